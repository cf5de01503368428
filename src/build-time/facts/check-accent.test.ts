import { readFileSync } from 'node:fs';
import { converter, formatHex, wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { ACCENT } from '../../content/brand/accent.ts';
import { INK, PAPER, WHITE } from '../../illustrations/colours.ts';
import { checkAccent } from './check-accent.ts';

const toOklch = converter('oklch');
/** Every third degree of the wheel, as bright and as strong as a screen can show it. */
const hues = Array.from({ length: 120 }, (_, i) => formatHex({ mode: 'hsl', h: 3 * i, s: 1, l: 0.5 }));

/** The colour that the problem recommends, or the accent itself if there is no problem. */
function readRemedy(accent: string) {
  const [problem, ...more] = checkAccent(accent);
  expect(more).toEqual([]);
  return problem ? problem.match(/#[0-9a-f]{6}(?=\.$)/)![0] : accent;
}

it.each(hues)('a tone of %s is read on ink, holds white text, and is seen on paper', (hue) => {
  const accent = readRemedy(hue);
  expect(wcagContrast(accent, INK)).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(accent, WHITE)).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(accent, PAPER)).toBeGreaterThanOrEqual(3);
  expect(checkAccent(accent)).toEqual([]);
  const turned = Math.abs(toOklch(accent)!.h! - toOklch(hue)!.h!);
  expect(Math.min(turned, 360 - turned)).toBeLessThan(5);
});

it.each(['#ffffff', '#000000', '#808080'])(
  '%s, which has no hue, is refused with a grey that will do',
  (accent) => {
    expect(checkAccent(readRemedy(accent))).toEqual([]);
  },
);

it('a problem names the file in which the accent stands', () => {
  const [path = ''] = checkAccent('#ffd500')[0]!.split(': ');
  expect(readFileSync(path, 'utf8')).toContain(ACCENT);
});

it('another form than six digits is refused', () => {
  expect(checkAccent('blue')).toEqual([expect.stringContaining('must be a # and six hexadecimal')]);
});
