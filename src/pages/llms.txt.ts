import type { APIRoute } from 'astro';
import { company } from '../content/company.ts';
import { navigation } from '../content/navigation.ts';
import { pages } from '../content/pages.ts';
import { findTwin } from '../machine/markdown-pages.ts';

/** What the site holds, for programmes that read, in the form of https://llmstxt.org. */
export const GET: APIRoute = () => {
  const { name, street, postcode, town, country, email, uid, site } = company;
  const lines = navigation.map(({ path, label }) => {
    const { description } = Object.values(pages).find((page) => page.path === path)!;
    return `- [${label}](${site}${findTwin(path)}): ${description}`;
  });
  const blocks = [
    `# ${name}`,
    `> ${pages.home.description}`,
    `${name}, ${street}, ${postcode} ${town}, ${country}. Email ${email}. Registration number ${uid}.`,
    '## Pages',
    lines.join('\n'),
  ];
  return new Response(`${blocks.join('\n\n')}\n`);
};
