import { expect, paths, test } from './site.ts';

const WIDTHS = [320, 344, 390, 480, 599, 600, 768, 899, 900, 1024, 1280, 1440, 1920, 2560];
/** What a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
const TWICE = 'html { font-size: 200% !important }';

// The readers' own styles are put in.
test.use({ bypassCSP: true });

for (const path of paths)
  test(`${path} does not scroll sideways or cut off text from 320 to 2560 px, nor with text of 200 %`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const [rules, widths] of [
      ['html {}', WIDTHS],
      [TWICE, [320, 900, 1280]],
      [SPACING, [320, 900]],
    ] as const) {
      const style = await page.addStyleTag({ content: rules });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(findCutText), `${width} px ${rules}`).toEqual([]);
      }
      await style.evaluate((element) => (element as Element).remove());
    }
  });

/** What is wider than the window, and lines that reach out of it, out of the header, or out of what hides its overflow. */
function findCutText() {
  const { scrollWidth } = document.scrollingElement!;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults = scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const owner = walker.currentNode.parentElement!;
    const isSeen =
      owner.checkVisibility({ visibilityProperty: true }) && getComputedStyle(owner).clipPath === 'none';
    if (
      !walker.currentNode.nodeValue!.trim() ||
      !isSeen ||
      owner.closest('[href="#main"], [aria-hidden=true]')
    )
      continue;
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()];
    for (let frame: Element | null = owner; frame; frame = frame.parentElement) {
      if (!frame.matches('html, header') && getComputedStyle(frame).overflowX === 'visible') continue;
      if (frame === document.body) continue;
      const box = frame.getBoundingClientRect();
      // By more than a part of its line: ink is smaller than that.
      const isCut = lines.some(
        ({ left, right, top, bottom, height }) =>
          Math.max(box.left - left, right - box.right) > height / 8 ||
          (frame !== document.documentElement && Math.max(box.top - top, bottom - box.bottom) > height / 3),
      );
      if (isCut)
        faults.push(`${owner.textContent.trim().slice(0, 30)} is cut by ${frame.tagName} ${frame.className}`);
    }
  }
  return faults;
}
