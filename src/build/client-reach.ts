import { glob, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { dropNames } from './drop-names.ts';

/** One file for all that pages share, so that a waking page asks for three: this, its screen and the renderer. */
const sharedByPages = {
  name: 'react',
  test: /\/node_modules\/|\/src\/(frame|interactive)\/[\w-]+\.tsx?$/,
};

/**
 * `client:reach`: React comes when a visitor reaches for something that needs it. The build writes on every island
 * which files that takes, imports of imports included, so that they are all asked for at once.
 */
export function clientReach(): AstroIntegration {
  const importsOf = new Map<string, string[]>();
  return {
    name: 'client:reach',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
        const directive = command === 'dev' ? 'wake-at-once' : 'reach';
        addClientDirective({ name: 'reach', entrypoint: `./src/browser/${directive}.ts` });
        const output = { codeSplitting: { groups: [sharedByPages] } };
        updateConfig({
          vite: {
            plugins: [noteImports(importsOf), dropNames],
            environments: { client: { build: { rolldownOptions: { output } } } },
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        for await (const page of glob('**/*.html', { cwd: dir })) {
          const file = new URL(page, dir);
          await writeFile(file, listFiles(await readFile(file, 'utf8'), importsOf));
        }
      },
    },
  };
}

const noteImports = (importsOf: Map<string, string[]>): Plugin => ({
  name: 'client:reach',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        importsOf.set(
          `/${chunk.fileName}`,
          chunk.imports.map((file) => `/${file}`),
        );
  },
});

/** Writes `data-files` on the islands of a page. */
function listFiles(html: string, importsOf: Map<string, string[]>) {
  return html.replace(/<astro-island [^>]*client="reach"/g, (island) => {
    const urls = [...island.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url]) => url!);
    return `${island} data-files="${[...follow(urls, importsOf)].join(' ')}"`;
  });
}

function follow(urls: string[], importsOf: Map<string, string[]>, found = new Set<string>()) {
  for (const url of urls) {
    if (found.has(url)) continue;
    found.add(url);
    follow(importsOf.get(url) ?? [], importsOf, found);
  }
  return found;
}
