import { describe, expect, it } from 'vitest';
import { type Drawing, findElements, restMs, start, step } from './drawing.ts';
import { drawings } from './drawings.ts';
import { tileGrids } from './tile-grids.ts';
import { formPatterns } from './tile-turns.ts';

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

it.each(['hero', 'methodology'] as const)(
  'tiles of %s form one pattern after another, turn one at a time, and leave the waiting one alone',
  (name) => {
    const { columns, patterns, ...grid } = tileGrids[name];
    const corners = [...grid.corners].map(Number);
    let formed = 0;
    for (const { tile, corner, quarters } of formPatterns(columns, patterns, corners, () => true)) {
      expect((corners[tile]! + quarters + 4) % 4).toBe(corner);
      corners[tile] = corner;
      if ('waitingTile' in grid) expect(quarters && tile).not.toBe(grid.waitingTile);
      if (quarters) continue;
      const aims = [...patterns[formed % patterns.length]!];
      expect(aims.map((aim, i) => (aim === '-' ? '-' : `${corners[i]}`))).toEqual(aims);
      if (++formed > 2 * patterns.length) break;
    }
  },
);
