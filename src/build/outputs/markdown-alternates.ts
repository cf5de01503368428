import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { records } from '#words/interface.ts';
import { company } from '../../content/company.ts';
import { listedPages, pages } from '../../content/pages.ts';
import { formatFacts } from '../typesetting/format-facts.ts';
import { convertToMarkdown } from './convert-to-markdown.ts';
import { findMarkdownPath } from './find-markdown-path.ts';

/** Writes each built page as Markdown too, and llms.txt, which lists those files. */
export function markdownAlternates(): AstroIntegration {
  return {
    name: 'markdown-alternates',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const { path } of listedPages) {
          const html = await readFile(new URL(`.${path === '/' ? '/index' : path}.html`, dir), 'utf8');
          await writeFile(
            new URL(`.${findMarkdownPath(path)}`, dir),
            convertToMarkdown(html, company.site + path),
          );
        }
        await writeFile(new URL('llms.txt', dir), writeLlmsText());
      },
    },
  };
}

/** The list of pages in the format of https://llmstxt.org. */
function writeLlmsText(): string {
  const { name, street, postcode, town, email, phone, uid, site } = company;
  const { country } = formatFacts(company);
  const contacts = [
    `${records.email} ${email}`,
    ...(phone ? [`${records.phone} ${phone}`] : []),
    `${records.number} ${uid}`,
  ];
  const entries = listedPages.map(
    ({ path, label, title, description }) =>
      `- [${label ?? title}](${site}${findMarkdownPath(path)}): ${description}`,
  );
  return `# ${name}

> ${pages.home.description}

${name}, ${street}, ${postcode} ${town}, ${country}. ${contacts.join('. ')}.

## ${records.pages}

${entries.join('\n')}
`;
}
