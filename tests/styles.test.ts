import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');
const IMPORT = /@import\s+"([^"]+)"([^;]*);/g;

const stylesheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  // Names of widths: every list begins with them, and they make no rules.
  .filter((file) => file.endsWith('.css') && !file.endsWith('custom-media.css'));
const readStyles = (file: string) => readFileSync(join(source, file), 'utf8');

/** A list is a stylesheet in styles/ that imports others: site.css for every page, and one a page in pages/. */
const lists = stylesheets.filter((file) => readStyles(file).includes('@import'));
const listed = lists.flatMap((list) =>
  [...readStyles(list).matchAll(IMPORT)]
    .filter(([, file]) => !file!.endsWith('/custom-media.css'))
    .map(([line, file = '', rest = '']) => ({
      list,
      line,
      file: join(dirname(list), file).replaceAll('\\', '/'),
      layer: rest.match(/layer\((\w+)\)/)?.[1] ?? '',
    })),
);

it('every stylesheet is on a list, and what site.css lists is on no other', () => {
  const parts = stylesheets.filter((file) => !lists.includes(file));
  expect([...new Set(listed.map(({ file }) => file))].toSorted()).toEqual(parts.toSorted());
  const onEveryPage = listed.filter(({ list }) => list === 'styles/site.css').map(({ file }) => file);
  expect(listed.filter(({ file }) => onEveryPage.includes(file))).toHaveLength(onEveryPage.length);
});

it('lists stand in styles/, hold nothing else, and give each file a layer of the same order', () => {
  const orders = lists.map((list) => readStyles(list).replace(IMPORT, '').trim());
  expect(new Set(orders).size).toBe(1);
  for (const list of lists) expect(list).toMatch(/^styles\//);
  const [, layers = ''] = /^@layer ([\w, ]+);$/.exec(orders[0]!) ?? [];
  for (const { line, layer } of listed) expect(layers.split(', '), line).toContain(layer);
});

it('a class begins with the name of its stylesheet, but for the roles of type', () => {
  const list = (file: string) =>
    [...readStyles(file).matchAll(/(?<=[\s:(>&])\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
  const roles = list('styles/type.css');
  const names = stylesheets.map((file) =>
    basename(file, '.css')
      .replaceAll(/\B[A-Z]/g, '-$&')
      .toLowerCase(),
  );
  const parts = stylesheets.filter((file) => !lists.includes(file)).flatMap(list);
  const strange = parts.filter((part) => {
    const [block = ''] = part.split('__');
    return !roles.includes(part) && !names.some((name) => name.startsWith(block) || block.startsWith(name));
  });
  expect(strange).toEqual([]);
});
