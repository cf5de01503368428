import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
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
const facts = { ...realCompany, mailProvider: 'Muster Mail AG' };

// A whole build, which `npm run test:all` makes.
describe.runIf(process.env['ALL'])('a copy with other facts and a sixth page', () => {
  let copy: string;
  let built: string;
  let status: number | null;
  let said: string;

  beforeAll(() => {
    copy = copyWithFacts(facts);
    built = join(copy, 'dist');
    addPage(copy, 'Jobs');
    ({ status, said } = runIn(copy, BUILD));
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  it('a page of four files and two entries is linked, told to search engines with a picture, and read as Markdown', () => {
    expect(status, said).toBe(0);
    const home = readPage('index.html', built).tree;
    for (const part of ['header', 'footer'])
      expect(readAttributes(home, `${part} nav a`, 'href')).toContain('/jobs');
    const { tree } = readPage('jobs.html', built);
    expect(readTexts(tree, 'title')).toEqual([`Jobs bei uns | ${facts.name}`]);
    expect(readThings(tree)).toMatchObject([{ '@type': 'WebPage', url: `${site}/jobs` }, {}]);
    const [picture = ''] = readAttributes(tree, 'meta[property="og:image"]', 'content');
    expect(picture.startsWith(`${site}/share/jobs.png?`)).toBe(true);
    expect(readBytes('share/jobs.png', built).length).toBeGreaterThan(1000);
    expect(readFile('sitemap-0.xml', built)).toContain(`<loc>${site}/jobs</loc>`);
    expect(readFile('jobs.md', built)).toContain(`# ${readTexts(tree, 'h1')[0]}`);
    expect(readFile('llms.txt', built)).toContain(`- [Jobs](${site}/jobs.md): Alles`);
  });

  it('sample facts are announced by a build', () => {
    expect(said).toContain('src/content/company.ts still holds sample facts: mailProvider.');
  });

  it('a build keeps no fact that was replaced, in any file', () => {
    const texts = globSync('**/*.{html,md,txt,xml,vcf,js,svg}', { cwd: built });
    // What the owner has written into his words is his care.
    const words = globSync('src/content/words/**/*.ts')
      .map((file) => readFile(file, '.'))
      .join('');
    const { name, street, postcode, town, email, phone, uid, site, host } = company;
    const replaced = [name, street, `${postcode} ${town}`, town, email, phone, uid, site, host].filter(
      (fact) => fact && !words.includes(fact) && !Object.values<unknown>(facts).includes(fact),
    );
    const left = texts.flatMap((file) => {
      const text = readFile(file, built);
      return replaced.filter((fact) => text.includes(fact)).map((fact) => `${fact} in ${file}`);
    });
    expect(left).toEqual([]);
  });

  it('a phone number can be called from the contact page and every footer, and saved', () => {
    expect(readFile('contact.vcf', built)).toContain(facts.phone);
    expect(readFile('llms.txt', built)).toContain(facts.phone);
    const link = `tel:${facts.phone.replaceAll(' ', '')}`;
    for (const part of ['main', 'footer'])
      expect(readAttributes(readPage('contact.html', built).tree, `${part} a`, 'href')).toContain(link);
  });

  it('a build has the date of SOURCE_DATE_EPOCH, and not of the clock', () => {
    expect(readTexts(readPage('index.html', built).tree, '[data-year]')).toEqual(['2001']);
    expect(readFile('.well-known/security.txt', built)).toMatch(/^Expires: 2002-09-04T01:46:40/m);
  });
});
