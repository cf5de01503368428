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

it('a release of real facts lists what the texts promise; a quote too many is told with its line', () => {
  const copy = copyFor(realCompany);
  const { status, said } = runIn(copy, CHECK);
  expect(status, said).toBe(0);
  for (const [page, all] of Object.entries(promises))
    for (const promise of all) expect(said).toContain(`\n${page}: ${promise}`);
  appendFileSync(join(copy, 'src/content/company.ts'), "const street = 'Route de l'Hôpital 12';\n");
  const refused = runIn(copy, CHECK).said;
  expect(refused).toContain('src/content/company.ts:3');
  expect(refused).not.toMatch(/^\s+at /m);
});

it('a build with wrong facts is refused in a sentence each; whatever else loads the configuration may go on', () => {
  const copy = copyFor({ ...realCompany, uid: 'CHE-116.068.368', postcode: 8001, site: undefined });
  const { status, said } = runIn(copy, BUILD);
  expect(status).toBe(1);
  const reasons = [
    'postcode 8001 must be given, as text in quotes.\n',
    'uid "CHE-116.068.368" fails its check digit; ',
    'site must be given, as text in quotes.\n',
  ].map((reason) => `src/content/company.ts: ${reason}`);
  for (const reason of reasons) expect(said).toContain(reason);
  expect(said).not.toMatch(/^\s+at /m);
  expect(existsSync(join(copy, 'dist'))).toBe(false);
  const load = "await import('./astro.config.ts').catch(({ message }) => console.log('Caught:', message));";
  const loaded = runIn(copy, ['--input-type=module', '--eval', load]);
  expect(loaded.status, loaded.said).toBe(0);
  expect(loaded.said).toContain(`Caught: ${reasons[0]}`);
});

it.each([
  ['xx', 'languages.ts: xx has no folder '],
  ['xy', 'words/xy/language.ts: tag '],
  ['xz', 'words/xz/home.ts must export a f'],
])('a release in the language %s, whose words are wrong, is refused in one sentence', (code, reason) => {
  const copy = copyFor(realCompany, [code]);
  for (const other of ['xy', 'xz'])
    cpSync(join(copy, WORDS), join(copy, 'src/content/words', other), { recursive: true });
  writeFileSync(join(copy, 'src/content/words/xz/home.ts'), 'export const home = () => ({});\n');
  const { status, said } = runIn(copy, CHECK);
  expect(status).toBe(1);
  expect(said).toContain(`src/content/${reason}`);
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
