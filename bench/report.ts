/**
 * Writes the quality sheet, docs/quality.json and docs/quality.md: npm run report -- [--measure]
 * Sizes and counts come from the build; scores, counts of tests and times from what suites and benches wrote last.
 * With --measure the benches run first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { audit } from './audit.ts';
import { orStop } from './or-stop.ts';
import { readFigures, readListing } from './read-figures.ts';
import { sections } from './sections.ts';
import { describeRun, MEASURES_FOLDER, type Measures } from './write-measures.ts';
import { type Sheet, writeSheet } from './write-sheet.ts';

const BENCHES = ['bench', 'bench:growth', 'bench:dev'];
const root = join(import.meta.dirname, '..');
const sheetFile = join(root, 'docs/quality.json');

const { values } = orStop(() => parseArgs({ options: { measure: { type: 'boolean' } } }));
if (values.measure) for (const bench of BENCHES) runBench(bench);

const measures = { ...readLastSheet()?.measures, ...readMeasures() };
const sheet: Sheet = {
  ...describeRun(),
  brotli: `${process.versions.brotli}`,
  audit: audit(),
  figures: readFigures(readListing()),
  measures,
};
writeFileSync(sheetFile, `${JSON.stringify(sheet, null, 2)}\n`);
writeFileSync(join(root, 'docs/quality.md'), writeSheet(sheet));

console.log('docs/quality.md and docs/quality.json are written.');
for (const { name, title, command } of sections) {
  const { date, commit } = measures[name] ?? {};
  console.log(date ? `${title}: ${date}, commit ${commit}` : `${title}: not measured yet, run "${command}"`);
}

function runBench(name: string) {
  const { status } = spawnSync(process.execPath, ['tools/run.mjs', name], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm run ${name} failed, so there is nothing new to report.`);
}

/** What this machine has not measured stays as the last sheet has it, with its date. */
function readLastSheet(): Sheet | undefined {
  return existsSync(sheetFile) ? JSON.parse(readFileSync(sheetFile, 'utf8')) : undefined;
}

function readMeasures(): Record<string, Measures> {
  if (!existsSync(MEASURES_FOLDER)) return {};
  const files = readdirSync(MEASURES_FOLDER).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map(readMeasure).map((each) => [each.name, each]));
}

function readMeasure(file: string): Measures {
  const found: Partial<Measures> = JSON.parse(readFileSync(join(MEASURES_FOLDER, file), 'utf8'));
  if (found.name && found.date && Array.isArray(found.rows)) return found as Measures;
  throw new Error(
    `.measures/${file} must hold name, date, commit, machine and rows, as bench/write-measures.ts writes it.`,
  );
}
