import { wcagContrast } from 'culori';
import { ACCENT } from '../content/brand/accent.ts';
import { INK, PAPER } from '../styles/tokens.ts';

/** WCAG 2.2, 1.4.11. On white, the contrast is higher than on paper. */
const LEAST = 3;
const GROUNDS = [
  { ground: 'ink', colour: INK, remedy: 'lighter' },
  { ground: 'paper', colour: PAPER, remedy: 'darker' },
];

/** Returns one sentence for each ground on which an accent colour lacks contrast. */
export function checkAccent(accent: string = ACCENT): string[] {
  const prefix = `src/content/brand/accent.ts: ACCENT ${JSON.stringify(accent)}`;
  if (!/^#[0-9a-f]{6}$/i.test(accent))
    return [`${prefix} must be a # and six hexadecimal digits, such as #cc0000.`];
  return GROUNDS.filter(({ colour }) => wcagContrast(accent, colour) < LEAST).map(
    ({ ground, colour, remedy }) =>
      `${prefix} has a contrast of ${wcagContrast(accent, colour).toFixed(2)}:1 with ${ground}, and needs ${LEAST}:1; choose a ${remedy} one.`,
  );
}
