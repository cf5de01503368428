import type { Page } from '@playwright/test';

/**
 * Runs in the page, where nothing can be imported: what a visitor would complain of in its layout now.
 * A line of text is taken from cap height to baseline, so that tight leading is no overlap.
 */
export const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = listTexts();
    const lines = texts.flatMap(measureLines);
    return [...findOverhang(), ...findCut(), ...findOverlaps()];

    function listTexts() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter(
        ({ data, parentElement: owner }) =>
          data.trim() !== '' &&
          owner!.checkVisibility() &&
          !owner!.closest('script, [href="#main"]') &&
          // Visually hidden, for screen readers alone.
          getComputedStyle(owner!).clipPath === 'none',
      );
    }

    function measureLines(text: Text) {
      const owner = text.parentElement!;
      const size = Number.parseFloat(getComputedStyle(owner).fontSize);
      const range = document.createRange();
      range.selectNodeContents(text);
      return Array.from(range.getClientRects(), ({ left, right, top, height }) => {
        // Ascent and descent of the font stand as 97 to 25.
        const bottom = top + (height * 97) / 122;
        return {
          name: text.data.trim().slice(0, 30),
          owner,
          size,
          left,
          right,
          top: bottom - size * 0.7,
          bottom,
        };
      });
    }

    /** What makes the page scroll sideways. */
    function findOverhang() {
      const { scrollWidth } = document.scrollingElement!;
      if (scrollWidth <= innerWidth) return [];
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
      );
      return [`${scrollWidth} px wide`, ...wide.map((element) => element.outerHTML.slice(0, 60))];
    }

    /** Lines that reach out of the window, of what clips them, or of the header they belong to. */
    function findCut() {
      return lines.flatMap(({ name, owner, size, left, right, top, bottom }) => {
        const cut: string[] = [];
        for (let frame: Element | null = owner; frame; frame = frame.parentElement) {
          const clips = frame.matches('header, html') || getComputedStyle(frame).overflow !== 'visible';
          if (!clips || frame === document.body) continue;
          const box = frame.getBoundingClientRect();
          const isBeside = left + size * 0.1 < box.left || right - size * 0.1 > box.right;
          const isBeyond = frame.tagName !== 'HTML' && (top < box.top || bottom > box.bottom);
          if (isBeside || isBeyond) cut.push(`${name} cut by ${frame.tagName} ${frame.className}`);
        }
        return cut;
      });
    }

    /** Lines whose letters touch, and lines that a picture or a control stands on. */
    function findOverlaps() {
      const inFlow = lines.filter(
        ({ owner }) => owner.closest('main, footer') && !owner.closest('[aria-hidden="true"]'),
      );
      const inHeader = lines.filter(({ owner }) => owner.closest('header'));
      const pictures = [...document.querySelectorAll('main svg, main button')].map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return {
          name: element.outerHTML.slice(0, 60),
          left: left + 1,
          right: right - 1,
          top: top + 1,
          bottom: bottom - 1,
        };
      });
      const overlaps: string[] = [];
      for (const [group, others] of [
        [inFlow, pictures],
        [inHeader, []],
      ] as const)
        group.forEach((line, index) => {
          for (const other of [...group.slice(index + 1).map(shrink), ...others]) {
            const { left, right, top, bottom } = shrink(line);
            if (left < other.right && other.left < right && top < other.bottom && other.top < bottom)
              overlaps.push(`${line.name} / ${other.name}`);
          }
        });
      return overlaps;
    }

    /** Letters begin and end with a little room of their own. */
    function shrink({ left, right, size, ...line }: (typeof lines)[number]) {
      return { ...line, left: left + size * 0.04, right: right - size * 0.04 };
    }
  });

/** Lines of text at whose beginning, middle or end something else is met when they are in view. */
export const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement!;
      const isLeftOut = owner.closest('[aria-hidden="true"], header, script, [href="#main"]');
      const isForEyes = owner.checkVisibility() && getComputedStyle(owner).clipPath === 'none';
      if (text.data.trim() === '' || isLeftOut || !isForEyes) continue;
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
