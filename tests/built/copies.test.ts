import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BUILD, copyWithFacts, realCompany, runIn } from '../support/copy-with-facts.ts';
import { findBuilt, readFile, readPage, readTexts } from '../support/read-page.ts';

/** Each builds the site once more. */
const onceForAll = it.runIf(process.env['ALL']);

function build(facts: object) {
  const copy = copyWithFacts(facts);
  onTestFinished(() => rmSync(copy, { recursive: true }));
  return { built: join(copy, 'dist'), ...runIn(copy, BUILD) };
}

onceForAll(
  'a build announces sample facts, has the date of SOURCE_DATE_EPOCH, and downloads letters of eastern Europe only where they are',
  () => {
    const facts = { ...realCompany, host: 'Petrović Söhne', mailProvider: 'Muster Mail AG' };
    const { built, status, said } = build(facts);
    expect(status, said).toBe(0);
    expect(said).toContain('src/content/company.ts still holds sample facts: mailProvider.');
    expect(readTexts(readPage('index.html', built).tree, '[data-year]')).toEqual(['2001']);
    expect(readFile('.well-known/security.txt', built)).toMatch(/^Expires: 2002-09-04T01:46:40/m);

    const pages = findBuilt('**/*.html', built).map((file) => readFile(file, built));
    const hasLetter = pages.map((html) => html.slice(html.indexOf('<body')).includes('ć'));
    expect(new Set(hasLetter)).toEqual(new Set([true, false]));
    expect(pages.map((html) => html.includes('instrument-sans-extended'))).toEqual(hasLetter);
  },
);

onceForAll('a letter that the typeface lacks stops a build, with its place', () => {
  const { built, status, said } = build({ ...realCompany, host: 'Петровић' });
  expect(status).toBe(1);
  expect(said).toMatch(/contact\.html: the typeface has no П \(U\+041F\) in “.*Пе.*”; write it otherwise/);
  expect(findBuilt('**/*.html', built)).toEqual([]);
});
