import { expect, test } from 'vitest';
import { findNearPairs, type Point } from './find-near-pairs.ts';

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
