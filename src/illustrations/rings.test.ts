import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RINGS } from './rings.ts';

test('tiles on pages have the rings of those on pictures', () => {
  const styles = readFileSync(new URL('../parts/Tile.css', import.meta.url), 'utf8');
  const edges = [...styles.matchAll(/currentcolor calc\(([\d.]+)%.* calc\(([\d.]+)%/g)].map(
    ([, inner, outer]) => [Number(inner), Number(outer)],
  );
  const expected = RINGS.map(([radius, width]) => [radius - width / 2, radius + width / 2]).reverse();
  for (const [ring, [inner, outer]] of expected.entries()) {
    expect(edges[ring]![0]).toBeCloseTo(inner!);
    expect(edges[ring]![1]).toBeCloseTo(outer!);
  }
});
