import { describe, expect, it } from 'vitest';
import { type Drawing, findElements, restMs, start, step } from './drawing.ts';
import { drawings } from './drawings.ts';

function drawAfter(drawing: Drawing, ms: number, frame = ms) {
  const playback = start(drawing);
  for (let at = 0; at < ms; at += frame) step(playback, frame);
  return drawing.draw(findElements(playback));
}

describe.each(Object.entries(drawings))('%s', (_name, drawing) => {
  it('draws the same picture after many frames as after one, and never stalls', () => {
    for (const frame of [7, 41, 400])
      expect(drawAfter(drawing, 60 * frame, frame)).toEqual(drawAfter(drawing, 60 * frame));
    const playback = start(drawing);
    for (let moves = 0; moves < 100; moves++) {
      while (restMs(playback)) {
        expect(restMs(playback)).toBeLessThanOrEqual(2600);
        step(playback, restMs(playback));
      }
      const before = drawing.draw(findElements(playback));
      step(playback, playback.scene.ms / 2);
      expect(drawing.draw(findElements(playback))).not.toEqual(before);
      step(playback, playback.scene.ms / 2);
    }
  });
});
