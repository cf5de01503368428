import { describe, expect, it } from 'vitest';
import { type Drawing, restMs, step, type Timeline } from './drawing.ts';
import { drawings } from './drawings.ts';
import { tileGrids } from './tile-grids.ts';
import { endTurn, findNextTurn, type Tiles } from './tile-turns.ts';

function runFor<State extends Timeline>(drawing: Drawing<State>, ms: number, frame = ms) {
  const state = drawing.start();
  for (let at = 0; at < ms; at += frame) step(drawing as Drawing<Timeline>, state, frame);
  return state;
}

describe.each(Object.entries<Drawing<Timeline>>(drawings))('%s', (_name, drawing) => {
  it('draws the same picture after many frames as after one, and never stalls', () => {
    for (const frame of [7, 41, 400])
      expect(drawing.draw(runFor(drawing, 60 * frame, frame))).toEqual(
        drawing.draw(runFor(drawing, 60 * frame)),
      );
    const state = drawing.start();
    for (let moves = 0; moves < 100; moves++) {
      while (restMs(state)) {
        expect(state.remainingMs).toBeLessThanOrEqual(2600);
        step(drawing, state, state.remainingMs);
      }
      const before = drawing.draw(state);
      step(drawing, state, state.remainingMs / 2);
      expect(drawing.draw(state)).not.toEqual(before);
      step(drawing, state, state.remainingMs);
    }
  });
});

it.each(['hero', 'methodology'] as const)(
  'tiles of %s form one pattern after another, turn one at a time, and leave the waiting one alone',
  (name) => {
    const grid = tileGrids[name];
    let state: Tiles = { corners: [...grid.corners].map(Number), last: 0, pattern: 0 };
    for (let turns = 0; turns < 400; turns++) {
      const before = state;
      state = endTurn(
        state,
        findNextTurn(grid.columns, grid.patterns, state, () => true),
      );
      const turned = state.corners.filter((corner, tile) => corner !== before.corners[tile]);
      expect(turned).toHaveLength(state.pattern === before.pattern ? 1 : 0);
      if ('waitingTile' in grid)
        expect(state.corners[grid.waitingTile]).toBe(before.corners[grid.waitingTile]);
    }
    expect(state.pattern).toBeGreaterThan(2 * grid.patterns.length);
  },
);
