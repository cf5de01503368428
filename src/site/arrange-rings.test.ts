import { expect, it } from 'vitest';
import { arrangeRings, countRings } from './arrange-rings.ts';

const findGrid = (rings: number, managers: number, window: string) =>
  arrangeRings(rings, managers).find((grid) => grid.window === window)!;

it('twelve people are two rows of six, four a row on tablets, three on phones', () => {
  expect(findGrid(12, 2, 'wide')).toMatchObject({ columns: 6, rows: 2, step: 1 });
  expect(findGrid(12, 2, 'tablet')).toMatchObject({ columns: 4, rows: 3, step: 1 });
  expect(findGrid(12, 2, 'phone')).toMatchObject({ columns: 3, rows: 4, step: 2 });
});

it('every person up to sixty has a place, and every manager a row of his own', () => {
  for (const managers of [0, 1, 2, 3])
    for (let rings = Math.max(1, managers); rings <= 60; rings++)
      for (const { columns, rows, step } of arrangeRings(rings, managers)) {
        expect(columns * rows).toBeGreaterThanOrEqual(rings);
        expect(step).toBeGreaterThanOrEqual(1);
        expect(managers * step).toBeLessThanOrEqual(rows);
      }
});

it('on phones from six people on, the ring of a second manager is not alone in its row', () => {
  for (let rings = 6; rings <= 60; rings++) {
    const { columns, step } = findGrid(rings, 2, 'phone');
    // The others come first in the rows above that of the second manager.
    expect(rings - 2).toBeGreaterThan(columns * step - 1);
  }
});

it('more than sixty people are not drawn', () => {
  expect([0, 60, 61].map(countRings)).toEqual([0, 60, 0]);
});
