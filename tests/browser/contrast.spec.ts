import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Box, findContrast, findExtremes, findLuminance, readLuminances } from '../support/pixels.ts';
import { header, painted, sitePages } from '../support/site.ts';

const TEXT_RATIO = 7;
/** With the wish for more contrast no text is grey. */
const MORE_RATIO = 15;
const LARGE_RATIO = 4.5;
const SIGN_RATIO = 3;
/** Large text is 18 pt: https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE_PX = 24;
/** Thin strokes of small letters never reach their full colour in a picture. */
const SMOOTHED_RATIO = 4.5;
const SCROLL_STEP_PX = 400;

interface Line extends Box {
  text: string;
  colour: [number, number, number];
  isLarge: boolean;
}

// Whatever moves or changes by degrees is in one state or the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, contrast] of [
  [320, 'no-preference'],
  [390, 'no-preference'],
  [768, 'no-preference'],
  [1280, 'no-preference'],
  [390, 'more'],
] as const)
  test(`text stands out 7:1 from every pixel behind it, display type 4.5:1 (${width} px, contrast: ${contrast})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ contrast });
    const found = [];
    for (const { path } of sitePages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const lines = await listLines(page.locator('body'));
      await hideText(page);
      const ground = await readLuminances(await page.screenshot({ fullPage: true }));
      found.push(...measure(lines, ground, `${path}, ${width} px`));
    }
    const isMore = contrast === 'more';
    expectEnough(
      isMore ? MORE_RATIO : TEXT_RATIO,
      found.filter(({ isLarge }) => !isLarge),
    );
    expectEnough(
      LARGE_RATIO,
      found.filter(({ isLarge }) => isLarge),
    );
  });

for (const width of [390, 1280])
  test(`the header's words stand out 7:1 over whatever scrolls below, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const found = [];
    for (const { path } of sitePages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const lines = await listLines(header(page));
      await hideText(page);
      const clip = (await header(page).boundingBox())!;
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (const top of [
        4,
        9,
        ...Array.from({ length: end / SCROLL_STEP_PX }, (_, i) => (i + 1) * SCROLL_STEP_PX),
      ]) {
        await page.evaluate((top) => scrollTo(0, top), top);
        await painted(page);
        const ground = await readLuminances(await page.screenshot({ clip }));
        found.push(...measure(lines, ground, `${path}, ${width} px, scrolled ${top} px`));
      }
    }
    expectEnough(TEXT_RATIO, found);
  });

for (const [name, media] of [
  ['as it is', {}],
  ['with more contrast', { contrast: 'more' }],
  ['in light forced colours', { forcedColors: 'active' }],
  ['in dark forced colours', { forcedColors: 'active', colorScheme: 'dark' }],
] as const)
  test(`the sign of every control stands out 3:1, pointed at or not (${name})`, async ({ page }) => {
    await page.emulateMedia(media);
    const found = [];
    for (const { path } of sitePages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const control of await page.getByRole('button').all()) {
        if (!(await control.isVisible())) continue;
        const where = `${await control.getAttribute('aria-label')} on ${path}, ${name}`;
        found.push({ value: await findSign(control), where });
        await control.hover();
        found.push({ value: await findSign(control), where: `${where}, pointed at` });
        await page.mouse.move(0, 0);
      }
    }
    expectEnough(SIGN_RATIO, found);
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`every line of text is seen in ${colorScheme} forced colours`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const found = [];
    for (const { path } of sitePages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const lines = await listLines(page.locator('body'));
      const picture = await readLuminances(await page.screenshot({ fullPage: true }));
      for (const line of lines) {
        const extremes = findExtremes(picture, line);
        if (extremes) found.push({ value: findContrast(...extremes), where: `${path}: ${line.text}` });
      }
    }
    expectEnough(SMOOTHED_RATIO, found);
  });

function expectEnough(bound: number, found: { value: number; where: string }[]) {
  expect(found.filter(({ value }) => value < bound)).toEqual([]);
}

/** Of each line the contrast with the pixel behind it that is nearest to its colour. */
const measure = (lines: Line[], ground: Awaited<ReturnType<typeof readLuminances>>, where: string) =>
  lines.flatMap((line) => {
    const extremes = findExtremes(ground, line);
    if (!extremes) return [];
    const value = Math.min(...extremes.map((each) => findContrast(each, findLuminance(...line.colour))));
    return { value, where: `${where}: ${line.text}`, isLarge: line.isLarge };
  });

/** The contrast inside a control, without its edge. */
async function findSign(control: Locator) {
  const picture = await readLuminances(await control.screenshot());
  const inside = { left: 3, top: 3, right: picture.width - 3, bottom: picture.height - 3 };
  return findContrast(...findExtremes(picture, inside)!);
}

/** The lines of text inside, from cap height to baseline, with their places on the page. */
const listLines = (part: Locator): Promise<Line[]> =>
  part.evaluate((root, largePx) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement!;
      if (!text.data.trim() || !owner.checkVisibility()) continue;
      const { fontSize, color } = getComputedStyle(owner);
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, height } of range.getClientRects()) {
        // Ascent and descent of the font stand as 97 to 25.
        const bottom = scrollY + top + (height * 97) / 122;
        const colour = color.match(/\d+/g)!.map(Number) as Line['colour'];
        const name = text.data.trim().slice(0, 30);
        lines.push({
          text: name,
          colour,
          isLarge: size >= largePx,
          left,
          right,
          top: bottom - size * 0.7,
          bottom,
        });
      }
    }
    return lines;
  }, LARGE_PX);

/** Letters alone: what takes its colour from the text keeps it. */
const hideText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
