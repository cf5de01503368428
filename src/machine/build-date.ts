import { spawnSync } from 'node:child_process';

const SECOND_MS = 1000;

export interface BuildDate {
  date: Date;
  source: 'SOURCE_DATE_EPOCH' | 'commit' | 'clock';
}

/**
 * The date that a build writes into what needs one. Not the clock's, so that one commit always builds the same
 * bytes: SOURCE_DATE_EPOCH in seconds (https://reproducible-builds.org/specs/source-date-epoch/), else the last
 * commit's. Only outside git, as in a downloaded archive, it is today. Throws a sentence for a wrong SOURCE_DATE_EPOCH.
 */
export function readBuildDate(folder = '.', environment = process.env): BuildDate {
  const epoch = environment['SOURCE_DATE_EPOCH'];
  if (epoch) return { date: readEpoch(epoch), source: 'SOURCE_DATE_EPOCH' };
  // The dot asks for a commit of this folder, so that one unpacked inside a foreign repository does not take its date.
  const git = spawnSync('git', ['log', '-1', '--format=%ct', '--', '.'], { cwd: folder, encoding: 'utf8' });
  const committed = git.status === 0 && git.stdout.trim();
  return committed ? { date: readEpoch(committed), source: 'commit' } : { date: new Date(), source: 'clock' };
}

function readEpoch(seconds: string): Date {
  const date = new Date(Number(seconds) * SECOND_MS);
  if (/^\d+$/.test(seconds) && !Number.isNaN(date.getTime())) return date;
  throw new Error(
    `SOURCE_DATE_EPOCH is "${seconds}", but it must be a whole number of seconds since 1970, as in SOURCE_DATE_EPOCH=1767225600.`,
  );
}
