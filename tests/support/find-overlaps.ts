import type { Page } from '@playwright/test';

/**
 * Pairs of lines of text whose letters touch, and lines that a picture or a control stands on.
 * A line is taken from cap height to baseline, so that tight leading is not an overlap.
 */
export const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('main, footer')].flatMap(findTexts).flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return Array.from(range.getClientRects(), (rect) => measureLine(text, rect));
    });
    const pictures = [...document.querySelectorAll('main svg, main button')].map((element) => ({
      name: element.outerHTML.slice(0, 60),
      ...shrink(element.getBoundingClientRect()),
    }));
    const inWords = lines.flatMap((line, index) =>
      [...lines.slice(index + 1), ...pictures]
        .filter((other) => touch(line, other))
        .map((other) => `${line.name} / ${other.name}`),
    );
    return inWords;

    function findTexts(root: Element) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(
        ({ data, parentElement }) =>
          data.trim() !== '' &&
          parentElement!.checkVisibility() &&
          !parentElement!.closest('[aria-hidden="true"]'),
      );
    }

    function measureLine(text: Text, { left, right, top, height }: DOMRect) {
      const size = Number.parseFloat(getComputedStyle(text.parentElement!).fontSize);
      // Ascent and descent of the font stand as 97 to 25.
      const baseline = top + (height * 97) / 122;
      const bearing = size * 0.04;
      return {
        name: text.data.trim().slice(0, 30),
        left: left + bearing,
        right: right - bearing,
        top: baseline - size * 0.7,
        bottom: baseline,
      };
    }

    function shrink({ left, right, top, bottom }: DOMRect) {
      return { left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 };
    }

    function touch(a: Omit<ReturnType<typeof measureLine>, 'name'>, b: typeof a) {
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }
  });

/** Lines of text at whose beginning, middle or end something else is met when they are in view. */
export const findCovered = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement!;
      const hidden = !owner.checkVisibility() || owner.closest('[aria-hidden="true"], header, body > script');
      if (text.data.trim() === '' || hidden || getComputedStyle(owner).position === 'fixed') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (let line = 0; line < range.getClientRects().length; line++) {
        const { top, height } = range.getClientRects()[line]!;
        scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
        const rect = range.getClientRects()[line]!;
        for (const share of [0.1, 0.5, 0.9]) {
          const met = document.elementFromPoint(rect.left + rect.width * share, rect.top + rect.height / 2);
          if (!met || !(met.contains(owner) || owner.contains(met)))
            covered.push(`${text.data.trim().slice(0, 30)} under ${met?.outerHTML.slice(0, 60)}`);
        }
      }
    }
    return covered;
  });
