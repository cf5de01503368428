import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const REACT = ['react', 'react-dom'];
const WIDGETS = ['@radix-ui/react-toast', '@radix-ui/react-tooltip', '@tanstack/react-query'];
const ANYTHING_OUTSIDE = /^(?!src\/|server$|bench$|tools$|tests$)/;

/**
 * What a folder may import beside itself. The first nine run in browsers, and their packages are sent there; What
 * the page script names, it loads later.
 */
const MAY_IMPORT: Record<string, (string | RegExp)[]> = {
  'src/content': [],
  // One colour is the owner's.
  'src/illustrations': ['src/content/brand'],
  'src/parts': ['src/content', 'src/content/brand', 'src/illustrations', 'src/widgets', ...REACT],
  'src/widgets': ['src/content', 'src/illustrations', 'src/layout', 'src/styles', ...REACT, ...WIDGETS],
  'src/sections': ['src/content', 'src/illustrations', 'src/parts', 'src/widgets', ...REACT],
  'src/screens': ['src/content', 'src/illustrations', 'src/sections', 'src/parts', 'src/widgets', ...REACT],
  'src/layout': [
    'src/content',
    'src/content/brand',
    'src/illustrations',
    'src/parts',
    'src/widgets',
    ...REACT,
    ...WIDGETS,
  ],
  'src/page-script': ['src/illustrations', 'src/widgets'],
  'src/build': [/^src\/(?!pages)/, ANYTHING_OUTSIDE],
  'src/pages': [/^src\//, ANYTHING_OUTSIDE],
  server: [/^src\//, ANYTHING_OUTSIDE],
  bench: [/^src\//, ANYTHING_OUTSIDE],
  tools: [ANYTHING_OUTSIDE],
};
const files = globSync('{src,server,bench,tools}/**/*.{ts,tsx,astro,mjs}', {
  cwd: root,
  exclude: ['**/*.{test,d}.ts', '**/node_modules'],
});

/** The folder that a path belongs to, or the package that a name does. */
const nameFolder = (path: string) =>
  /^(src\/content\/brand|(src\/|@[^/]+\/)?[^/]+)/.exec(path.replace('#words', 'src/content'))![0];

it('each folder imports only what its place allows', () => {
  const wrong = files.flatMap((file) => {
    // An .astro file runs at build, wherever it stands.
    const folder = file.endsWith('.astro') ? 'src/pages' : nameFolder(file);
    const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])];
    return readImports(file)
      .filter((name) => !allowed.some((each) => (each instanceof RegExp ? each.test(name) : each === name)))
      .map((name) => `${file} imports ${name}`);
  });
  expect(wrong).toEqual([]);
});

function readImports(file: string) {
  const text = readFileSync(join(root, file), 'utf8');
  const names = [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^']+)'/g)].map(([, name]) => name!);
  return names.map((name) => nameFolder(name.startsWith('.') ? join(dirname(file), name) : name));
}
