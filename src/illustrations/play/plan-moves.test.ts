import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ease, step } from '../programme.ts';
import { tileProgrammes } from '../tile-programmes.ts';
import { planMoves } from './plan-moves.ts';

const { hero } = tileProgrammes;

/** The hero at some moment; there, maybe, a visitor clicks a tile. */
const moments = fc.record({
  ms: fc.integer({ min: 0, max: 60_000 }),
  click: fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 4 }))),
});

function goTo({ ms, click }: { ms: number; click: [number, number] | null }) {
  const state = hero.start();
  step(hero, state, ms);
  if (click) hero.turn!(state, click[0] * 100 + 50, click[1] * 100 + 50);
  step(hero, state, 0);
  return state;
}

test('a plan says where the mover will be and how it will be turned, until what lies under it changes', () => {
  fc.assert(
    fc.property(moments, fc.double({ min: 0, max: 0.999, noNaN: true }), (moment, part) => {
      const now = goTo(moment);
      const { stops, endMs } = planMoves(hero, now);
      expect(stops[0]!.fromMs).toBeLessThanOrEqual(0);
      const then = structuredClone(now);
      step(hero, then, part * endMs);
      const stop = stops.findLast(({ fromMs }) => fromMs <= part * endMs)!;
      const mover = hero.findMover(then);
      expect(mover).toEqual({ colour: hero.findMover(now).colour, tile: stop.tile, quarters: stop.quarters });
      expect(then.turns).toEqual(now.turns);
      if (stop.quarters)
        expect(ease((part * endMs - stop.fromMs) / stop.turnMs)).toBeCloseTo(
          ease(1 - then.remainingMs / then.moveMs),
        );
    }),
  );
});

test('a plan ends with the first turn, so that it is one for each tile that is put right', () => {
  const state = hero.start();
  let plans = 0;
  let turns = 0;
  for (let ms = 0; ms < 60_000; plans++) {
    const { stops, endMs } = planMoves(hero, state);
    turns += stops.filter(({ quarters }) => quarters).length;
    ms += endMs;
    step(hero, state, endMs);
  }
  expect(turns).toBeGreaterThan(20);
  // And one for each rest on a finished figure.
  expect(plans - turns).toBeLessThan(turns / 4);
});
