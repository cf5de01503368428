import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const words = join(import.meta.dirname, '../src/content/words');
const read = (file: string) => readFileSync(join(words, file), 'utf8');
const listExports = (file: string) =>
  [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
const translated = globSync('*/*.ts', { cwd: words }).filter((file) => !/^en\b/.test(file));
const english = globSync('en/*.ts', { cwd: words });

it.each(translated)('%s says all that English says, and is held to its fields by the type check', (file) => {
  const like = join('en', basename(file));
  expect(listExports(file).toSorted()).toEqual(listExports(like).toSorted());
  for (const name of listExports(file))
    expect(read(file), name).toMatch(
      new RegExp(`export const ${name}\\b[^=]*(=\\s*\\([^=]*)?: \\w*<?typeof en\\.${name}\\b`),
    );
});

it('every language has the files of English', () => {
  const languages = new Set(translated.map((file) => file.split(/[/\\]/)[0]!));
  for (const language of languages)
    expect(globSync('*.ts', { cwd: join(words, language) }).toSorted()).toEqual(
      english.map((file) => basename(file)).toSorted(),
    );
});
