import { spawnSync } from 'node:child_process';

const SECOND_MS = 1000;

/**
 * The date that a build writes into its files. One commit always builds the same bytes: it is SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/), else the last commit's; today outside git.
 */
export function readBuildDate(environment = process.env): Date {
  const seconds =
    environment['SOURCE_DATE_EPOCH'] ||
    spawnSync('git', ['log', '-1', '--format=%ct', '--', '.'], { encoding: 'utf8' }).stdout?.trim();
  return seconds ? new Date(Number(seconds) * SECOND_MS) : new Date();
}
