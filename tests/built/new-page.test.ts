import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addPage } from '../support/add-page.ts';
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

const copy = copyWithFacts(realCompany);
afterAll(() => rmSync(copy, { recursive: true }));
addPage(copy, 'Jobs');
const { status, said } = runIn(copy, BUILD);
const built = join(copy, 'dist');

it('a page of four files and two entries is linked, told to search engines with a picture, and read as Markdown', () => {
  expect(status, said).toBe(0);
  const home = readPage('index.html', built).tree;
  for (const part of ['header', 'footer'])
    expect(readAttributes(home, `${part} nav a`, 'href')).toContain('/jobs');
  const { tree } = readPage('jobs.html', built);
  expect(readTexts(tree, 'title')).toEqual(['Jobs at the company of a test']);
  expect(readThings(tree)).toMatchObject([{ '@type': 'WebPage', url: `${site}/jobs` }, {}]);
  const [picture = ''] = readAttributes(tree, 'meta[property="og:image"]', 'content');
  expect(picture.startsWith(`${site}/share/jobs.png?`)).toBe(true);
  expect(readBytes('share/jobs.png', built).length).toBeGreaterThan(1000);
  expect(readFile('sitemap-0.xml', built)).toContain(`<loc>${site}/jobs</loc>`);
  expect(readFile('jobs.md', built)).toContain(`# ${readTexts(tree, 'h1')[0]}`);
  expect(readFile('llms.txt', built)).toContain(`- [Jobs](${site}/jobs.md): What`);
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
