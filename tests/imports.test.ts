import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** At build alone: any package too. */
const AT_BUILD = ['src/site', 'src/content/brand', 'src/illustrations', 'src/styles', 'package'];
const COMPONENTS = ['src/site', 'src/content/brand', 'src/illustrations', 'src/styles', 'react'];

/** What a folder may import beside itself, types included: folders of ours, and packages. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/content/brand': [],
  'src/content': ['src/site'],
  'src/site': ['src/content/brand', 'zod'],
  // In browsers: at once, when a drawing comes near, and at the first interaction that needs React.
  'src/client/page-script': ['src/client/play', 'src/client/widgets'],
  'src/client/play': ['src/illustrations'],
  'src/client/widgets':
    'react react-dom @floating-ui/react-dom @radix-ui/react-toast @tanstack/react-query'.split(' '),
  // In browsers and at build.
  'src/illustrations': ['src/styles'],
  // At build.
  'src/styles': ['package'],
  'src/parts': COMPONENTS,
  'src/sections': [...COMPONENTS, 'src/parts'],
  'src/screens': [...COMPONENTS, 'src/sections', 'src/parts'],
  'src/layout': [...AT_BUILD, 'src/parts', 'src/outputs'],
  'src/checks': AT_BUILD,
  'src/outputs': AT_BUILD,
  // These join this company with all that is above.
  'src/pages': [...AT_BUILD, 'src/content', 'src/checks', 'src/layout', 'src/outputs', 'src/screens'],
  'src/middleware.ts': ['package'],
  'astro.config.ts': [...AT_BUILD, 'src/content', 'src/checks', 'src/outputs'],
  tools: ['package', 'src/content'],
  server: ['package'],
};

const files = globSync(['{src,server,tools}/**/*.{ts,tsx,mjs,astro}', 'astro.config.ts'], {
  exclude: ['**/*.{test,d}.ts'],
});
it.each(files)('%s imports only what its place allows', (file) => {
  const folder = findFolder(file);
  const allowed = MAY_IMPORT[folder] ?? [];
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import|import\() ?'([^']+)'/g)) {
    const from = findFolder(name.startsWith('.') ? join(dirname(file), name) : name);
    const isPackage = !from.startsWith('src/') && !(from in MAY_IMPORT);
    expect.soft([folder, ...allowed]).toContain(isPackage && allowed.includes('package') ? 'package' : from);
  }
});

/** The folder of ours that a path belongs to, or the package of a name. */
const findFolder = (path: string) =>
  Object.keys(MAY_IMPORT).find((folder) => `${path}/`.startsWith(`${folder}/`)) ??
  /^(?:@[^/]+\/|src\/)?[^/]+/.exec(path)![0];
