import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinks, measureDistance } from './find-links.ts';

const coordinate = fc.integer({ min: 0, max: 60 });
const points = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 40 });

test('links are exactly the pairs of points that are closer than the distance, each once', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 0, max: 90 }), (all, distance) => {
      const pairs = all.flatMap((from, i) =>
        all.slice(i + 1).map((to) => [from, to, measureDistance(from, to)] as const),
      );
      expect(findLinks(all, distance)).toEqual(pairs.filter(([, , length]) => length < distance));
    }),
  );
});
