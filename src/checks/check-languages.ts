import { existsSync } from 'node:fs';
import { wordFiles } from '../site/write-words.ts';

const FILES = ['language', ...wordFiles].map((name) => `${name}.ts`);

/** Returns one sentence for each language whose folder lacks files. */
export function checkLanguages(codes: string[], files = FILES): string[] {
  return codes.flatMap((code) => {
    const folder = `src/content/words/${code}`;
    const missing = files.filter((file) => !existsSync(`${folder}/${file}`));
    if (missing.length === 0) return [];
    return [
      `${folder} lacks ${missing.join(', ')}; write what is missing or translate another language's files, or take ${code} out of src/content/languages.ts.`,
    ];
  });
}
