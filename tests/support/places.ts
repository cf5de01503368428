import type { Locator, Page } from '@playwright/test';
import type { Box } from './pixels.ts';

/** What stands on a page. */
type Thing = Box & { text: string };

export interface Line extends Thing {
  colour: [number, number, number];
  fontSize: number;
  /** Lines of one layer may not touch; decoration may lie below other text. */
  layer: 'header' | 'page' | 'decoration';
  /** The element that cuts off a part of it. */
  cutBy: string | undefined;
}

/** The lines of text inside that are there to be seen: their letters from cap height to baseline, by places on the page. */
export async function listLines(part: Locator): Promise<Line[]> {
  // As text: Playwright takes four times as long to hand over objects.
  const json = await part.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement!;
      const style = getComputedStyle(owner);
      // What is clipped away is for screen readers alone; the skip link waits outside the window.
      const isSeen =
        owner.checkVisibility({ visibilityProperty: true }) &&
        style.clipPath === 'none' &&
        !owner.closest('[href="#main"]');
      if (text.data.trim() && isSeen) lines.push(...measureLines(text, owner, style));
    }
    return JSON.stringify(lines);

    function measureLines(text: Text, owner: Element, style: CSSStyleDeclaration) {
      const fontSize = Number.parseFloat(style.fontSize);
      const colour = style.color.match(/\d+/g)!.map(Number) as Line['colour'];
      const isDecoration = owner.closest('[aria-hidden="true"]') !== null;
      const layer = owner.closest('header') ? 'header' : isDecoration ? 'decoration' : 'page';
      const range = document.createRange();
      range.selectNodeContents(text);
      return Array.from(range.getClientRects(), ({ left, right, top, height }): Line => {
        // Ascent and descent of the font stand as 97 to 25.
        // The pixel of the baseline itself may belong to the ground that a line stands on.
        const bottom = scrollY + top + (height * 97) / 122 - 1;
        // The first and the last letter have a little room of their own, within which the next thing may begin.
        const room = fontSize * 0.04;
        const box = { left: left + room, right: right - room, top: bottom - fontSize * 0.7, bottom };
        const cutBy = findCutter(owner, box, fontSize * 0.06);
        return { text: text.data.trim().slice(0, 30), colour, fontSize, layer, cutBy, ...box };
      });
    }

    /** The window, the header, or what hides its overflow, where a line reaches out of it by more than a smoothed edge. */
    function findCutter(owner: Element, line: Box, room: number) {
      for (let frame: Element | null = owner; frame; frame = frame.parentElement) {
        const clips = frame.matches('header, html') || getComputedStyle(frame).overflow !== 'visible';
        if (!clips || frame === document.body) continue;
        const { left, right, top, bottom } = frame.getBoundingClientRect();
        const isParallel = line.left + room < left || line.right - room > right;
        const isBeyond = line.top < top + scrollY || line.bottom > bottom + scrollY;
        if (isParallel || (isBeyond && frame !== document.documentElement))
          return `${frame.tagName} ${frame.className}`;
      }
      return undefined;
    }
  });
  return JSON.parse(json);
}

/**
 * Letters of display type whose ink touches: that of neighbours in a line, or a descender and the accent below it.
 * Pairs that the typeface itself sets closer than three hundredths of an em are left out.
 */
export const findTouchingInk = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const DISPLAY_PX = 32;
    const CLOSE_PAIRS = /k[vwxy]|[vy][vy]/;
    const EM_PX = 200;
    const pen = new OffscreenCanvas(3 * EM_PX, 2 * EM_PX).getContext('2d', { willReadFrequently: true })!;
    const apart = new Set<string>();
    const letters: {
      letter: string;
      text: Text;
      index: number;
      font: string;
      fontSize: number;
      start: number;
      line: number;
      left: number;
      top: number;
      right: number;
      bottom: number;
    }[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement!;
      const style = getComputedStyle(owner);
      const fontSize = Number.parseFloat(style.fontSize);
      const isSeen = owner.checkVisibility({ visibilityProperty: true }) && style.clipPath === 'none';
      if (!isSeen || fontSize < DISPLAY_PX) continue;
      const font = `${style.fontWeight} ${EM_PX}px ${style.fontFamily}`;
      pen.font = font;
      const range = document.createRange();
      for (const { index, 0: letter } of text.data.matchAll(/\S/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + letter.length);
        // The first letter of a line has a box of no width at the end of the line before, too.
        const box = [...range.getClientRects()].at(-1);
        if (!box) continue;
        const { left, top, height } = box;
        // As in listLines.
        const baseline = scrollY + top + (height * 97) / 122;
        const ink = pen.measureText(letter);
        // Measured large, because browsers round to whole px.
        const scale = fontSize / EM_PX;
        letters.push({
          letter,
          text,
          index,
          font,
          fontSize,
          start: left,
          line: Math.round(baseline),
          left: left - scale * ink.actualBoundingBoxLeft,
          right: left + scale * ink.actualBoundingBoxRight,
          top: baseline - scale * ink.actualBoundingBoxAscent,
          bottom: baseline + scale * ink.actualBoundingBoxDescent,
        });
      }
    }
    const below = letters.flatMap((upper) =>
      letters
        .filter(({ line }) => line > upper.line + 1)
        .filter(({ left, right }) => left < upper.right && upper.left < right)
        .filter(({ top, bottom }) => top < upper.bottom && bottom > upper.top)
        .map((lower) => `${upper.letter} (${upper.line}) touches ${lower.letter} below it`),
    );
    const beside = letters.flatMap((left, i) => {
      const right = letters[i + 1];
      const isNext = right?.text === left.text && right.index === left.index + left.letter.length;
      if (!right || !isNext || right.line !== left.line) return [];
      const pair = left.letter + right.letter;
      const isFine = CLOSE_PAIRS.test(pair) || !overlap(left, right);
      return isFine ? [] : [`${pair} touch in ${left.text.data.trim().slice(0, 30)}`];
    });
    return [...below, ...beside];

    /** Paints the one, and of the other what lies on it. */
    function overlap(left: (typeof letters)[number], right: (typeof letters)[number]) {
      const distance = Math.round((EM_PX * (right.start - left.start)) / left.fontSize);
      const key = [left.letter, right.letter, distance, left.font].join();
      if (apart.has(key)) return false;
      pen.font = left.font;
      pen.globalCompositeOperation = 'copy';
      pen.fillText(left.letter, EM_PX / 2, EM_PX * 1.3);
      pen.globalCompositeOperation = 'source-in';
      pen.fillText(right.letter, EM_PX / 2 + distance, EM_PX * 1.3);
      const { data } = pen.getImageData(0, 0, 3 * EM_PX, 2 * EM_PX);
      const isTouching = data.some((value, i) => i % 4 === 3 && value > 64);
      if (!isTouching) apart.add(key);
      return isTouching;
    }
  });

/** In titles and on what is pressed: words of up to 14 letters that are broken without a hyphen, in too narrow a column. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement!;
      const isLabel = owner.closest('h1, h2, h3, summary, button, a:not([href^="mailto:"])');
      const isSeen = isLabel && owner.checkVisibility({ visibilityProperty: true });
      if (!isSeen || getComputedStyle(owner).clipPath !== 'none') continue;
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\u00ad]{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && /^\p{L}{2,14}$/u.test(word))
          broken.push(`${word} in ${text.data.trim().slice(0, 30)}`);
      }
    }
    return broken;
  });

/** Of what is seen, the places on the page; a link inside a sentence is left out, which is as high as its line. */
export const listBoxes = (page: Page, selector: string): Promise<Thing[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          getComputedStyle(element).display !== 'inline' ||
          element.parentElement!.textContent.trim() === element.textContent.trim(),
      )
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const text = element.ariaLabel ?? (element.textContent.trim() || element.outerHTML.slice(0, 60));
        return { text, left, top: top + scrollY, right, bottom: bottom + scrollY };
      }),
  );

export const findOverlaps = (things: Thing[]) =>
  things.flatMap((thing, index) => findOverlapping(thing, things.slice(index + 1)));

/** By more than a pixel, for places are rounded. */
export const findOverlapping = (thing: Thing, others: Thing[]) =>
  others
    .filter((other) => thing.left < other.right - 1 && other.left < thing.right - 1)
    .filter((other) => thing.top < other.bottom - 1 && other.top < thing.bottom - 1)
    .map((other) => `${thing.text} / ${other.text}`);
