import type { Point } from './shapes.ts';

const measureDistance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Finds the pairs of points that are closer than `distance`, each pair once, in the order of the points. */
export const findNearPairs = (points: readonly Point[], distance: number) =>
  points.flatMap((from, i) =>
    points
      .slice(i + 1)
      .map((to) => [from, to, measureDistance(from, to)] as const)
      .filter(([, , length]) => length < distance),
  );
