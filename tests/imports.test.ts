import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const REACT = ['react', 'react-dom'];
const TOOLTIP = '@radix-ui/react-tooltip';
const WIDGETS = [TOOLTIP, '@radix-ui/react-toast', '@tanstack/react-query'];
const ANYTHING_OUTSIDE = /^(?!src\/|server$|bench$|tools$|tests$)/;
const ALL_OF_SRC = /^src\//;

/** What a folder may import beside itself. The first eight run in browsers, and their packages are sent there. */
const MAY_IMPORT: Record<string, (string | RegExp)[]> = {
  'src/content': [],
  'src/site': ['src/content'],
  // One colour is the owner's.
  'src/illustrations': ['src/content/brand'],
  'src/parts': ['src/content', 'src/content/brand', 'src/site', 'src/illustrations', ...REACT, TOOLTIP],
  'src/sections': ['src/content', 'src/site', 'src/illustrations', 'src/parts', ...REACT],
  'src/screens': ['src/content', 'src/sections', 'src/parts', ...REACT],
  'src/layout': [
    ...['src/content', 'src/content/brand', 'src/site', 'src/illustrations', 'src/screens', 'src/parts'],
    ...[...REACT, ...WIDGETS],
  ],
  // What every page downloads at once imports nothing of ours but the list of languages, in which words are loaded later: see MAY_LOAD_LATER.
  'src/client/page-script': ['src/content'],
  'src/client/play': ['src/content/brand', 'src/illustrations'],
  'src/client': ['src/site', 'src/layout', 'src/styles', ...REACT],
  'src/build-time': [/^src\/(?!pages)/, ANYTHING_OUTSIDE],
  'src/middleware.ts': ['src/build-time', 'astro:middleware'],
  'src/pages': [ALL_OF_SRC, ANYTHING_OUTSIDE],
  server: [ALL_OF_SRC, ANYTHING_OUTSIDE],
  bench: [ALL_OF_SRC, ANYTHING_OUTSIDE],
  tools: [ANYTHING_OUTSIDE],
};
/** By `import()`; a type is not loaded at all. */
const MAY_LOAD_LATER: Record<string, string[]> = {
  'src/client/page-script': ['src/client', 'src/client/play'],
  'src/client': ['src/client/page-script'],
  'src/layout': ['src/client/page-script'],
};

const NAME = /['"]([^'"]+)['"]/.source;
const AT_ONCE = new RegExp(`^(?:import|export)\\b(?! type\\b)(?:[^'";=]*\\bfrom)?\\s*${NAME}`, 'gm');
const LATER = new RegExp(
  `^(?:import|export) type\\b[^'";=]*\\bfrom\\s*${NAME}|\\bimport\\(\\s*${NAME}|\\bimport\\.meta\\.glob\\b[^(]*\\(\\s*${NAME}(?![^)]*eager)`,
  'gm',
);
const EAGER_GLOB = new RegExp(`\\bimport\\.meta\\.glob\\b[^(]*\\(\\s*${NAME}(?=[^)]*eager)`, 'g');

const files = globSync('{src,server,bench,tools}/**/*.{ts,tsx,astro,mjs}', {
  cwd: root,
  exclude: ['**/*.{test,d}.ts', '**/node_modules'],
});

/** The folder that a path belongs to, or the package that a name does. */
const nameFolder = (path: string) =>
  /^(src\/content\/brand|src\/client\/(?:page-script|play)|(src\/|@[^/]+\/)?[^/]+)/.exec(path)![0];

it('each folder imports only what its place allows, at once or later', () => {
  const wrong = files.flatMap((file) => {
    // An .astro file runs at build, wherever it stands.
    const folder = file.endsWith('.astro') ? 'src/pages' : nameFolder(file);
    const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])];
    const later = [...allowed, ...(MAY_LOAD_LATER[folder] ?? [])];
    return [...findForbidden(file, [AT_ONCE, EAGER_GLOB], allowed), ...findForbidden(file, [LATER], later)];
  });
  expect(wrong).toEqual([]);
});

function findForbidden(file: string, patterns: RegExp[], allowed: (string | RegExp)[]): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const names = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean)!),
  );
  return names
    .map((name) => nameFolder(name.startsWith('.') ? join(dirname(file), name) : name))
    .filter((name) => !allowed.some((each) => (each instanceof RegExp ? each.test(name) : each === name)))
    .map((name) => `${file} imports ${name}`);
}
