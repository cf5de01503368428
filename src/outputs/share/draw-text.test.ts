import { expect, it } from 'vitest';
import { loadTypeface } from '../typesetting/load-font.ts';
import { drawText } from './draw-text.ts';

const style = { font: loadTypeface(540), trackingEm: 0, lineHeightEm: 1, largestPx: 96 };
const draw = (text: string) => drawText(text, style, { x: 0, y: 0, width: 900, height: 200 }, 'top');

it.each(['€uropa Treuhand® AG', '\u00a0Alpen', '😀 AG', 'Zu\u0308rich'])(
  'draws %s at finite coordinates',
  (text) => {
    expect(draw(text)).toMatch(/d="M/);
    expect(draw(text)).not.toMatch(/NaN|Infinity/);
  },
);

it('draws a letter of two code points as one', () => expect(draw('Zu\u0308rich')).toBe(draw('Zürich')));
