import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ease, step } from '../../illustrations/programme.ts';
import { tileProgrammes } from '../../illustrations/tile-programmes.ts';
import type { TileProgramme } from '../../illustrations/tiles.ts';
import { planMoves } from './plan-moves.ts';

/** Moments of a programme; at some of them a person has turned the waiting tile. */
const moments = fc.record({ ms: fc.integer({ min: 0, max: 60_000 }), decides: fc.boolean() });

function goTo(programme: TileProgramme, { ms, decides }: { ms: number; decides: boolean }) {
  const state = programme.start();
  step(programme, state, ms);
  if (decides && programme.findWaiting(state)) programme.decide(state);
  step(programme, state, 0);
  return state;
}

test.each(Object.entries(tileProgrammes))(
  'a plan of %s says which tile turns when, until what lies under it changes',
  (_, programme) => {
    fc.assert(
      fc.property(moments, fc.double({ min: 0, max: 0.999, noNaN: true }), (moment, part) => {
        const now = goTo(programme, moment);
        const { turn, endMs } = planMoves(programme, now);
        const then = structuredClone(now);
        step(programme, then, part * endMs);
        expect(then.orientations).toEqual(now.orientations);
        expect(then.waiting).toBe(now.waiting);
        const turnedMs = part * endMs - (turn?.fromMs ?? Infinity);
        // A rounding error before or after its beginning.
        if (Math.abs(turnedMs) < 1e-6) return;
        expect(then.moveMs > 0).toBe(turnedMs > 0);
        if (!then.moveMs) return;
        expect(programme.findMover(then)).toEqual({ tile: turn!.tile, quarters: turn!.quarters });
        expect(ease(turnedMs / turn!.turnMs)).toBeCloseTo(ease(1 - then.remainingMs / then.moveMs));
      }),
    );
  },
);

test('a plan ends with the first turn, so that it is one for each tile that is put right', () => {
  const { hero } = tileProgrammes;
  const state = hero.start();
  let plans = 0;
  let turns = 0;
  for (let ms = 0; ms < 60_000; plans++) {
    const { turn, endMs } = planMoves(hero, state);
    if (turn) turns++;
    ms += endMs;
    step(hero, state, endMs);
  }
  expect(turns).toBeGreaterThan(20);
  // The other plans are rests on finished figures.
  expect(plans - turns).toBeLessThan(turns / 4);
});
