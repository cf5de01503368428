import { expect, it } from 'vitest';
import { RINGS as PAINTED } from '../illustrations/paint-tiles.ts';
import { RINGS } from './Rings.tsx';

it('a still tile has the rings of a moving one', () => {
  expect(RINGS).toEqual(PAINTED);
});
