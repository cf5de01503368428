import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RINGS } from './rings.ts';

test('tiles on pages have the rings of those on pictures', () => {
  const styles = readFileSync('src/parts/Tile.css', 'utf8');
  const edges = Array.from(styles.matchAll(/(?<=currentcolor .*)calc\(([\d.]+)%/g), ([, edge]) =>
    Number(edge),
  );
  const expected = RINGS.toReversed().flatMap(([radius, width]) => [radius - width / 2, radius + width / 2]);
  expect(edges).toEqual(expected.map((edge) => expect.closeTo(edge)));
});
