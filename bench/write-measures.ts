import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** What suites and benches have found on this machine, for `npm run report`. Not in `test-results/`: Playwright empties that. */
export const MEASURES_FOLDER = join(root, '.measures');

/** A line of a table: the same names on each line. */
export type Row = Record<string, string | number>;

export interface Measures {
  name: string;
  date: string;
  commit: string;
  machine: string;
  rows: Row[];
}

/** Writes what one suite or bench has found to `.measures/<name>.json`; the quality sheet shows it as a table. */
export function writeMeasures(name: string, rows: Row[]): void {
  const measures: Measures = { name, ...describeRun(), rows };
  mkdirSync(MEASURES_FOLDER, { recursive: true });
  writeFileSync(join(MEASURES_FOLDER, `${name}.json`), `${JSON.stringify(measures, null, 2)}\n`);
}

/** When, of what and where: without these a figure says little. */
export function describeRun(): Pick<Measures, 'date' | 'commit' | 'machine'> {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: readCommit(),
    machine: `${cpus().length} cores (${processor?.model.trim()}), ${memory} GiB, ${platform()} ${release()}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
  };
}

function readCommit(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'unknown';
}
