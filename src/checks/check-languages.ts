import { globSync } from 'node:fs';
import * as z from 'zod';
import { wordFiles } from '../site/write-words.ts';
import { describeProblems } from './describe-problems.ts';

const LIST = 'src/content/languages.ts';
const WORDS = 'src/content/words';
const FILES = ['language', ...Object.values(wordFiles)];

/** Returns one sentence for each problem of the list of languages and of the files in their folders. */
export async function checkLanguages(languages: string[], files: string[] = FILES): Promise<string[]> {
  if (languages.length === 0) return [`${LIST}: languages is empty; write at least one, such as 'en'.`];
  return (await Promise.all(languages.map((code) => checkFolder(code, files)))).flat();
}

async function checkFolder(code: string, files: string[]): Promise<string[]> {
  const folder = `${WORDS}/${code}`;
  const found = globSync('*.ts', { cwd: folder });
  if (found.length === 0)
    return [
      `${LIST}: ${code} has no folder ${folder}; copy another language's and translate it, or take ${code} out.`,
    ];
  const checked = files.map(async (name) => {
    if (found.includes(`${name}.ts`))
      return checkExport(code, name, (await import(`../content/words/${code}/${name}.ts`)).default);
    return [
      `${folder}/${name}.ts is missing; copy another language's and translate it, or another page's and write its words.`,
    ];
  });
  return (await Promise.all(checked)).flat();
}

const words = z.custom((exported) => typeof exported === 'function', {
  error: 'must export a function of the facts, such as export default (facts: Facts): HomeWords => ({ … })',
});

/** Returns a problem if a file of words exports something else than it must. */
export function checkExport(code: string, file: string, exported: unknown): string[] {
  const error = `is not one of this language; write one such as ${code}-CH`;
  const tag = z.string({ error }).regex(new RegExp(`^${code}\\b`), { error });
  const language = z.object(
    { tag },
    { error: `must export a language, such as export default { tag: '${code}-CH', … }` },
  );
  return describeProblems(file === 'language' ? language : words, `${WORDS}/${code}/${file}.ts`, exported);
}
