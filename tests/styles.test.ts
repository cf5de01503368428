import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const stylesheets = globSync('src/**/*.css');
const listClasses = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/(?<=[\s:(>&])\.([a-z][\w-]*)/g), ([, name]) => name!);

it('every stylesheet is in the list, and each of a component in the layer of its folder', () => {
  const list = readFileSync('src/styles/site.css', 'utf8');
  const listed = Array.from(
    list.matchAll(/@import "(.*?)"(?: layer\((\w+)\))?;/g),
    ([, file = '', layer]) => ({
      file: join('src/styles', file),
      layer,
    }),
  );
  expect(listed.map(({ file }) => file).toSorted()).toEqual(
    stylesheets.filter((file) => basename(file) !== 'site.css').toSorted(),
  );
  for (const { file, layer } of listed.filter(({ file }) => !file.startsWith('src/styles/')))
    expect(layer, file).toBe(basename(dirname(file)));
});

it('a class begins with the name of its stylesheet, but for the roles of type and the page’s columns', () => {
  const roles = [...listClasses('src/styles/type.css'), 'columns'];
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
