/**
 * Tests copies of the project that have other owners: node tests/other-owner/try-owners.ts
 * One has facts as long as a build allows, three languages, and changed all that the README lets him change: it passes
 * `npm test`. One says nothing that he may leave out, has two services, a page more, and German alone, without the folders
 * of other languages: it passes what that may break.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyWithFacts } from '../support/copy-with-facts.ts';
import { changeOwner, keepLittle, longestFacts, shortestFacts } from './change-owner.ts';

const SPECS = ['header', 'layout', 'first-paint', 'print', 'accessibility'].map(
  (name) => `browser/${name}.spec.ts`,
);

process.exitCode =
  tryOwner(longestFacts, ['fr', 'de', 'en'], changeOwner, ['test']) ||
  tryOwner(shortestFacts, ['de'], keepLittle, ['check', 'build', 'test:built', 'test:browser', ...SPECS]);

/** Runs scripts of package.json, with files for the last one, in a copy with these facts and languages, changed so. */
function tryOwner(facts: { name: string }, codes: string[], change: typeof changeOwner, args: string[]) {
  console.log(`\n› ${facts.name}`);
  const folder = copyWithFacts(facts, codes);
  rmSync(join(folder, 'tests/specification'), { recursive: true });
  const env = { ...process.env, ALL: '' };
  try {
    change(folder);
    return spawnSync('node', ['tools/run.mjs', ...args], { cwd: folder, stdio: 'inherit', env }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
