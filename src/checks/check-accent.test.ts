import { readFileSync } from 'node:fs';
import { converter, formatHex, wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { ACCENT } from '../content/brand/accent.ts';
import { INK, PAPER, WHITE } from '../illustrations/colours.ts';
import { checkAccent } from './check-accent.ts';

const toOklch = converter('oklch');
/** Every third degree of the wheel, as bright and as strong as a screen can show it; and colours without a hue. */
const hues = Array.from({ length: 120 }, (_, i) => formatHex({ mode: 'hsl', h: 3 * i, s: 1, l: 0.5 }));
const greys = ['#ffffff', '#000000', '#808080'];

it.each([...hues, ...greys])(
  'a tone of %s is read on ink, holds white text, and is seen on paper',
  (colour) => {
    const [problem = '', ...more] = checkAccent(colour);
    expect(more).toEqual([]);
    const [accent = colour] = /#[0-9a-f]{6}(?=\.$)/.exec(problem) ?? [];
    expect(wcagContrast(accent, INK)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(accent, WHITE)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(accent, PAPER)).toBeGreaterThanOrEqual(3);
    expect(checkAccent(accent)).toEqual([]);
    if (greys.includes(colour)) return;
    const turned = Math.abs(toOklch(accent)!.h! - toOklch(colour)!.h!);
    expect(Math.min(turned, 360 - turned)).toBeLessThan(5);
  },
);

it('another form than six digits is refused, with the file in which the accent stands', () => {
  const [problem = ''] = checkAccent('blue');
  expect(problem).toContain('must be a # and six hexadecimal');
  expect(readFileSync(problem.split(': ')[0]!, 'utf8')).toContain(ACCENT);
});
