import { expect, it } from 'vitest';
import { drawText } from './draw-text.ts';

const draw = (text: string) => drawText(text, 96, { x: 0, y: 0, width: 900, height: 200 });

it.each(['€uropa Treuhand® AG', '\u00a0Alpen', '😀 AG', 'Zu\u0308rich'])(
  'draws %s at finite coordinates',
  (text) => {
    expect(draw(text)).toMatch(/d="M/);
    expect(draw(text)).not.toMatch(/NaN|Infinity/);
  },
);

it('draws a letter of two code points as one, and € from the second face', () => {
  expect(draw('Zu\u0308rich')).toBe(draw('Zürich'));
  expect(draw('€')).not.toBe(draw('😀'));
});
