import { globSync, readFileSync } from 'node:fs';

const PROMISE = /^\s*\/\/ You promise: (.*)$/;

/** What the texts say in the owner's name: each comment `// You promise: …` in src/content, with file and line. */
export function findPromises(): string[] {
  return globSync('src/content/*.ts')
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const promise = line.match(PROMISE)?.[1];
          return promise ? [`${file}:${index + 1}: ${promise}`] : [];
        }),
    );
}
