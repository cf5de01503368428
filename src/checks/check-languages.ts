import { globSync } from 'node:fs';
import type { Language } from '../content/words.ts';
import { wordFiles } from '../site/write-words.ts';

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

/** Returns a problem if a file of words exports something else than it must. */
export function checkExport(code: string, file: string, exported: unknown): string[] {
  const path = `${WORDS}/${code}/${file}.ts`;
  if (file !== 'language') {
    if (typeof exported === 'function') return [];
    return [
      `${path} must export a function of the facts as its default: export default (facts: Facts): HomeWords => ({ … }).`,
    ];
  }
  const { locale, tag } = (exported ?? {}) as Partial<Language>;
  if (!locale || !tag)
    return [
      `${path} must export the language as its default: export default { name: 'English', tag: 'en', locale: 'en-GB', vat: 'VAT', towns: {} }.`,
    ];
  if (new RegExp(`^${code}\\b`).test(tag)) return [];
  return [`${path}: tag ${JSON.stringify(tag)} is another language's; write one such as ${code}-CH.`];
}
