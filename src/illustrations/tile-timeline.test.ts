import { describe, expect, test } from 'vitest';
import { tileGrids } from './tile-grids.ts';
import { countQuarters, endTurn, findNextTurn, type Tiles } from './tile-timeline.ts';

const TURNS = 400;
const { hero, methodology } = tileGrids;

/** The tiles of a grid after each of many turns; only the first `inside` of them are in the window. */
function run(grid: typeof hero | typeof methodology, inside = Infinity) {
  const corners = [...grid.corners].map(Number);
  const isInside = (tile: number) => tile < inside;
  const states: Tiles[] = [{ corners, last: 0, figure: 0 }];
  while (states.length <= TURNS) {
    const state = states.at(-1)!;
    states.push(endTurn(state, findNextTurn(grid.columns, grid.figures, state, isInside)));
  }
  return states;
}

describe.each([hero, methodology])('of $columns columns', (grid) => {
  test('makes one figure after the other, one tile at a time', () => {
    const states = run(grid);
    const { figures } = grid;
    expect(states.at(-1)!.figure).toBeGreaterThan(2 * figures.length);
    for (const [i, { corners, figure }] of states.slice(1).entries()) {
      const before = states[i]!;
      const turned = corners.filter((corner, tile) => corner !== before.corners[tile]);
      expect(turned).toHaveLength(figure === before.figure ? 1 : 0);
      if (turned.length) continue;
      const finished = figures[before.figure % figures.length]!;
      expect(corners.every((corner, tile) => ['-', `${corner}`].includes(finished[tile]!))).toBe(true);
    }
  });

  test('leaves alone what is not in the window', () => {
    const { corners } = grid;
    const inside = corners.length / 2;
    const states = run(grid, inside);
    for (const state of states) expect(state.corners.slice(inside).join('')).toBe(corners.slice(inside));
    expect(states.at(-1)!.figure).toBeGreaterThan(10);
  });
});

test('a tile turns the shorter way', () => {
  expect([0, 1, 2, 3].map((to) => countQuarters(0, to))).toEqual([0, 1, 2, -1]);
  expect([0, 1, 2, 3].map((to) => countQuarters(3, to))).toEqual([1, 2, -1, 0]);
});

test('the circle of the tile that waits stays as it is while the others turn, and one turn closes it', () => {
  const circle = [0, 1, 4, 5];
  const [start, ...states] = run(hero).map(({ corners }) => circle.map((tile) => corners[tile]));
  for (const corners of states) expect(corners).toEqual(start);
  const place = circle.indexOf(hero.waitingTile);
  const closed = start!.with(place, (start![place]! + 3) % 4);
  expect(closed).toEqual([2, 3, 1, 0]);
});
