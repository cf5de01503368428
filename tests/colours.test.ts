import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACCENT, INK, LINE, PAPER, WHITE } from '../src/illustrations/colours.ts';

/** WCAG 2.2: 1.4.11 for what is drawn and 1.4.3 for display type, and 1.4.3 for running text. */
const GRAPHIC = 3;
const TEXT = 4.5;

const tokens = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');
const readToken = (name: string) => tokens.match(new RegExp(`--${name}: (#[0-9a-f]+);`))?.[1];

it.each(Object.entries({ INK, PAPER, WHITE, ACCENT, LINE }))(
  'drawings and styles share one %s',
  (name, colour) => {
    expect(colour).toBe(readToken(name.toLowerCase()));
  },
);

it('the accent is seen on ink and on paper, and white text can be read on it', () => {
  expect(contrast(ACCENT, INK)).toBeGreaterThanOrEqual(GRAPHIC);
  expect(contrast(ACCENT, PAPER)).toBeGreaterThanOrEqual(GRAPHIC);
  expect(contrast(ACCENT, WHITE)).toBeGreaterThanOrEqual(TEXT);
});

it('contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

/** The contrast ratio of two colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [one, other].map(luminance).sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/[^#]/g, '$&$&') : colour;
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
