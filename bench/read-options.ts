import { parseArgs } from 'node:util';
import { listPaths } from './list-paths.ts';

export interface Options {
  /** Other built sites to measure in the same run. */
  also: { name: string; folder: string }[];
  paths: string[];
  runs: number;
}

/** The words after `npm run bench --`; `known` are the pages there are. Throws a sentence that says what would be right. */
export function readOptions(words: string[], known: string[]): Options {
  const { values } = parseArgs({
    args: words,
    options: {
      also: { type: 'string', multiple: true, default: [] },
      pages: { type: 'string', default: known.join(',') },
      runs: { type: 'string', default: '3' },
    },
  });
  const paths = values.pages.split(',');
  const unknown = paths.find((path) => !known.includes(path));
  if (unknown !== undefined)
    throw new Error(`--pages names "${unknown}", which is no page: choose from ${known.join(',')}.`);
  return { also: values.also.map(readSite), paths, runs: readCount('--runs', values.runs) };
}

export function readCount(name: string, value: string): number {
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new Error(`${name} is "${value}", but it must be a whole number from 1 to 9999, as in ${name} 3.`);
}

function readSite(value: string) {
  const [, name, folder] = value.match(/^([^=]+)=(.+)$/) ?? [];
  if (!name || !folder)
    throw new Error(
      `--also is "${value}", but it must be a name and a built folder, as in --also other=../other/dist.`,
    );
  listPaths(folder);
  return { name, folder };
}
