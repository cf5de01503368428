import { wcagContrast } from 'culori';
import { ACCENT } from '../content/brand/accent.ts';
import { INK, PAPER, WHITE } from '../illustrations/colours.ts';

/** WCAG 2.2: 1.4.11 for what is drawn on ink and paper, 1.4.3 for selected text, which is white on the accent. */
const GRAPHIC_CONTRAST = 3;
const TEXT_CONTRAST = 4.5;

/** Returns a problem if an accent colour lacks contrast. */
export function checkAccent(accent: string = ACCENT): string[] {
  const place = `src/content/brand/accent.ts: ACCENT ${JSON.stringify(accent)}`;
  if (!/^#[0-9a-f]{6}$/i.test(accent))
    return [`${place} must be a # and six hexadecimal digits, such as #cc0000.`];
  const needs = [
    { ground: 'ink', colour: INK, least: GRAPHIC_CONTRAST, remedy: 'lighter' },
    { ground: 'paper', colour: PAPER, least: GRAPHIC_CONTRAST, remedy: 'darker' },
    { ground: 'white', colour: WHITE, least: TEXT_CONTRAST, remedy: 'darker' },
  ];
  const missed = needs.find(({ colour, least }) => wcagContrast(accent, colour) < least);
  if (!missed) return [];
  const contrast = wcagContrast(accent, missed.colour).toFixed(2);
  const { ground, least, remedy } = missed;
  return [
    `${place} has a contrast of ${contrast}:1 with ${ground}, and needs ${least}:1; choose a ${remedy} one.`,
  ];
}
