/**
 * Tests copies of the project that have other owners: node tests/other-owner/try-owners.ts
 * One has facts as long as a build allows, three languages, and changed all that the README lets him change: it passes
 * `npm test` in the first language, and in the last what words may break. One has only other facts, of middling length,
 * and passes what these may break.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyWithFacts, realCompany } from '../support/copy-with-facts.ts';
import { changeOwner, longestFacts } from './change-owner.ts';

/** Between the sample's 9 characters and the longest name's 40. */
const MIDDLING_FACTS = { ...realCompany, name: 'Seilbahn Informatik GmbH' };
const nameSpecs = (...names: string[]) => names.map((name) => `browser/${name}.spec.ts`);
const FACTS_SPECS = nameSpecs('header', 'layout', 'font', 'print', 'scrollbar');
const WORDS_SPECS = nameSpecs('layout', 'accessibility', 'print');

process.exitCode =
  tryOwner(
    longestFacts,
    changeOwner,
    [
      { args: ['test'] },
      { args: ['test:built'], language: 'fr' },
      { args: ['test:browser', ...WORDS_SPECS], language: 'fr' },
    ],
    ['de', 'en', 'fr'],
  ) || tryOwner(MIDDLING_FACTS, () => {}, [{ args: ['build', 'test:browser', ...FACTS_SPECS] }]);

interface Run {
  /** Scripts of package.json, and files for the last one. */
  args: string[];
  /** Whose pages are tested; without one, those of the first. */
  language?: string;
}

/** Runs scripts in a copy with these facts, changed so; gives the exit code of what failed, or 0. */
function tryOwner(
  facts: { name: string },
  change: (folder: string) => void,
  runs: Run[],
  codes?: string[],
): number {
  console.log(`\n› ${facts.name}`);
  const folder = copyWithFacts(facts, codes);
  const run = ({ args, language = '' }: Run) => {
    // The hosts serve the pages of all languages in the first run.
    const env = { ...process.env, ALL: '', TEST_LANGUAGE: language, ...(language && { ALL_HOSTS: '' }) };
    const { status } = spawnSync('node', ['tools/run.mjs', ...args], { cwd: folder, stdio: 'inherit', env });
    return status ?? 1;
  };
  try {
    change(folder);
    return runs.reduce((code, each) => code || run(each), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
