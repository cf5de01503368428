import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BUILD, copyWithFacts, realCompany, runIn } from '../support/copy-with-facts.ts';
import {
  readAttributes,
  readBytes,
  readFile,
  readPage,
  readTexts,
  readThings,
} from '../support/read-page.ts';

const { site } = realCompany;
/** In two lists: what the page is, and what is said of it, each before the line that follows here. */
const ENTRIES: [file: string, before: string, entry: string][] = [
  [
    'src/content/pages.ts',
    '} satisfies Record<string, Entry>;',
    "  jobs: { path: '/jobs', kind: 'WebPage', drawing: 'hero' },\n",
  ],
  [
    'src/content/words/en/pages.ts',
    '  notFound: {',
    `  jobs: {
    label: 'Jobs',
    title: ['Jobs at a company of this test'],
    description: ['Whom the company of this test would like to meet.'],
    picture: { title: 'Come and work with us', alt: 'A square of ringed tiles.' },
  },
`,
  ],
];
/** Route, screen, words and list of styles: each begins as a copy of its like. */
const LIKE = [
  'src/pages/methodology.astro',
  'src/screens/Methodology.tsx',
  'src/content/words/en/methodology.ts',
  'src/styles/methodology.css',
];
const rename = (text: string) =>
  text.replaceAll('Methodology', 'Jobs').replaceAll(/(?<=[/.])methodology\b/g, 'jobs');

const copy = copyWithFacts(realCompany);
afterAll(() => rmSync(copy, { recursive: true }));
for (const file of LIKE) writeFileSync(join(copy, rename(file)), rename(readFile(file, copy)));
for (const [file, before, entry] of ENTRIES)
  writeFileSync(join(copy, file), readFile(file, copy).replace(before, entry + before));
const { status, said } = runIn(copy, BUILD);
const built = join(copy, 'dist');

it('a page of four files and two entries is linked, told to search engines with a picture, and read as Markdown', () => {
  expect(status, said).toBe(0);
  const home = readPage('index.html', built).tree;
  for (const part of ['header', 'footer'])
    expect(readAttributes(home, `${part} nav a`, 'href')).toContain('/jobs');
  const { tree } = readPage('jobs.html', built);
  expect(readTexts(tree, 'title')).toEqual(['Jobs at a company of this test']);
  expect(readThings(tree)).toMatchObject([{ '@type': 'WebPage', url: `${site}/jobs` }, {}]);
  const [picture = ''] = readAttributes(tree, 'meta[property="og:image"]', 'content');
  expect(picture.startsWith(`${site}/share/jobs.png?`)).toBe(true);
  expect(readBytes('share/jobs.png', built).length).toBeGreaterThan(1000);
  expect(readFile('sitemap-0.xml', built)).toContain(`<loc>${site}/jobs</loc>`);
  expect(readFile('jobs.md', built)).toContain(`# ${readTexts(tree, 'h1')[0]}`);
  expect(readFile('llms.txt', built)).toContain(`- [Jobs](${site}/jobs.md): Whom`);
});

it('a build of real facts keeps none of the sample company, in any file', () => {
  const texts = globSync('**/*.{html,md,txt,xml,vcf,js,svg}', { cwd: built });
  const left = texts.filter((file) => /muster\b|123\.456\.788|8001|Zürich/i.test(readFile(file, built)));
  expect(left).toEqual([]);
  expect(readFile('contact.vcf', built)).toContain(realCompany.phone);
  expect(readFile('llms.txt', built)).toContain(realCompany.phone);
  const link = `tel:${realCompany.phone.replaceAll(' ', '')}`;
  for (const part of ['main', 'footer'])
    expect(readAttributes(readPage('contact.html', built).tree, `${part} a`, 'href')).toContain(link);
});

it('a build has the date of SOURCE_DATE_EPOCH, and not of the clock', () => {
  expect(readTexts(readPage('index.html', built).tree, '[data-year]')).toEqual(['2001']);
  expect(readFile('.well-known/security.txt', built)).toMatch(/^Expires: 2002-09-04T01:46:40/m);
});
