import { expect, it } from 'vitest';
import { pickStyles } from './pick-styles.ts';

it('page carries the styles of its own parts and sections only', () => {
  const css =
    '@layer base{.b{x:1}}@layer sections{.a,.b{x:1}.b .a{x:2}@media print{.b{x:3}}p{x:4}}@layer print{.b{x:5}}';
  expect(pickStyles(css, '<p class="c a">')).toBe(
    '@layer base{.b{x:1}}@layer sections{.a,.b{x:1}p{x:4}}@layer print{.b{x:5}}',
  );
});
