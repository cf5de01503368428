import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Figures, readFigures, readListing } from '../bench/read-figures.ts';
import type { Row } from '../bench/write-measures.ts';
import { type Sheet, writeSheet } from '../bench/write-sheet.ts';
import { listFiles } from '../server/read-site.ts';

/** What a browser may get, each a package or a scope of them, and why. */
const allowed = {
  ours: 'the site itself',
  react: 'the pages',
  'react-dom': 'the pages',
  scheduler: 'comes with react-dom',
  '@astrojs/react': 'wakes the pages',
  '@radix-ui/': 'tooltip and toast, and what these two are made of',
  '@floating-ui/': 'comes with the tooltip: where it stands',
  '@tanstack/': 'the data cache',
  'rolldown/runtime.js': 'how the files share what they hold',
};

const root = join(import.meta.dirname, '..');
const listing = readListing();

describe('the browser gets', () => {
  const names = listing.packages.map(({ name }) => name);
  const fits = (name: string, entry: string) =>
    entry.endsWith('/') ? name.startsWith(entry) : name === entry;

  it('our code, React and the widgets, and no other package', () => {
    expect(names.filter((name) => !Object.keys(allowed).some((entry) => fits(name, entry)))).toEqual([]);
  });

  it('something of each that the list allows', () => {
    expect(Object.keys(allowed).filter((entry) => !names.some((name) => fits(name, entry)))).toEqual([]);
  });

  it('no script file but those that were looked into', () => {
    const published = listFiles(join(root, 'dist')).filter((file) => /\.m?js$/.test(file));
    expect(published).toEqual(listing.files);
  });
});

describe('the quality sheet', () => {
  const sheet = readSheet();

  // Another version of brotli makes other sizes of the same code.
  it.skipIf(sheet.brotli !== `${process.versions.brotli}`)('names the figures that the code produces', () => {
    expect(findDrift(readFigures(listing), sheet.figures)).toEqual([]);
  });

  it('says to people what it says to programs', () => {
    expect(readFileSync(join(root, 'docs/quality.md'), 'utf8')).toBe(writeSheet(sheet));
  });
});

function readSheet(): Sheet {
  const file = join(root, 'docs/quality.json');
  if (!existsSync(file)) throw new Error('There is no docs/quality.json: run "npm run report" to write it.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A sentence for each figure that is not what the sheet says. */
function findDrift(built: Figures, written: Figures): string[] {
  const [now, then] = [nameFigures(built), nameFigures(written)];
  return [...new Set([...now.keys(), ...then.keys()])]
    .filter((name) => now.get(name) !== then.get(name))
    .map(
      (name) =>
        `${name} is ${now.get(name)}, and the sheet says ${then.get(name)}: run "npm run report" to write it anew.`,
    );
}

function nameFigures(figures: Figures): Map<string, string | number> {
  return new Map(
    Object.entries(figures).flatMap(([table, rows]) => rows.flatMap((row) => nameRow(table, row))),
  );
}

function nameRow(table: string, row: Row): [string, string | number][] {
  const [[, line] = ['', ''], ...cells] = Object.entries(row);
  return cells.map(([column, value]) => [`${table}: ${line}, ${column}`, value]);
}
