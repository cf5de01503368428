import { describe, expect, it } from 'vitest';
import { type Drawing, startDrawing } from './drawing.ts';
import { drawings } from './drawings.ts';

const HALF_A_MOVE_MS = 300;

function drawAfter(drawing: Drawing, ms: number, frame = ms) {
  const { step, findElements } = startDrawing(drawing);
  for (let at = 0; at < ms; at += frame) step(frame);
  return drawing.draw(findElements());
}

describe.each(Object.entries(drawings))('%s', (_name, drawing) => {
  it('draws the same picture after many frames as after one, and never stalls', () => {
    for (const frame of [7, 41, 400])
      expect(drawAfter(drawing, 60 * frame, frame)).toEqual(drawAfter(drawing, 60 * frame));
    const { step, restMs, findElements } = startDrawing(drawing);
    for (let moves = 0; moves < 100; moves++) {
      while (restMs()) {
        expect(restMs()).toBeLessThanOrEqual(2600);
        step(restMs());
      }
      const before = findElements();
      step(HALF_A_MOVE_MS);
      expect(findElements()).not.toEqual(before);
      while (!restMs()) step(HALF_A_MOVE_MS);
    }
  });
});
