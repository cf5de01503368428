import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');
const list = readFileSync(join(source, 'styles/site.css'), 'utf8');
const lines = [...list.matchAll(/@import\s+(?:url\()?["']([^"']+)["']\)?([^;]*);/g)];
const listed = lines.map(([, file = '']) => join('styles', file).replaceAll('\\', '/'));
const layers =
  list
    .match(/@layer\s+([^;{]+);/)?.[1]
    ?.split(',')
    .map((name) => name.trim()) ?? [];

it('site.css lists every stylesheet exactly once', () => {
  const present = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && file !== 'styles/site.css');
  expect(listed.toSorted()).toEqual(present.toSorted());
});

it('each stylesheet has its place in a declared layer', () => {
  for (const [line, , rest = ''] of lines) {
    expect(layers, line).toContain(rest.match(/layer\((\w+)\)/)?.[1]);
  }
});

it('no stylesheet but site.css imports another', () => {
  const importing = listed.filter((file) => readFileSync(join(source, file), 'utf8').includes('@import'));
  expect(importing).toEqual([]);
});
