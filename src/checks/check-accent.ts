import { wcagContrast } from 'culori';
import { ACCENT } from '../content/brand/accent.ts';
import { INK, PAPER, WHITE } from '../styles/tokens.ts';

/** WCAG 2.2: 1.4.11 for what is drawn on ink and paper, 1.4.3 for selected text, which is white on the accent. */
const NEEDS = [
  { ground: 'ink', colour: INK, least: 3, remedy: 'lighter' },
  { ground: 'paper', colour: PAPER, least: 3, remedy: 'darker' },
  { ground: 'white', colour: WHITE, least: 4.5, remedy: 'darker' },
];

/** Returns one sentence for each ground on which an accent colour lacks contrast. */
export function checkAccent(accent: string = ACCENT): string[] {
  const place = `src/content/brand/accent.ts: ACCENT ${JSON.stringify(accent)}`;
  if (!/^#[0-9a-f]{6}$/i.test(accent))
    return [`${place} must be a # and six hexadecimal digits, such as #cc0000.`];
  return NEEDS.filter(({ colour, least }) => wcagContrast(accent, colour) < least).map(
    ({ ground, colour, least, remedy }) =>
      `${place} has a contrast of ${wcagContrast(accent, colour).toFixed(2)}:1 with ${ground}, and needs ${least}:1; choose a ${remedy} one.`,
  );
}
