import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Line, listLines } from '../support/list-lines.ts';
import { findContrast, findExtremes, findLuminance, readLuminances } from '../support/pixels.ts';
import { addRules, header, likeliest, openWhole, painted, removeRules, sitePages } from '../support/site.ts';

const TEXT_RATIO = 7;
/** Where the visitor wishes for more contrast no text is grey. */
const MORE_RATIO = 15;
const LARGE_RATIO = 4.5;
const CONTROL_RATIO = 3;
/** Thin strokes of small letters never reach their full colour in a picture. */
const SMOOTHED_RATIO = 4.5;
/** Letters alone: what takes its colour from the text keeps it. */
const WITHOUT_LETTERS =
  '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }';

/** A contrast that was found, and where. */
type Finding = [where: string, ratio: number];

// Whatever moves or changes by degrees is in one state or the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of likeliest([390], [320, 768, 1280]))
  for (const { path } of sitePages)
    test(`${path} at ${width} px: text stands out 7:1 from every pixel behind it, display type 4.5:1, controls 3:1`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openWhole(page, path);
      await expectText(page, TEXT_RATIO);
      await expectHeader(page);
      await expectControls(page);
      await page.emulateMedia({ contrast: 'more' });
      await expectText(page, MORE_RATIO);
      await page.emulateMedia({ contrast: null });
      for (const colorScheme of likeliest<'light' | 'dark'>(['dark'], ['light'])) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await expectSeen(page);
        await expectControls(page);
      }
    });

async function expectText(page: Page, ratio: number) {
  const lines = await listLines(page.locator('body'));
  expect(lines.length).toBeGreaterThan(10);
  await addRules(page, WITHOUT_LETTERS);
  const ground = await readLuminances(await page.screenshot({ fullPage: true }));
  await removeRules(page);
  for (const isLarge of [true, false]) {
    const found = lines.filter((line) => line.isLarge === isLarge).flatMap((line) => measure(line, ground));
    expectRatio(isLarge ? LARGE_RATIO : ratio, found);
  }
}

/** The header's words over whatever scrolls below: one screen of the page after the other. */
async function expectHeader(page: Page) {
  const lines = await listLines(header(page));
  const clip = (await header(page).boundingBox())!;
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await addRules(page, WITHOUT_LETTERS);
  for (let top = 9; top < end; top += 650) {
    await page.evaluate((top) => scrollTo(0, top), top);
    await painted(page);
    const ground = await readLuminances(await page.screenshot({ clip }));
    expectRatio(
      TEXT_RATIO,
      lines.flatMap((line) => measure(line, ground)),
    );
  }
  await removeRules(page);
}

/** The sign inside a control against its ground, pointed at or not. */
async function expectControls(page: Page) {
  for (const control of await page.getByRole('button').filter({ visible: true }).all()) {
    const name = `${await control.getAttribute('aria-label')}`;
    expectRatio(CONTROL_RATIO, [[name, await findSign(control)]]);
    await control.hover();
    expectRatio(CONTROL_RATIO, [[`${name}, pointed at`, await findSign(control)]]);
    await page.mouse.move(0, 0);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** In colours of the system: each line's darkest and brightest pixel. */
async function expectSeen(page: Page) {
  const picture = await readLuminances(await page.screenshot({ fullPage: true }));
  const found = (await listLines(page.locator('body'))).flatMap((line): Finding[] => {
    const extremes = findExtremes(picture, line);
    return extremes ? [[line.text, findContrast(...extremes)]] : [];
  });
  expectRatio(SMOOTHED_RATIO, found);
}

function expectRatio(least: number, found: Finding[]) {
  expect(found.filter(([, ratio]) => ratio < least)).toEqual([]);
}

/** The contrast of a line with the pixel behind it that is nearest to its colour; none where it lies outside. */
function measure(
  { text, colour, ...box }: Line,
  ground: Awaited<ReturnType<typeof readLuminances>>,
): Finding[] {
  const extremes = findExtremes(ground, box);
  if (!extremes) return [];
  return [[text, Math.min(...extremes.map((each) => findContrast(each, findLuminance(...colour))))]];
}

/** The contrast inside a control, without its edge. */
async function findSign(control: Locator) {
  const picture = await readLuminances(await control.screenshot());
  const inside = { left: 3, top: 3, right: picture.width - 3, bottom: picture.height - 3 };
  return findContrast(...findExtremes(picture, inside)!);
}
