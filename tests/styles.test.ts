import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const stylesheets = globSync('src/**/*.css');
const listClasses = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/(?<=[\s:(>&])\.([a-z][\w-]*)/g), ([, name]) => name!);

it('a class begins with the name of its stylesheet, but for the roles of type', () => {
  const roles = listClasses('src/styles/type.css');
  const names = stylesheets.map((file) =>
    basename(file, '.css')
      .replaceAll(/\B[A-Z]/g, '-$&')
      .toLowerCase(),
  );
  // One of several, or the first word of a longer name, is a beginning too.
  const isNamed = (block: string) =>
    names.some((name) => `${name.replace(/s$/, '')}-`.startsWith(`${block.replace(/s$/, '')}-`));
  const strange = stylesheets
    .flatMap(listClasses)
    .filter((part) => !roles.includes(part) && !isNamed(part.split('__')[0]!));
  expect(strange).toEqual([]);
});
