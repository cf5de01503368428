import { expect, test } from 'vitest';
import { findNearPairs, type Point } from './find-near-pairs.ts';

const [a, b, c]: [Point, Point, Point] = [
  [0, 0],
  [30, 40],
  [60, 80],
];
/** Four by four, 10 apart. */
const lattice = Array.from({ length: 16 }, (_, i): Point => [(i % 4) * 10, Math.floor(i / 4) * 10]);

test.each<[distance: number, links: ReturnType<typeof findNearPairs>]>([
  [50, []],
  [
    51,
    [
      [a, b, 50],
      [b, c, 50],
    ],
  ],
  [
    101,
    [
      [a, b, 50],
      [a, c, 100],
      [b, c, 50],
    ],
  ],
])('of three points those closer than %d are linked, once, in their order', (distance, links) => {
  expect(findNearPairs([a, b, c], distance)).toEqual(links);
});

test.each([
  ['none', 10, 0],
  ['its neighbours', 11, 24],
  ['those across a square too', 15, 24 + 18],
  ['every other', 100, (16 * 15) / 2],
])('each point of a lattice is linked with %s below a distance of %d', (_whom, distance, count) => {
  const links = findNearPairs(lattice, distance);
  expect(links).toHaveLength(count);
  expect(new Set(links.map(([from, to]) => `${from} ${to}`)).size).toBe(count);
});
