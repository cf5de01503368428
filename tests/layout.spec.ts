import { DESK, expect, main, pages, paths, test } from './site.ts';

const WIDTHS = [320, 344, 390, 480, 599, 600, 768, 899, 900, 1024, 1280, 1440, 1920, 2560];
/** What a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
const TWICE = 'html { font-size: 200% !important }';

test.describe('with styles of a reader', () => {
  // They are put in.
  test.use({ bypassCSP: true });
  for (const path of paths)
    test(`${path} fits from 320 to 2560 px, and with text of 200 %`, async ({ page }) => {
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
          expect.soft(await page.evaluate(findTextFaults), `${width} px ${rules}`).toEqual([]);
        }
        await style.evaluate((element) => (element as Element).remove());
      }
    });
});

test('two to five services fill their strip', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(pages.home.path);
  const strip = main(page).locator('.service-cards');
  for (let count = 2; count <= 5; count++) {
    const rows = await strip.evaluate((list, count) => {
      const [card] = list.children;
      list.replaceChildren(...Array.from({ length: count }, () => card!.cloneNode(true)));
      const { right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((each) => each.getBoundingClientRect());
      const ends = new Map(boxes.map((box) => [Math.round(box.top), right - box.right]));
      return [...ends.values()].map(Math.round);
    }, count);
    expect.soft(rows, `${count} services`).toEqual(count > 3 ? [0, 0] : [0]);
  }
});

/** Reports a page wider than the window, and text that is clipped or lies on other text. */
function findTextFaults() {
  const { scrollWidth } = document.scrollingElement!;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults = scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : [];
  const range = document.createRange();
  const inks: { text: string; box: DOMRect }[] = [];
  const visibility = { visibilityProperty: true, opacityProperty: true };
  while (walker.nextNode()) {
    const owner = walker.currentNode.parentElement!;
    const { clipPath, fontSize } = getComputedStyle(owner);
    const isSeen = owner.checkVisibility(visibility) && clipPath === 'none';
    if (!walker.currentNode.nodeValue!.trim() || !isSeen || owner.closest('[href="#main"]')) continue;
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()];
    // Line boxes are higher than their letters: capitals take about 0.7 of the font size.
    const ink = Number.parseFloat(fontSize) * 0.6;
    for (const { x, y, width, height } of lines)
      inks.push({
        text: walker.currentNode.nodeValue!.trim().slice(0, 30),
        box: new DOMRect(x + 1, y + (height - ink) / 2, width - 2, ink),
      });
    for (let frame: Element | null = owner; frame; frame = frame.parentElement) {
      if (!frame.matches('html, header') && getComputedStyle(frame).overflowX === 'visible') continue;
      if (frame === document.body || owner.closest('[aria-hidden=true]')) continue;
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
  for (const [i, { text, box }] of inks.entries())
    for (const other of inks.slice(i + 1))
      if (
        Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
        Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2
      )
        faults.push(`"${text}" and "${other.text}" overlap`);
  return faults;
}
