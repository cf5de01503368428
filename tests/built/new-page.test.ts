import { appendFileSync, globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { addPage } from '../support/add-page.ts';
import { ASTRO, BUILD, copyWithFacts, realCompany, runIn } from '../support/copy-with-facts.ts';
import {
  readAttributes,
  readBytes,
  readFile,
  readPage,
  readTexts,
  readThings,
} from '../support/read-page.ts';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const { site } = realCompany;
const facts = { ...realCompany, mailProvider: 'Muster Mail AG' };

// Whole builds, which `npm run test:all` makes.
describe.runIf(process.env['ALL']).each([{ codes: ['de'] }, { codes: ['en', 'de', 'fr'] }])(
  'a copy with other facts and a page more, in $codes',
  ({ codes }) => {
    const [code = ''] = codes;
    let copy: string;
    let built: string;
    let touched: string[];
    let status: number | null;
    let said: string;

    beforeAll(() => {
      copy = copyWithFacts(facts, codes);
      // As the README says.
      rmSync(join(copy, 'tests/specification'), { recursive: true, force: true });
      for (const folder of globSync('src/content/words/*', { cwd: copy }))
        if (!codes.includes(basename(folder))) rmSync(join(copy, folder), { recursive: true });
      built = join(copy, 'dist');
      const before = readSource(copy);
      addPage(copy, 'Candidates');
      touched = Object.entries(readSource(copy)).flatMap(([file, text]) =>
        before[file] === text ? [] : [file],
      );
      ({ status, said } = runIn(copy, BUILD));
    }, 120_000);
    afterAll(() => rmSync(copy, { recursive: true }));

    it('has five files with one language, and two more with three', () => {
      expect(touched).toHaveLength(4 + codes.length);
    });

    it('has the types and the form that npm test asks for', () => {
      for (const args of [
        [ASTRO, 'check'],
        [BIOME, 'check', '--error-on-warnings'],
      ]) {
        const { status, said } = runIn(copy, args);
        expect(status, said).toBe(0);
      }
    }, 120_000);

    it('has the page in each language, linked, told to search engines with a picture, and on every list', () => {
      expect(status, said).toBe(0);
      for (const prefix of codes.map((each) => (each === code ? '' : `/${each}`))) {
        const path = `${prefix}/candidates`;
        const home = readPage(`${prefix || '/index'}.html`, built).tree;
        for (const part of ['header', 'footer'])
          expect(readAttributes(home, `${part} nav a`, 'href')).toContain(path);
        const { tree } = readPage(`${path}.html`, built);
        expect(readTexts(tree, 'title')).toEqual([`Candidates | ${facts.name}`]);
        expect(readThings(tree)).toMatchObject([{ '@type': 'WebPage', url: site + path }, {}]);
        const [picture = ''] = readAttributes(tree, 'meta[property="og:image"]', 'content');
        expect(picture.startsWith(`${site}${prefix}/share/candidates.png?`)).toBe(true);
        expect(readBytes(`${prefix}/share/candidates.png`, built).length).toBeGreaterThan(1000);
        expect(readFile('sitemap-0.xml', built)).toContain(`<loc>${site}${path}</loc>`);
        expect(readTexts(tree, 'h1')).toEqual(['Candidates']);
        expect(readFile('llms.txt', built)).toContain(`- [Candidates](${site}${path}): Candidates.`);
      }
    });

    it('keeps the site that was built before where a build fails', () => {
      const home = readFile('index.html', built);
      appendFileSync(join(copy, `src/content/words/${code}/interface.ts`), "\nlabels.skipLink = '漢';\n");
      expect(runIn(copy, BUILD)).toMatchObject({ status: 1, said: expect.stringContaining('has no 漢') });
      expect(readFile('index.html', built)).toBe(home);
    });

    it('sample facts are announced by a build', () => {
      expect(said).toContain('src/content/company.ts still holds sample facts: mailProvider.');
    });

    it('a build keeps no fact that was replaced, in any file', () => {
      const texts = globSync('**/*.{html,txt,xml,vcf,js,svg}', { cwd: built });
      // What the owner has written into his words is his care.
      const words = globSync('src/content/words/**/*.ts')
        .map((file) => readFile(file, '.'))
        .join('');
      const [own, others] = [company, facts].map((each) => {
        const { name, street, postcode, town, email, phone, uid, site, host } = each;
        return [name, street, `${postcode} ${town}`, town, email, phone, uid, site, host];
      });
      const replaced = own!.filter((fact) => fact && !words.includes(fact) && !others!.includes(fact));
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
  },
);

/** The text of each file in src, by its path. */
function readSource(folder: string): Record<string, string> {
  const files = globSync('src/**/*.{ts,tsx,astro,css}', { cwd: folder });
  return Object.fromEntries(files.map((file) => [file, readFile(file, folder)]));
}
