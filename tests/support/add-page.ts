import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Route, screen, words in each language and list of styles: each begins as a copy of its like. */
const LIKE = [
  'src/pages/[[]...language[]]/methodology.astro',
  'src/screens/Methodology.tsx',
  'src/content/words/*/methodology.ts',
  'src/styles/methodology.css',
];
const WORDS_OF_PAGES = 'src/content/words/*/pages.ts';
const ALL_WORDS = 'src/content/words/*/words.ts';

/** Adds a page to a copy of the project, by the steps of CONTRIBUTING. Its name is one word, such as "Jobs". */
export function addPage(folder: string, name: string) {
  const id = name.toLowerCase();
  const rename = (text: string) => text.replaceAll('Methodology', name).replaceAll(/\bmethodology\b/g, id);
  const find = (pattern: string) => globSync(pattern, { cwd: folder });
  const entries: [file: string, before: string, entry: string][] = [
    [
      'src/content/pages.ts',
      '} satisfies Record<string, PageEntry>;',
      `  ${id}: { path: '/${id}', kind: 'WebPage', drawing: 'hero' },\n`,
    ],
    ...find(WORDS_OF_PAGES).map((file): [string, string, string] => [
      file,
      '  notFound: {',
      `  ${id}: {
    label: '${name}',
    title: [\`${name} bei uns | \${name}\`, '${name} bei uns'],
    description: ['Alles über ${id}.'],
    picture: { title: 'Alles über ${id}', alt: 'Ringe.' },
  },\n`,
    ]),
    ['src/site/words.ts', '  notFound: NotFoundWords;', `  ${id}: ${name}Words;\n`],
    [
      'src/site/words.ts',
      'export interface AboutWords {',
      `export interface ${name}Words extends MethodologyWords {}\n\n`,
    ],
    ...find(ALL_WORDS).flatMap((file): [string, string, string][] => [
      [file, 'import { methodology }', `import { ${id} } from './${id}.ts';\n`],
      [file, '  notFound,', `  ${id},\n`],
    ]),
  ];
  const edit = (from: string, to: string, change: (text: string) => string) =>
    writeFileSync(join(folder, to), change(readFileSync(join(folder, from), 'utf8')));
  for (const file of LIKE.flatMap(find)) edit(file, rename(file), rename);
  for (const [file, before, entry] of entries)
    edit(file, file, (text) => {
      if (!text.includes(before)) throw new Error(`${file} has no "${before}".`);
      return text.replace(before, entry + before);
    });
}
