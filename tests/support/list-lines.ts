import type { Locator } from '@playwright/test';
import type { Box } from './pixels.ts';

/** Large text is 18 pt: https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE_PX = 24;

export interface Line extends Box {
  text: string;
  colour: [number, number, number];
  isLarge: boolean;
}

/** The lines of text inside, from cap height to baseline, with their places on the page. */
export const listLines = (part: Locator): Promise<Line[]> =>
  part.evaluate((root, largePx) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement!;
      const { fontSize, color, clipPath } = getComputedStyle(owner);
      // What is clipped away is for screen readers alone.
      if (!text.data.trim() || !owner.checkVisibility() || clipPath !== 'none') continue;
      const size = Number.parseFloat(fontSize);
      const colour = color.match(/\d+/g)!.map(Number) as Line['colour'];
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, height } of range.getClientRects()) {
        // Ascent and descent of the font stand as 97 to 25.
        // The pixel of the baseline itself may belong to the ground that a line stands on.
        const bottom = scrollY + top + (height * 97) / 122 - 1;
        const box = { left, right, top: bottom - size * 0.7, bottom };
        lines.push({ text: text.data.trim().slice(0, 30), colour, isLarge: size >= largePx, ...box });
      }
    }
    return lines;
  }, LARGE_PX);
