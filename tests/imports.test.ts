import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const REACT = ['react', 'react-dom'];

/** What a folder that is sent to browsers may import beside itself, types included: folders of ours, and packages. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/content': [],
  'src/site': ['src/content'],
  // At once, and when a drawing comes near. The page script loads the others, and words, later.
  'src/client/page-script': ['src/client', 'src/client/play', 'src/content'],
  'src/client/play': ['src/illustrations', 'src/content/brand'],
  'src/illustrations': ['src/content/brand'],
  // With React.
  'src/parts': [
    'src/site',
    'src/content',
    'src/content/brand',
    'src/illustrations',
    ...REACT,
    '@radix-ui/react-tooltip',
  ],
  'src/sections': ['src/parts', 'src/site', 'src/content', 'src/illustrations', ...REACT],
  'src/screens': ['src/sections', 'src/parts', 'src/site', 'src/content', ...REACT],
  'src/layout': [
    ...['src/screens', 'src/parts', 'src/site', 'src/content', 'src/content/brand', 'src/client/page-script'],
    ...[...REACT, '@radix-ui/react-tooltip', '@radix-ui/react-toast', '@tanstack/react-query'],
  ],
  'src/client': [
    ...[
      'src/client/page-script',
      'src/layout',
      'src/parts',
      'src/site',
      'src/illustrations',
      'src/styles',
      ...REACT,
    ],
  ],
};

/** They may import any package, and all of src but the addresses in src/pages. */
const NOT_IN_BROWSERS = ['src/build-time', 'src/pages', 'src/middleware.ts', 'server', 'bench', 'tools'];

const OURS =
  /^(src\/content\/brand|src\/client\/(page-script|play)|src\/[^/]+|server|bench|tools|tests)(?=\/|$)/;

it('each folder imports only what its place allows', () => {
  const files = globSync('{src,server,bench,tools}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['**/*.{test,d}.ts', '**/node_modules'],
  });
  const wrong = files.flatMap((file) =>
    listImports(file)
      .filter((name) => !isAllowed(findFolder(file), findFolder(name)))
      .map((name) => `${file} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

/** Files from the root, and packages by name. */
function listImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith('.') ? join(dirname(file), fileName) : fileName,
  );
}

/** The folder of ours that a path belongs to, or the package of a name. */
const findFolder = (name: string) => (OURS.exec(name) ?? /^(@[^/]+\/)?[^/]+/.exec(name)!)[0];

function isAllowed(from: string, to: string): boolean {
  if (from === to || MAY_IMPORT[from]?.includes(to)) return true;
  return NOT_IN_BROWSERS.includes(from) && to !== 'src/pages' && (to.startsWith('src/') || !OURS.test(to));
}
