import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { company } from '../../content/company.ts';
import { type ListedPage, listPages } from '../../content/pages.ts';
import { loadWords } from '../languages/load-words.ts';
import { formatFacts } from '../typesetting/format-facts.ts';
import { convertToMarkdown } from './convert-to-markdown.ts';
import { findMarkdownPath } from './find-markdown-path.ts';

const { name, street, postcode, town, email, phone, uid, site } = company;

/** Writes each built page as Markdown too, and llms.txt, which lists those files. */
export function markdownAlternates(): AstroIntegration {
  return {
    name: 'markdown-alternates',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const texts = await Promise.all(
          company.languages.map(async (code, index) => {
            const words = await loadWords(code);
            const pages = listPages(words.pages, code);
            for (const { path } of pages) await writeMarkdown(path, dir);
            return index === 0
              ? `${introduce(pages[0]!, words)}\n\n## ${words.records.pages}\n\n${list(pages)}\n`
              : `## ${words.language.name}\n\n${list(pages)}\n`;
          }),
        );
        await writeFile(new URL('llms.txt', dir), texts.join('\n'));
      },
    },
  };
}

async function writeMarkdown(path: string, dir: URL) {
  const html = await readFile(new URL(`.${path === '/' ? '/index' : path}.html`, dir), 'utf8');
  await writeFile(new URL(`.${findMarkdownPath(path)}`, dir), convertToMarkdown(html, site + path));
}

/** How a list of pages in the format of https://llmstxt.org begins. */
function introduce(
  { description }: ListedPage,
  { records, language }: Awaited<ReturnType<typeof loadWords>>,
) {
  const { country } = formatFacts(company, language.locale);
  const contacts = [
    `${records.email} ${email}`,
    ...(phone ? [`${records.phone} ${phone}`] : []),
    `${records.number} ${uid}`,
  ];
  return `# ${name}\n\n> ${description}\n\n${name}, ${street}, ${postcode} ${town}, ${country}. ${contacts.join('. ')}.`;
}

const list = (pages: ListedPage[]) =>
  pages
    .map(
      ({ path, label, title, description }) =>
        `- [${label ?? title}](${site}${findMarkdownPath(path)}): ${description}`,
    )
    .join('\n');
