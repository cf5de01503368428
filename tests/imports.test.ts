import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const CONTENT = ['src/content', 'src/content/brand', 'src/site'];
const COMPONENTS = [...CONTENT, 'react', 'src/illustrations'];
/** At build alone: any package too. */
const AT_BUILD = [...CONTENT, 'src/illustrations', 'package'];

/** What a folder may import beside itself, types included: folders of ours, and packages. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/content': ['src/content/brand', 'zod'],
  'src/content/brand': [],
  'src/site': ['src/content', 'src/content/brand'],
  // In browsers: at once, when a drawing comes near, and at the first interaction that needs React.
  'src/client/page-script': ['src/client/play', 'src/client/widgets'],
  'src/client/play': ['src/illustrations'],
  'src/client/widgets':
    'react react-dom @floating-ui/react-dom @radix-ui/react-toast @tanstack/react-query'.split(' '),
  // In browsers and at build.
  'src/illustrations': ['src/content/brand'],
  // At build.
  'src/parts': COMPONENTS,
  'src/sections': [...COMPONENTS, 'src/parts'],
  'src/screens': [...COMPONENTS, 'src/sections', 'src/parts'],
  'src/layout': [...AT_BUILD, 'src/screens', 'src/parts', 'src/outputs', 'src/styles'],
  'src/checks': [...AT_BUILD, 'src/outputs'],
  'src/outputs': AT_BUILD,
  'src/pages': [...AT_BUILD, 'src/checks', 'src/layout', 'src/outputs'],
  'astro.config.ts': [...AT_BUILD, 'src/checks', 'src/outputs'],
  server: ['package'],
  tools: ['package'],
};

const FOLDERS = Object.keys(MAY_IMPORT)
  .map((folder) => folder.replaceAll('.', '\\.'))
  .toSorted((one, other) => other.length - one.length);
const OURS = new RegExp(`^(${FOLDERS.join('|')}|src/[^/]+|tests)(?=/|$)`);

it('each folder imports only what its place allows', () => {
  const files = globSync('{{src,server,tools}/**/*.{ts,tsx,mjs,astro},astro.config.ts}', {
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
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro') ? (text.split('---')[1] ?? '') : text;
  return ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? join(dirname(file), fileName) : fileName,
    );
}

/** The folder of ours that a path belongs to, or the package of a name. */
const findFolder = (name: string) => (OURS.exec(name) ?? /^(@[^/]+\/)?[^/]+/.exec(name)!)[0];

function isAllowed(from: string, to: string): boolean {
  const allowed = MAY_IMPORT[from] ?? [];
  return (
    from === to ||
    allowed.includes(to) ||
    (allowed.includes('package') && !(OURS.test(to) || to in MAY_IMPORT))
  );
}
