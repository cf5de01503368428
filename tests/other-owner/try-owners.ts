/**
 * Tests copies of the project that have other owners: node tests/other-owner/try-owners.ts
 * One has facts as long as a build allows, and changed all that the README lets him change: it passes `npm test`. One
 * has only other facts, of middling length, and passes what these may break.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyWithFacts, realCompany } from '../support/copy-with-facts.ts';
import { changeOwner, longestFacts } from './change-owner.ts';

/** Between the sample's 9 characters and the longest name's 40. */
const MIDDLING_FACTS = { ...realCompany, name: 'Seilbahn Informatik GmbH' };
const FACTS_SPECS = ['header', 'layout', 'font', 'print', 'scrollbar'].map(
  (name) => `browser/${name}.spec.ts`,
);

process.exitCode =
  tryOwner(longestFacts, changeOwner, ['test']) ||
  tryOwner(MIDDLING_FACTS, () => {}, ['build', 'test:browser', ...FACTS_SPECS]);

/** Runs scripts of package.json in a copy with these facts, changed so; gives the exit code of what failed, or 0. */
function tryOwner(facts: { name: string }, change: (folder: string) => void, args: string[]) {
  console.log(`\n› ${facts.name}`);
  const folder = copyWithFacts(facts);
  try {
    change(folder);
    const env = { ...process.env, ALL: '' };
    const { status } = spawnSync('node', ['tools/run.mjs', ...args], { cwd: folder, stdio: 'inherit', env });
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
