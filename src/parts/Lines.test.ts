import { expect, test } from 'vitest';
import { Lines } from './Lines.tsx';

test('two equal lines of a title do not collide', () => {
  const keys = Lines({ lines: ['Again', 'Again'] }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
