import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ease, step } from '../../illustrations/programme.ts';
import { tileProgrammes } from '../../illustrations/tile-programmes.ts';
import type { TileProgramme } from '../../illustrations/tiles.ts';
import { planMoves } from './plan-moves.ts';

/** A programme at some moment; there, maybe, a visitor clicks a tile. */
const moments = fc.record({
  ms: fc.integer({ min: 0, max: 60_000 }),
  click: fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 4 }))),
});

function goTo(programme: TileProgramme, { ms, click }: { ms: number; click: [number, number] | null }) {
  const state = programme.start();
  step(programme, state, ms);
  if (click) programme.turn!(state, click[0] * 100 + 50, click[1] * 100 + 50);
  step(programme, state, 0);
  return state;
}

test.each(Object.entries(tileProgrammes))(
  'a plan of %s says where the mover will be and how it will be turned, until what lies under it changes',
  (_, programme) => {
    fc.assert(
      fc.property(moments, fc.double({ min: 0, max: 0.999, noNaN: true }), (moment, part) => {
        const now = goTo(programme, moment);
        const { stops, endMs } = planMoves(programme, now);
        expect(stops[0]!.fromMs).toBeLessThanOrEqual(0);
        const then = structuredClone(now);
        step(programme, then, part * endMs);
        const stop = stops.findLast(({ fromMs }) => fromMs <= part * endMs)!;
        const { colour } = programme.findMover(now);
        expect(programme.findMover(then)).toEqual({ colour, tile: stop.tile, quarters: stop.quarters });
        expect(then.turns).toEqual(now.turns);
        if (stop.quarters)
          expect(ease((part * endMs - stop.fromMs) / stop.turnMs)).toBeCloseTo(
            ease(1 - then.remainingMs / then.moveMs),
          );
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
    const { stops, endMs } = planMoves(hero, state);
    turns += stops.filter(({ quarters }) => quarters).length;
    ms += endMs;
    step(hero, state, endMs);
  }
  expect(turns).toBeGreaterThan(20);
  // And one for each rest on a finished figure.
  expect(plans - turns).toBeLessThan(turns / 4);
});
