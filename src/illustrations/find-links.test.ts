import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinks, measureDistance, type Point } from './find-links.ts';

const points: fc.Arbitrary<Point[]> = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })),
  {
    maxLength: 40,
  },
);

test('links are exactly the pairs of points that are closer than the distance, each once', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 0, max: 90 }), (all, distance) => {
      const links = findLinks(all, distance);
      const close = all.flatMap((from, i) =>
        all.slice(i + 1).filter((to) => measureDistance(from, to) < distance),
      );
      expect(links.length).toBe(close.length);
      for (const [from, to, length] of links) {
        expect(length).toBe(measureDistance(from, to));
        expect(length).toBeLessThan(distance);
        expect(close).toContain(to);
      }
    }),
  );
});

test('two points exactly at the distance are not linked', () => {
  const corners = [
    [0, 0],
    [3, 4],
  ] as const;
  expect(findLinks(corners, 5)).toEqual([]);
  expect(findLinks(corners, 5.001)).toEqual([[...corners, 5]]);
});
