import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scripts } from '../../package.json';
import { languages } from '../../src/content/languages.ts';
import { promises } from '../../src/content/promises.ts';
import { copyWithFacts, realCompany, runIn } from '../support/copy-with-facts.ts';

const BUILD = ['node_modules/astro/bin/astro.mjs', 'build'];
const CHECK = scripts['check:facts'].split(' ').slice(1);
const WORDS = `src/content/words/${languages[0]}`;

function copyFor(...given: Parameters<typeof copyWithFacts>) {
  const copy = copyWithFacts(...given);
  onTestFinished(() => rmSync(copy, { recursive: true }));
  return copy;
}

it('sample facts are refused by a release with their values, and the site that stands in dist/ stays', () => {
  const copy = copyFor({ ...realCompany, street: 'Musterstrasse 1', email: 'hello@muster.example' });
  mkdirSync(join(copy, 'dist'));
  const { status, said } = runIn(copy, CHECK);
  expect(status).toBe(1);
  expect(existsSync(join(copy, 'dist'))).toBe(true);
  expect(said).toContain('src/content/company.ts: street "Musterstrasse 1" is a fact of the sample company');
  expect(said).toContain('email "hello@muster.example" is a fact of the sample company');
});

it('a release of real facts lists what the texts promise, and where', () => {
  const { status, said } = runIn(copyFor(realCompany), CHECK);
  expect(status, said).toBe(0);
  for (const [page, all] of Object.entries(promises))
    for (const promise of all) expect(said).toContain(`\n${page}: ${promise}`);
});

const WRONG = { ...realCompany, uid: 'CHE-116.068.368', postcode: 8001, site: undefined };
const REASONS = [
  'company.ts: postcode 8001 must be given, as text in quotes.\n',
  'company.ts: uid "CHE-116.068.368" fails its check digit; ',
  'company.ts: site must be given, as text in quotes.\n',
];

it.each<[what: string, args: string[], facts: object, languages: string[], reasons: string[]]>([
  ['a build with wrong facts', BUILD, WRONG, languages, REASONS],
  ['a release with wrong facts', CHECK, WRONG, languages, REASONS],
  ['a release without words', CHECK, realCompany, ['xx'], ['languages.ts: xx has no folder ']],
  ['a release in another language', CHECK, realCompany, ['xy'], ['words/xy/language.ts: tag "en" is an']],
  ['a build of words that are no default', BUILD, realCompany, ['xz'], ['words/xz/home.ts must export a f']],
])('%s is refused in one sentence each, without a stack, and nothing is written', (...row) => {
  const [, args, facts, languages, reasons] = row;
  const copy = copyFor(facts, languages);
  for (const other of ['xy', 'xz'])
    cpSync(join(copy, WORDS), join(copy, 'src/content/words', other), { recursive: true });
  writeFileSync(join(copy, 'src/content/words/xz/home.ts'), 'export const home = () => ({});\n');
  const { status, said } = runIn(copy, args);
  expect(status).toBe(1);
  for (const reason of reasons) expect(said).toContain(`src/content/${reason}`);
  expect(said).not.toMatch(/^\s+at /m);
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});

it('whatever loads the configuration may go on after wrong facts', () => {
  const load = "await import('./astro.config.ts').catch(({ message }) => console.log('Caught:', message));";
  const { status, said } = runIn(copyFor(WRONG), ['--input-type=module', '--eval', load]);
  expect(status, said).toBe(0);
  expect(said).toContain(`Caught: src/content/${REASONS[0]}`);
});

it('a quote too many, which makes no fact at all, is told with its line', () => {
  const copy = copyFor(realCompany);
  appendFileSync(join(copy, 'src/content/company.ts'), "const street = 'Route de l'Hôpital 12';\n");
  const { said } = runIn(copy, CHECK);
  expect(said).toContain('src/content/company.ts:3');
  expect(said).not.toMatch(/^\s+at /m);
});

// It builds the site once more.
it.runIf(process.env['ALL'])('a build names sample facts and dead links, and leaves dist/ as it was', () => {
  const copy = copyFor({ ...realCompany, mailProvider: 'Muster Mail AG' });
  const site = join(copy, 'dist');
  mkdirSync(site);
  rmSync(join(copy, 'public/drawings'), { recursive: true });
  const { status, said } = runIn(copy, BUILD);
  expect(status).toBe(1);
  expect(said).toContain('src/content/company.ts still holds sample facts: mailProvider.');
  expect(said).toContain(' links to /drawings/');
  expect(said).not.toMatch(/^\s+at /m);
  expect(readdirSync(site)).toEqual([]);
});
