import { globSync } from 'node:fs';

const LIST = 'src/content/languages.ts';
const WORDS = 'src/content/words';

/**
 * Returns one sentence for each problem of the list of languages and their folders, before any words are loaded.
 * @param asked the names of the files that each folder must have
 */
export function checkLanguages(languages: string[], asked: string[], root = '.'): string[] {
  if (languages.length === 0) return [`${LIST}: languages is empty; write at least one, such as 'en'.`];
  return languages.flatMap((code) => {
    const folder = `${WORDS}/${code}`;
    const files = globSync('*.ts', { cwd: `${root}/${folder}` });
    if (files.length === 0)
      return [
        `${LIST}: ${code} has no folder ${folder}; copy another language's and translate it, or take ${code} out.`,
      ];
    return asked
      .filter((name) => !files.includes(`${name}.ts`))
      .map(
        (name) =>
          `${folder}/${name}.ts is missing; copy another language's and translate it, or another page's and write its words.`,
      );
  });
}

/** Returns a problem where a folder of words, perhaps copied, still has the tag of another language. */
export function checkTag(code: string, tag: string): string[] {
  if (new RegExp(`^${code}\\b`).test(tag)) return [];
  return [
    `${WORDS}/${code}/language.ts: tag ${JSON.stringify(tag)} is another language's; write one such as ${code}-CH.`,
  ];
}
