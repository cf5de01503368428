import { glob, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { dropNames } from './drop-names.ts';

/** What all pages share is one file, what some share another: a waking page asks for these, its screen and the renderer. */
const groups = [
  { name: 'react', test: /\/node_modules\/|\/src\/(frame|interactive)\/[\w-]+\.tsx?$/ },
  { name: 'parts', test: /\/src\/(parts|sections|illustrations)\/[\w-]+\.tsx?$/, minShareCount: 2 },
];

const RUNTIME =
  /<style>astro-island[^<]*<\/style>(?:<script>(?:(?!<\/script>).)*<\/script>)*(?=<astro-island )/gs;

/** Of what a page loads at once, what is read comes before what moves. */
const PAGE_SCRIPT = '<script type="module" src="/_astro/page.';

/** What a page loads at once is named for its file, not for the component that Astro found it in. */
const nameEntry = ({ name }: { name: string }) =>
  `_astro/${name.startsWith('Document.astro') ? 'page' : '[name]'}.[hash].js`;

/**
 * `client:reach`: React comes when a visitor reaches for something that needs it. The build takes Astro's own script
 * for islands out of the pages (`browser/reach.ts` does what is needed of it) and writes on every island which files
 * React takes, imports of imports included, so that they are all asked for at once.
 */
export function clientReach(): AstroIntegration {
  const importsOf = new Map<string, string[]>();
  return {
    name: 'client:reach',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'reach', entrypoint: './src/browser/wake-at-once.ts' });
        const output = { codeSplitting: { groups }, entryFileNames: nameEntry };
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
          await writeFile(file, lighten(await readFile(file, 'utf8'), importsOf));
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

/** Leaves of each island what `browser/reach.ts` reads: the files, screen and renderer first, and the props as JSON. */
function lighten(html: string, importsOf: Map<string, string[]>) {
  const later = html.replace(PAGE_SCRIPT, PAGE_SCRIPT.replace('src', 'fetchpriority="low" src'));
  return later.replace(RUNTIME, '').replace(/<astro-island ([^>]*)>/g, (_, attributes: string) => {
    const read = (name: string) => attributes.match(new RegExp(`\\b${name}="([^"]*)"`))![1]!;
    const files = follow([read('component-url'), read('renderer-url')], importsOf);
    const props = unpackProps(read('props').replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    const kept = {
      prefix: read('prefix'),
      'data-files': files.join(' '),
      ...(props && { 'data-props': props }),
    };
    return `<astro-island ssr${Object.entries(kept).map(writeAttribute).join('')}>`;
  });
}

const writeAttribute = ([name, value]: [string, string]) =>
  ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

function follow(urls: string[], importsOf: Map<string, string[]>) {
  const found = new Set(urls);
  for (const url of found) for (const file of importsOf.get(url) ?? []) found.add(file);
  return [...found];
}

/** Astro packs each value with a number for its type: 0 is what JSON knows, 1 a list of packed values. */
type Packed = [type: number, value: unknown];

function unpackProps(packed: string) {
  const props = Object.entries<Packed>(JSON.parse(packed));
  return (
    props.length > 0 &&
    JSON.stringify(Object.fromEntries(props.map(([name, value]) => [name, unpack(value)])))
  );
}

function unpack([type, value]: Packed): unknown {
  if (type === 1) return (value as Packed[]).map(unpack);
  if (type === 0 && Object(value) !== value) return value;
  throw new Error(
    `client:reach: a screen's props must be texts, numbers and lists of them, not ${JSON.stringify(value)}.`,
  );
}
