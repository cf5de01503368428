import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../server/read-site.ts';
import { listFonts, readBuiltPages } from '../tests/read-build.ts';
import { weighPage } from '../tests/weigh-page.ts';
import type { Listing } from './list-packages.ts';
import type { Row } from './write-measures.ts';

/** What the code alone decides, the same on every machine: tables whose first column names the line. */
export type Figures = Record<'pages' | 'fonts' | 'packages' | 'counts', Row[]>;

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** Reads the built site; the packages in it come from `readListing`. */
export function readFigures({ packages }: Pick<Listing, 'packages'>): Figures {
  const pages = readBuiltPages().map(weighPage);
  const files = listFiles(dist);
  return {
    pages: pages.map(({ name, html, css, script, drawings, whole, firstScript, react }) => ({
      page: name.replace(/\.html$/, ''),
      'HTML with styles and inline script': html,
      'style files': css,
      'page script': script,
      drawings,
      together: whole,
      'of that script': firstScript,
      'React, after a reach': react,
    })),
    fonts: listFonts().map(({ file, bytes }) => ({ font: file.match(/[^/]+?(?=\.)/)![0], bytes })),
    packages: packages.map(({ name, bytes }) => ({ package: name, bytes })),
    counts: Object.entries({
      pages: pages.length,
      'published files': files.length,
      'script files': files.filter((file) => file.endsWith('.js')).length,
      'packages that a browser may get': packages.filter(({ name }) => name !== 'ours').length,
    }).map(([what, number]) => ({ what, number })),
  };
}

/** Asks a process of its own: a test's process tells React to be the development version. */
export function readListing(): Listing {
  if (!existsSync(dist)) throw new Error('There is no built site: run "npm run build" first.');
  const { NODE_ENV: _tests, VITEST: _too, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/list-packages.ts'], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`The packages could not be listed:\n${stderr}`);
  return JSON.parse(stdout);
}
