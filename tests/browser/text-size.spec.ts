import { expect, type Page, test } from '@playwright/test';
import { findCovered, findOverlaps } from '../support/find-overlaps.ts';
import { addRules, header, main, sitePages } from '../support/site.ts';

/** What a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const TWICE = 'html { font-size: 200% !important }';
/** 1280 × 1024 px at 400 %: https://www.w3.org/TR/WCAG22/#reflow */
const ZOOMED = { width: 320, height: 256 };

// What the header stands on would be seen by degrees.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [state, rules] of [
  ['with the text spacing of a reader', SPACING],
  ['with text at 200 %', TWICE],
] as const)
  test(`${state} nothing is cut off, overlapped or scrolled sideways`, async ({ page }) => {
    for (const { path } of sitePages) {
      await page.goto(path);
      await addRules(page, rules);
      for (const width of [320, 390, 768, 900, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectWhole(page, `${path} at ${width} px`);
      }
    }
  });

test('at 400 % zoom nothing is cut off, overlapped, covered or scrolled sideways', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  for (const { path } of sitePages) {
    await page.goto(path);
    await expectWhole(page, path);
    expect(await findCovered(page), path).toEqual([]);
  }
});

test('without such wishes the measured lines stand each in one line', async ({ page }) => {
  for (const [path, line] of [
    ['/about', main(page).getByRole('heading', { level: 2 }).last()],
    ['/contact', main(page).locator('a[href^="mailto:"] > *').last()],
  ] as const) {
    await page.goto(path);
    for (const width of [320, 390, 600, 768, 899, 900, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await line.evaluate((element) => {
        const height = Number.parseFloat(getComputedStyle(element).lineHeight);
        return Math.round(element.getBoundingClientRect().height / height);
      });
      expect(lines, `${path} at ${width} px`).toBe(1);
    }
  }
});

test('in a very short window the header gives way to the page, and stays while its menu is open', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED);
  await page.goto('/about');
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 20));
  await header(page).getByRole('button').click();
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 200));
  await expect(header(page)).not.toBeInViewport();
});

async function expectWhole(page: Page, where: string) {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth), where).toBe(0);
  expect(await findOverlaps(page), where).toEqual([]);
  expect(await findCut(page), where).toEqual([]);
}

/** Lines of text that reach out of the window, of what clips them, or of the header they belong to. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement!;
      if (!text.data.trim() || !owner.checkVisibility() || owner.matches('[href="#main"], script')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const size = Number.parseFloat(getComputedStyle(owner).fontSize);
      for (const { left, right, top, height } of range.getClientRects()) {
        const baseline = top + (height * 97) / 122;
        for (let frame: Element | null = owner; frame; frame = frame.parentElement) {
          const holds = frame.matches('header, html') || getComputedStyle(frame).overflow !== 'visible';
          if (!holds || frame === document.body) continue;
          const box = frame.getBoundingClientRect();
          const outside =
            left + size * 0.1 < box.left ||
            right - size * 0.1 > box.right ||
            (frame.tagName !== 'HTML' && (baseline - size * 0.7 < box.top || baseline > box.bottom));
          if (outside) cut.push(`${text.data.trim().slice(0, 30)} in ${frame.tagName} ${frame.className}`);
        }
      }
    }
    return cut;
  });
