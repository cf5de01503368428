import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scripts } from '../../package.json';
import { codes } from '../../src/content/languages.ts';
import { ASTRO, BUILD, copyWithFacts, realCompany, runIn } from '../support/copy-with-facts.ts';

const NOW = Math.round(Date.now() / 1000);
const DAY = 86_400;
const WORDS = `src/content/words/${codes[0]}`;
const load = (code: string) => `(file: string) => import(\`./words/${code}/\${file}.ts\`),`;
const CHECK = scripts['check:facts'].split(' ').slice(1);

function copyFor(facts: object) {
  const copy = copyWithFacts(facts);
  onTestFinished(() => rmSync(copy, { recursive: true }));
  return copy;
}

it('sample facts are refused by a release with their values, and a site that was built from them is gone', () => {
  const copy = copyFor({ ...realCompany, street: 'Musterstrasse 1', email: 'hello@muster.example' });
  mkdirSync(join(copy, 'dist'));
  const { status, said } = runIn(copy, CHECK);
  expect(status).toBe(1);
  expect(existsSync(join(copy, 'dist'))).toBe(false);
  expect(said).toContain('src/content/company.ts: street "Musterstrasse 1" is a fact of the sample company');
  expect(said).toContain('email "hello@muster.example" is a fact of the sample company');
});

it('a release of real facts lists once what the texts promise', () => {
  const copy = copyFor(realCompany);
  appendFileSync(join(copy, WORDS, 'about.ts'), '\n// You promise: tests are real.\n');
  const { status, said } = runIn(copy, CHECK, NOW);
  expect(status, said).toBe(0);
  expect(said.match(/about\.ts:\d+: tests are real\./g)).toHaveLength(1);
});

it('a release says that its security.txt would soon be worth nothing, and leaves the site that was built before', () => {
  const copy = copyFor(realCompany);
  mkdirSync(join(copy, 'dist'));
  const { status, said } = runIn(copy, CHECK, NOW - 340 * DAY);
  const day = new Date((NOW + 20 * DAY) * 1000).toISOString().slice(0, 10);
  expect(status).toBe(1);
  expect(existsSync(join(copy, 'dist'))).toBe(true);
  expect(said).toContain(
    `security.txt would hold until ${day} only, because it has the date of the last commit;`,
  );
});

it('a list of languages that is wrong stops a build, the start of dev and a release, one sentence each, without a stack', () => {
  const copy = copyFor(realCompany);
  const list = join(copy, 'src/content/languages.ts');
  const text = readFileSync(list, 'utf8');
  cpSync(join(copy, WORDS), join(copy, 'src/content/words/xy'), { recursive: true });
  const cases: [args: string[], lines: string, sentence: string][] = [
    [BUILD, '', 'languages is empty; write a line a language, such as '],
    [[ASTRO, 'dev'], `xx: ${load('xx')}`, 'xx has no folder src/content/words/xx; there '],
    [CHECK, `xy: ${load(codes[0]!)}`, 'xy loads words whose language.tag is '],
  ];
  for (const [args, lines, sentence] of cases) {
    writeFileSync(
      list,
      text.replace(/(?<=languages = \{\n)( .*\n)*/, () => lines),
    );
    const { status, said } = runIn(copy, args);
    expect(status).toBe(1);
    expect(said).toContain(`src/content/languages.ts: ${sentence}`);
    expect(said).not.toMatch(/^\s+at /m);
  }
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});

it('wrong facts stop a build, the start of dev and a release, one sentence each, without a stack, and nothing is written', () => {
  const copy = copyFor({ ...realCompany, uid: 'CHE-116.068.368', postcode: 8001, site: undefined });
  for (const args of [BUILD, [ASTRO, 'dev'], CHECK]) {
    const { status, said } = runIn(copy, args);
    expect(status).toBe(1);
    expect(said).toContain('src/content/company.ts: postcode 8001 must be given, as text in quotes.\n');
    expect(said).toContain('src/content/company.ts: uid "CHE-116.068.368" fails its check digit; ');
    expect(said).toContain('src/content/company.ts: site must be given, as text in quotes.\n');
    expect(said).not.toMatch(/^\s+at /m);
  }
  expect(existsSync(join(copy, 'dist'))).toBe(false);

  // A quote too many is no fact at all.
  appendFileSync(join(copy, 'src/content/company.ts'), "const street = 'Route de l'Hôpital 12';\n");
  const { said } = runIn(copy, CHECK);
  expect(said).toContain('src/content/company.ts:3');
  expect(said).not.toMatch(/^\s+at /m);
});
