import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { BUILD, copyWithFacts, realCompany, runIn } from '../support/copy-with-facts.ts';

const CHECK = 'src/facts/check-release.ts';
const DAY_S = 86_400;
const nowS = Math.floor(Date.now() / 1000);

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(copy, { recursive: true }));

const run = (words: string[], epochS = nowS) => runIn(copy, words, epochS);

it('a release of sample facts is refused, each with its value', () => {
  const samples = {
    name: 'Muster AG',
    street: 'Musterstrasse 1',
    email: 'hello@muster.example',
    uid: 'CHE-123.456.788',
    site: 'https://www.muster.example',
    host: 'Muster Hosting AG',
    mailProvider: 'Muster Mail AG',
  };
  copyWithFacts(copy, { ...company, ...samples });
  const { status, said } = run([CHECK]);
  expect(status).toBe(1);
  for (const [field, value] of Object.entries(samples))
    expect(said).toContain(`${field} ${JSON.stringify(value)} is a fact of the sample company`);
});

it('a release of real facts lists once what the texts promise, unless its date is long past', () => {
  copyWithFacts(copy, realCompany);
  appendFileSync(join(copy, 'src/content/about.ts'), '\n// You promise: tests are real.\n');
  const { status, said } = run([CHECK]);
  expect(status, said).toBe(0);
  expect(said.match(/src\/content\/about\.ts:\d+: tests are real\./g)).toHaveLength(1);
  expect(run([CHECK], nowS - 340 * DAY_S)).toMatchObject({
    status: 1,
    said: expect.stringContaining('security.txt would expire too soon'),
  });
});

it('wrong facts stop a build and a release: one sentence each, no stack, nothing written', () => {
  copyWithFacts(copy, { ...realCompany, uid: 'CHE-116.068.368', postcode: 8001, site: undefined });
  for (const { status, said } of [run(BUILD), run([CHECK])]) {
    expect(status).toBe(1);
    expect(said).toContain(
      [
        'src/content/company.ts: postcode 8001 must be text; put it in quotes.',
        'src/content/company.ts: uid "CHE-116.068.368" fails its check digit; with these eight digits the last one must be 9.',
        'src/content/company.ts: site is missing; write it as text in quotes.',
      ].join('\n'),
    );
    expect(said).not.toMatch(/^\s+at /m);
  }
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});

it('a missing comma or quote stops a build and a release with the line, and no stack', () => {
  copyWithFacts(copy, realCompany);
  writeFileSync(
    join(copy, 'src/content/company.ts'),
    "export const company = {\n  name: 'Alpen AG',\n  street: 'Route de l'Hôpital 12',\n};\n",
  );
  for (const { status, said } of [run(BUILD), run([CHECK])]) {
    expect(status).toBe(1);
    expect(said).toMatch(/src\/content\/company\.ts:3/);
    expect(said).toContain("street: 'Route de l'Hôpital 12',");
    expect(said).not.toMatch(/^\s+at /m);
  }
});
