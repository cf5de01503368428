import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const LIST = 'src/content/languages.ts';
const WORDS = 'src/content/words';

/** A line of the list. */
const write = (code: string) => `${code}: (file: string) => import(\`./words/${code}/\${file}.ts\`)`;

/**
 * Returns one sentence for each problem of the list of languages and their folders, before any words are loaded. Each
 * folder must have the files that one of the others has, and those that the registry of pages asks for.
 */
export function checkLanguages(codes: string[], asked: string[] = [], root = '.'): string[] {
  const example = codes[0] ?? 'en';
  if (codes.length === 0)
    return [`${LIST}: languages is empty; write a line a language, such as ${write(example)}.`];
  const files = globSync('*/*.ts', { cwd: `${root}/${WORDS}` }).toSorted();
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const names = new Set([...files.map((file) => basename(file)), ...asked.map((name) => `${name}.ts`)]);
  return codes.flatMap((code) => {
    if (!folders.includes(code))
      return [
        `${LIST}: ${code} has no folder ${WORDS}/${code}; there are ${folders.join(', ')}. Copy one and translate it, or take the line out.`,
      ];
    const missing = [...names].filter((name) => !files.includes(`${code}/${name}`));
    return missing.map((name) => {
      const other = files.find((file) => basename(file) === name);
      const remedy = other
        ? `copy ${WORDS}/${other}, and translate it`
        : `src/content/pages.ts names this page; copy ${WORDS}/${code}/home.ts, and write its words`;
      return `${WORDS}/${code}/${name} is missing; ${remedy}.`;
    });
  });
}

/** Returns a problem where a line of the list loads words whose own tag is of another language. */
export function checkLoadedLanguage(code: string, tag: string): string[] {
  if (new RegExp(`^${code}\\b`).test(tag)) return [];
  return [
    `${LIST}: ${code} loads words whose tag is ${JSON.stringify(tag)}; write ${write(code)}, and the tag in ${WORDS}/${code}/language.ts.`,
  ];
}
