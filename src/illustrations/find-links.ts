export type Point = readonly [x: number, y: number];
export type Link = readonly [first: number, second: number, length: number];

/** The pairs of points that are closer than `distance`, as two indices (the smaller first) and their length. */
export function findLinks(points: readonly Point[], distance: number) {
  const links: Link[] = [];
  points.forEach(([x, y], i) => {
    for (let j = i + 1; j < points.length; j++) {
      const length = Math.hypot(points[j]![0] - x, points[j]![1] - y);
      if (length < distance) links.push([i, j, length]);
    }
  });
  return links;
}
