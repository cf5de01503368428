import { describe, expect, it } from 'vitest';
import { agentLattice, agents } from './agents.ts';
import { type Drawing, restMs, step, type Timeline } from './drawing.ts';
import { drawings } from './drawings.ts';
import { findSamples, research } from './research.ts';
import { saas, saasLattice } from './saas.ts';
import type { Shape } from './shapes.ts';
import { findPoints } from './slides.ts';
import { tileGrids } from './tile-grids.ts';
import { endTurn, findNextTurn, type Tiles } from './tile-turns.ts';

/** Rounds all numbers, because many short steps add up to one long step but for the last digits. */
const draw = (drawing: Drawing<Timeline>, state: Timeline): Shape[] =>
  JSON.parse(JSON.stringify(drawing.draw(state)), (_key, value) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
  );
function runFor<State extends Timeline>(drawing: Drawing<State>, ms: number, frame = ms) {
  const state = drawing.start();
  for (let at = 0; at < ms; at += frame) step(drawing as Drawing<Timeline>, state, frame);
  return state;
}

describe.each(Object.entries<Drawing<Timeline>>(drawings))('%s', (_name, drawing) => {
  it('comes to the same picture in many frames as at once, and never stalls', () => {
    for (const frame of [7, 41, 400])
      expect(draw(drawing, runFor(drawing, 60 * frame, frame))).toEqual(
        draw(drawing, runFor(drawing, 60 * frame)),
      );
    const state = drawing.start();
    for (let moves = 0; moves < 100; moves++) {
      while (restMs(state)) {
        expect(state.remainingMs).toBeLessThanOrEqual(2600);
        step(drawing, state, state.remainingMs);
      }
      const before = draw(drawing, state);
      step(drawing, state, state.remainingMs / 2);
      expect(draw(drawing, state)).not.toEqual(before);
      step(drawing, state, state.remainingMs);
    }
  });
});

const countLines = <State extends Timeline>(drawing: Drawing<State>, state: State) =>
  draw(drawing as Drawing<Timeline>, state).filter(({ tag }) => tag === 'line').length;
const countPairs = (points: (readonly [number, number])[], closerThanPx: number) =>
  points.flatMap(([x, y], i) =>
    points.slice(i + 1).filter(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < closerThanPx),
  ).length;

it.each([
  ['agents', 12, 120, agents, agentLattice, agentLattice.length],
  ['saas', 8, 150, saas, saasLattice, 2 * 28],
] as const)(
  '%s: %i elements, a line between those closer than %i px',
  (_name, count, linkPx, drawing, lattice, otherLines) => {
    for (const ms of [0, 7_300, 20_000, 61_100]) {
      const state = runFor(drawing, ms);
      const points = [...findPoints(lattice, state)];
      expect(points).toHaveLength(count);
      expect(countLines(drawing, state)).toBe(otherLines + countPairs(points, linkPx));
    }
  },
);

it('research: 15 elements, a line between those closer than 150 px', () => {
  for (const ms of [0, 7_300, 31_500]) {
    const state = runFor(research, ms);
    const points = findSamples(state).map(([height], i) => [43 + 31 * i, height] as const);
    expect(points).toHaveLength(15);
    expect(countLines(research, state)).toBe(15 + countPairs(points, 150));
  }
});

it.each(['hero', 'methodology'] as const)(
  'tiles of %s form one pattern after the other, one tile at a time, and leave the waiting one',
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
