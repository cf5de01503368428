import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '../src/content/company.ts';
import { copyWithFacts, realCompany, runIn } from './support/copy-with-facts.ts';

const sample = {
  ...company,
  name: 'Muster AG',
  street: 'Musterstrasse 1',
  email: 'hello@muster.example',
  uid: 'CHE-123.456.788',
  site: 'https://www.muster.example',
  host: 'Muster Hosting AG',
};
const NOW = { SOURCE_DATE_EPOCH: `${Math.floor(Date.now() / 1000)}` };
const BUILDS_MS = 120_000;
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
});

afterAll(() => rmSync(root, { recursive: true }));

function copyWith(facts: object, name: string): string {
  copyWithFacts(join(root, name), facts);
  return join(root, name);
}

/** Every built file, compressed siblings included, and its bytes. */
function readBuilt(copy: string): Map<string, Buffer> {
  const dist = join(copy, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [relative(dist, path), readFileSync(path)]));
}

describe('wrong facts', () => {
  it('stop the build with a sentence for each, no stack, and nothing written', () => {
    const copy = copyWith(
      { ...realCompany, uid: 'CHE-116.068.368', postcode: 8001, site: undefined },
      'wrong',
    );
    const { status, said } = runIn(copy, 'build', NOW);
    expect(status).toBe(1);
    expect(said).toContain(
      [
        'src/content/company.ts: postcode 8001 must be text; put it in quotes.',
        'src/content/company.ts: uid "CHE-116.068.368" fails its check digit; with these eight digits the last one must be 9.',
        'src/content/company.ts: site is missing; write it as text in quotes.',
      ].join('\n'),
    );
    expect(said).not.toMatch(/^\s+at /m);
    expect(existsSync(join(copy, 'dist'))).toBe(false);
  });
});

describe('facts that are no longer a list, for want of a comma or a quote', () => {
  it.each(['build', 'release'] as const)(
    'stop a %s with the line, no stack, and nothing written',
    (command) => {
      const copy = copyWith(realCompany, `broken-${command}`);
      writeFileSync(
        join(copy, 'src/content/company.ts'),
        "export const company = {\n  name: 'Alpen AG',\n  street: 'Route de l'Hôpital 12',\n};\n",
      );
      const { status, said } = runIn(copy, command, NOW);
      expect(status).toBe(1);
      expect(said).toMatch(/src\/content\/company\.ts:3/);
      expect(said).toContain("street: 'Route de l'Hôpital 12',");
      expect(said).not.toMatch(/^\s+at /m);
      expect(existsSync(join(copy, 'dist'))).toBe(false);
    },
  );
});

describe('sample facts', () => {
  it('are named by every build, whose date is that of its commit and not of the clock', () => {
    const copy = copyWith(sample, 'sample');
    const { status, said } = runIn(copy, 'build', { SOURCE_DATE_EPOCH: '1000000000' });
    expect(status).toBe(0);
    expect(said).toContain('still holds sample facts: name, street, email, uid, site, host.');
    const built = readBuilt(copy);
    expect(`${built.get('index.html')}`.match(/data-year[^>]*>(\d+)</)?.[1]).toBe('2001');
    expect(`${built.get('.well-known/security.txt')}`).toMatch(/^Expires: 2002-09-04T01:46:40/m);
  });

  it('are refused by a release, each with its value, before anything is written', () => {
    const copy = copyWith(sample, 'refused');
    const { status, said } = runIn(copy, 'release', NOW);
    expect(status).toBe(1);
    for (const fact of ['name', 'street', 'email', 'uid', 'site', 'host'] as const)
      expect(said).toContain(`${fact} ${JSON.stringify(sample[fact])} is a fact of the sample company`);
    expect(existsSync(join(copy, 'dist'))).toBe(false);
  });
});

describe('a release of real facts', () => {
  let copy: string;
  let twin: string;

  beforeAll(() => {
    copy = copyWith(realCompany, 'real');
    twin = copyWith(realCompany, 'deeper/real');
    expect(runIn(copy, 'release', { ...NOW, TZ: 'UTC', NODE_ENV: 'production' })).toMatchObject({
      status: 0,
    });
    expect(
      runIn(twin, 'release', { ...NOW, TZ: 'Pacific/Kiritimati', NODE_ENV: 'development' }),
    ).toMatchObject({ status: 0 });
  }, BUILDS_MS);

  it('is the same, byte by byte, in another folder, time zone and NODE_ENV', () => {
    const [files, others] = [readBuilt(copy), readBuilt(twin)];
    expect(files.has('index.html.br')).toBe(true);
    expect([...others.keys()]).toEqual([...files.keys()]);
    expect(
      [...files].filter(([file, bytes]) => !others.get(file)!.equals(bytes)).map(([file]) => file),
    ).toEqual([]);
  });

  it('keeps no fact of the sample company in any file', () => {
    const left = [...readBuilt(copy)]
      .filter(([, bytes]) => /muster\b|123\.456\.788|8001|Zürich/i.test(bytes.toString()))
      .map(([file]) => file);
    expect(left).toEqual([]);
  });

  it('is refused when its security.txt would soon expire', () => {
    const longAgo = `${Math.floor(Date.now() / 1000) - 340 * 86_400}`;
    const { status, said } = runIn(copy, 'release', { SOURCE_DATE_EPOCH: longAgo });
    expect(status).toBe(1);
    expect(said).toMatch(/security\.txt would expire on \d{4}-\d\d-\d\d/);
  });
});
