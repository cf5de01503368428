import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addName } from './list-pages.ts';
import { PAGES } from './pages.ts';
import type { PlainText } from './typeset.ts';

it.each([
  ['Contact us', 'Contact us | Favre SA'],
  ['a'.repeat(50), 'a'.repeat(50)],
])('adds the company to the title %s if there is room', (title, shown) =>
  expect(addName(title as PlainText, 'Favre SA' as PlainText)).toBe(shown),
);

it('each page has a file for its address, and each file has its page', () => {
  const files = globSync('*', { cwd: 'src/pages/[...lang]' });
  const named = PAGES.map((page) => `${page === 'home' ? 'index' : page}.astro`);
  expect(files.toSorted()).toEqual([...named, '404.astro'].toSorted());
});
