import type { Point } from './shapes.ts';

type Link = readonly [from: Point, to: Point, length: number];

export const measureDistance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Finds the pairs of points that are closer than `distance`, each pair once, in the order of the points. */
export function findNearPairs(points: readonly Point[], distance: number) {
  const links: Link[] = [];
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++) {
      const length = measureDistance(points[i]!, points[j]!);
      if (length < distance) links.push([points[i]!, points[j]!, length]);
    }
  return links;
}
