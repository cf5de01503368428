import { expect, it } from 'vitest';
import { addName } from './list-pages.ts';
import type { PlainText } from './typeset.ts';

it.each([
  ['Contact us', 'Contact us | Favre SA'],
  ['a'.repeat(50), 'a'.repeat(50)],
])('adds the company to the title %s if there is room', (title, shown) =>
  expect(addName(title as PlainText, 'Favre SA' as PlainText)).toBe(shown),
);
