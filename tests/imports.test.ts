import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What a folder may import beside itself, types included: folders of ours, and packages. */
const MAY_IMPORT: Record<string, string> = {
  'src/content/brand': '',
  'src/content/pages.ts': '',
  'src/content': 'src/site',
  'src/site': 'src/content/brand src/content/pages.ts zod',
  // Sections say which words they take, so the type of all words is put together from theirs.
  'src/site/words.ts': 'src/sections src/parts src/content/pages.ts',
  // In browsers: at once, when a drawing comes near, and at the first interaction that needs React.
  'src/client/page-script': 'src/client/play src/client/widgets',
  'src/client/play': 'src/illustrations',
  'src/client/widgets': 'react react-dom @floating-ui/react-dom @radix-ui/react-toast @tanstack/react-query',
  // In browsers and at build.
  'src/illustrations': 'src/styles/tokens.ts',
  'src/styles/tokens.ts': 'src/content/brand',
  // At build.
  'src/styles': 'package',
  'src/parts': 'src/site src/styles src/illustrations react',
  'src/sections': 'src/site src/parts react',
  'src/screens': 'src/site src/sections src/parts react',
  'src/layout': 'src/site src/content/brand src/styles src/parts src/outputs package',
  'src/checks': 'src/site src/content/brand src/content/pages.ts src/styles package',
  'src/outputs': 'hosting src/site src/content/brand src/illustrations src/styles package',
  // These join this company with all that is above.
  'src/pages': 'src/site src/content src/checks src/layout src/outputs src/screens package',
  'src/middleware.ts': 'package',
  'astro.config.ts': 'src/content src/site src/checks src/outputs package',
  tools: 'src/content package',
  server: 'hosting package',
  hosting: '',
};

const files = globSync(['{src,server,hosting,tools}/**/*.{ts,tsx,mjs,astro}', 'astro.config.ts'], {
  exclude: ['**/*.{test,d}.ts'],
});
it.each(files)('%s imports only what its place allows', (file) => {
  const folder = findFolder(file);
  const allowed = (MAY_IMPORT[file] ?? MAY_IMPORT[folder] ?? '').split(' ');
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import|import\() ?'([^']+)'/g)) {
    const from = findFolder(name.startsWith('.') ? join(dirname(file), name) : name);
    const isPackage = !from.startsWith('src/') && !(from in MAY_IMPORT);
    const isAllowed = [folder, ...allowed].some((each) => `${from}/`.startsWith(`${each}/`));
    expect.soft(isAllowed || (isPackage && allowed.includes('package')), name).toBe(true);
  }
});

/** The folder of ours that a path belongs to, or the package of a name. */
const findFolder = (path: string) =>
  Object.keys(MAY_IMPORT).find((folder) => `${path}/`.startsWith(`${folder}/`)) ??
  /^(?:@[^/]+\/|src\/)?[^/]+/.exec(path)![0];
