import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BUILD, copyWithFacts, realCompany, runIn } from '../support/copy-with-facts.ts';

/** Each builds the site once more. */
const onceForAll = it.runIf(process.env['ALL']);

function build(facts: object) {
  const copy = copyWithFacts(facts);
  onTestFinished(() => rmSync(copy, { recursive: true }));
  return { copy, ...runIn(copy, BUILD) };
}

onceForAll('a fact with a letter of eastern Europe costs only the pages that show it', () => {
  const { copy, status, said } = build({ ...realCompany, host: 'Petrović Söhne' });
  expect(status, said).toBe(0);
  const pages = globSync('dist/**/*.html', { cwd: copy }).map((file) =>
    readFileSync(join(copy, file), 'utf8'),
  );
  const hasLetter = pages.map((html) => html.slice(html.indexOf('<body')).includes('ć'));
  expect(new Set(hasLetter)).toEqual(new Set([true, false]));
  expect(pages.map((html) => html.includes('instrument-sans-extended'))).toEqual(hasLetter);
});

onceForAll('a letter that the typeface lacks stops a build, with its place', () => {
  const { copy, status, said } = build({ ...realCompany, host: 'Петровић' });
  expect(status).toBe(1);
  expect(said).toMatch(/contact\.html: the typeface has no П \(U\+041F\) in “.*Пе.*”; write it otherwise/);
  expect(globSync('dist/**/*.html', { cwd: copy })).toEqual([]);
});
