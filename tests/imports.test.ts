import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const CONTENT = ['src/content', 'src/content/brand', 'src/site'];
const COMPONENTS = [...CONTENT, 'react', 'src/illustrations'];

/** What a folder may import beside itself, types included: folders of ours, and packages. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/content': [],
  'src/site': ['src/content'],
  // In browsers: at once, when a drawing comes near, and at the first interaction that needs React.
  'src/client/page-script': ['src/client/play', 'src/client/widgets'],
  'src/client/play': ['src/illustrations'],
  'src/client/widgets': [
    'react',
    'react-dom',
    '@floating-ui/react-dom',
    '@radix-ui/react-toast',
    '@tanstack/react-query',
  ],
  // In browsers and at build.
  'src/illustrations': ['src/content/brand'],
  // At build.
  'src/parts': COMPONENTS,
  'src/sections': [...COMPONENTS, 'src/parts'],
  'src/screens': [...COMPONENTS, 'src/sections', 'src/parts'],
  'src/layout': [...COMPONENTS, 'src/screens', 'src/parts'],
};

/** They may import any package, and all of src but the addresses in src/pages. */
const NOT_IN_BROWSERS = [
  'src/checks',
  'src/outputs',
  'src/pages',
  'src/middleware.ts',
  'server',
  'bench',
  'tools',
];

const OURS =
  /^(src\/content\/brand|src\/client\/(page-script|play|widgets)|src\/[^/]+|server|bench|tools|tests)(?=\/|$)/;

it('each folder imports only what its place allows', () => {
  const files = globSync('{src,server,bench,tools}/**/*.{ts,tsx,mjs}', {
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
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
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
