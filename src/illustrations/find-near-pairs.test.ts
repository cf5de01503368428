import { expect, test } from 'vitest';
import { findNearPairs, type Point } from './find-near-pairs.ts';

/** Four by four, 10 apart. */
const lattice = Array.from({ length: 16 }, (_, i): Point => [(i % 4) * 10, Math.floor(i / 4) * 10]);

test('two points closer than the distance are linked, in their order', () => {
  const points: Point[] = [
    [0, 0],
    [30, 40],
    [60, 80],
  ];
  expect(findNearPairs(points, 50)).toEqual([]);
  expect(findNearPairs(points, 51)).toEqual([
    [points[0], points[1], 50],
    [points[1], points[2], 50],
  ]);
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
