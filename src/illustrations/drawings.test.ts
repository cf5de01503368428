import { describe, expect, it } from 'vitest';
import { type Drawing, startDrawing } from './drawing.ts';
import { drawings } from './drawings.ts';

/** The longest time that a drawing makes up for. */
const FRAME_MS = 50;

function drawAfter(drawing: Drawing, ms: number, frame: number) {
  const { step, findElements } = startDrawing(drawing);
  for (let at = 0; at < ms; at += frame) step(frame);
  return drawing.draw(findElements());
}

describe.each(Object.entries(drawings))('%s', (_name, drawing) => {
  it('draws the same picture after many short frames as after fewer long ones', () => {
    for (const ms of [2800, 5600, 28_000])
      expect(drawAfter(drawing, ms, 7)).toEqual(drawAfter(drawing, ms, FRAME_MS));
  });

  it('goes on from where it was after a stall', () => {
    const { remainingRestMs } = startDrawing(drawing);
    expect(drawAfter(drawing, 60_000, 60_000)).toEqual(
      drawAfter(drawing, remainingRestMs() + FRAME_MS, FRAME_MS),
    );
  });

  it('never rests for long, and always moves then', () => {
    const { step, remainingRestMs, findElements } = startDrawing(drawing);
    for (let moves = 0; moves < 100; moves++) {
      while (remainingRestMs()) {
        expect(remainingRestMs()).toBeLessThanOrEqual(2600);
        step(remainingRestMs());
      }
      const before = findElements();
      step(FRAME_MS);
      expect(findElements()).not.toEqual(before);
      while (!remainingRestMs()) step(FRAME_MS);
    }
  });
});
