import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { company } from '../../content/company.ts';
import { codes } from '../../content/languages.ts';
import type { Labels } from '../../content/words.ts';
import type { ListedPage } from '../../site/list-pages.ts';
import { formatFacts } from '../facts/format-facts.ts';
import { loadSite } from '../languages/load-site.ts';
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
          codes.map(async (code, index) => {
            const { words, listedPages } = await loadSite(code);
            const { fileLabels, language } = words.labels;
            for (const { path } of listedPages) await writeMarkdown(path, dir);
            return index === 0
              ? `${introduce(listedPages[0]!, words.labels)}\n\n## ${fileLabels.pages}\n\n${list(listedPages)}\n`
              : `## ${language.name}\n\n${list(listedPages)}\n`;
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

/** The beginning of llms.txt, in the format of https://llmstxt.org. */
function introduce({ description }: ListedPage, { fileLabels, language }: Labels) {
  const { country } = formatFacts(company, language.locale);
  const contacts = [
    `${fileLabels.email} ${email}`,
    ...(phone ? [`${fileLabels.phone} ${phone}`] : []),
    `${fileLabels.number} ${uid}`,
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
