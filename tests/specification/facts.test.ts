import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');
/** Facts of the sample; its name alone is a German word, and a language may have another name for its town. */
const FACTS = /\bMuster(strasse|( Hosting| Mail)? AG)\b|123\.456\.788|\b8001\b|Zürich(?!: ')|muster\.example/;
const COMMENT = /^ *(\/?\*|\/\/).*$/gm;

it('the sample’s facts are written in company.ts alone, so that every page follows them', () => {
  const files = globSync('**/*.{ts,tsx,astro}', {
    cwd: source,
    // The checks of facts name them as examples.
    exclude: ['content/company.ts', 'build-time/facts/*', '**/*.test.ts'],
  });
  const read = (file: string) => readFileSync(join(source, file), 'utf8').replaceAll(COMMENT, '');
  expect(files.filter((file) => FACTS.test(read(file)))).toEqual([]);
});
