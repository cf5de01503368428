import { expect, listedPages, MISSING, paths, test } from './site.ts';

/** The narrowest window of each layout, where words have the least room, and the widest. */
const WIDTHS = [320, 352, 700, 900, 1200, 2560];
const TWICE = 'html { font-size: 200% !important }';
/** What a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

// Styles of a reader are put in.
test.use({ bypassCSP: true });
test('every page fits from 320 to 2560 px with text of 200 % or more space', async ({ page }) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      for (const [rules, widths] of [
        ['html {}', WIDTHS],
        [TWICE, [320, 900, 1280]],
        [SPACING, [320, 390, 900]],
      ] as const) {
        const style = await page.addStyleTag({ content: rules });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await page.evaluate(findTextFaults), `${path} ${width} px ${rules}`).toEqual([]);
        }
        await style.evaluate((element) => (element as Element).remove());
      }
    });
});

/** Large windows. Zoom makes a window of as many px smaller by its factor, and shows each px larger by it. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** Titles are larger than this. They follow the window more, and grow less by zoom. */
const RUNNING_TEXT_PX = 30;

test('zoom enlarges all text in large windows', async ({ page }) => {
  // Other languages have the same styles.
  for (const path of [...listedPages.map((each) => each.path), MISSING])
    await test.step(path, async () => {
      await page.goto(path);
      for (const { width, height } of WINDOWS) {
        const zoomed: Awaited<ReturnType<typeof readSizes>>[] = [];
        for (const zoom of [1, 2, 3, 4, 5]) {
          await page.setViewportSize({ width: Math.round(width / zoom), height: Math.round(height / zoom) });
          zoomed.push((await page.evaluate(readSizes)).map((each) => ({ ...each, size: each.size * zoom })));
        }
        const faults = zoomed[0]!.flatMap(({ text, size }, index) => {
          const sizes = zoomed.map((each) => each[index]!.size);
          const twice = sizes[1]!;
          // A word may fill the window, and the links of a row may be in the menu by then.
          if (!twice || zoomed.some((each) => each[index]!.fills)) return [];
          const isSmall = twice < size * (size < RUNNING_TEXT_PX ? 1.85 : 1) - 0.1;
          const isFault = isSmall || (!sizes.includes(0) && Math.max(...sizes) < 2 * size - 0.1);
          return isFault ? [`${text}: ${sizes.map(Math.round).join(', ')} px`] : [];
        });
        expect.soft([...new Set(faults)], `${path} at ${width} px`).toEqual([]);
      }
    });
});

/** Reads how large the text of each element is, or 0 where none is visible, and whether it is a word that fills the window. */
function readSizes() {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  return [...document.body.querySelectorAll('*')].map((element) => {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    const isSeen = hasText && element.checkVisibility({ visibilityProperty: true });
    const text = element.textContent.trim();
    // The numbers of services are pictures.
    if (!isSeen || element.closest('[aria-hidden], .visually-hidden, .service__number'))
      return { text, size: 0, fills: false };
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const longest = Math.max(...text.split(/[ \n]/).map((word) => context.measureText(word).width));
    const room = element.closest('h1')?.clientWidth ?? innerWidth;
    return { text: text.slice(0, 40), size: Number.parseFloat(fontSize), fills: longest > 0.7 * room };
  });
}

/** Reports visible lines of text that are cut off by the window or by a box, or lie on another line. */
function findTextFaults() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? ['The page scrolls sideways'] : [];
  const lines: { text: string; ink: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const owner = walker.currentNode.parentElement!;
    const text = walker.currentNode.nodeValue!.trim().slice(0, 30);
    const isSeen = owner.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Figures in pictures have boxes that are larger than their ink.
    if (!text || !isSeen || owner.closest('.visually-hidden, svg, .not-found__poster')) continue;
    let frame: Element | null = owner;
    while (frame && getComputedStyle(frame).overflow === 'visible') frame = frame.parentElement;
    const cut = frame?.getBoundingClientRect() ?? { left: 0, right: clientWidth, top: -1e9, bottom: 1e9 };
    range.selectNodeContents(walker.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      // Letters are smaller than their line.
      const inkHeight = Number.parseFloat(getComputedStyle(owner).fontSize) * 0.6;
      const ink = new DOMRect(x, y + (height - inkHeight) / 2, width, inkHeight);
      const slack = height / 8;
      const isCut =
        x < cut.left - slack || ink.right > cut.right + slack || ink.top < cut.top || ink.bottom > cut.bottom;
      if (isCut && !owner.closest('[aria-hidden=true]')) faults.push(`"${text}" is cut off`);
      for (const other of lines) {
        const sharedWidth = Math.min(ink.right, other.ink.right) - Math.max(ink.left, other.ink.left);
        const sharedHeight = Math.min(ink.bottom, other.ink.bottom) - Math.max(ink.top, other.ink.top);
        if (sharedWidth > 3 && sharedHeight > 2) faults.push(`"${other.text}" and "${text}" overlap`);
      }
      lines.push({ text, ink });
    }
  }
  return faults;
}
