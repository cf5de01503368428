import { globSync } from 'node:fs';

const LIST = 'src/content/languages.ts';
const WORDS = 'src/content/words';

/** Returns one sentence for each problem of the list of languages and their folders, before any words are loaded. */
export function checkLanguages(codes: string[], root = '.'): string[] {
  const example = codes[0] ?? 'en';
  if (codes.length === 0)
    return [
      `${LIST}: languages is empty; write a line a language, such as ${example}: () => import('./words/${example}/words.ts').`,
    ];
  const files = globSync('*/*.ts', { cwd: `${root}/${WORDS}` });
  const folders = [...new Set(files.map((file) => file.split('/')[0]!))].toSorted();
  return codes.flatMap((code) => {
    if (!folders.includes(code))
      return [
        `${LIST}: ${code} has no folder ${WORDS}/${code}; there are ${folders.join(', ')}. Copy one and translate it, or take the line out.`,
      ];
    return files
      .filter((file) => !files.includes(file.replace(/^[^/]+/, code)))
      .map(
        (file) =>
          `${WORDS}/${file.replace(/^[^/]+/, code)} is missing; copy ${WORDS}/${file}, and translate it.`,
      );
  });
}

/** Returns a problem where a line of the list loads words whose own tag is of another language. */
export function checkLoadedLanguage(code: string, tag: string): string[] {
  if (new RegExp(`^${code}\\b`).test(tag)) return [];
  return [
    `${LIST}: ${code} loads words whose language.tag is ${JSON.stringify(tag)}; write import('./words/${code}/words.ts'), and the tag in ${WORDS}/${code}/interface.ts.`,
  ];
}
