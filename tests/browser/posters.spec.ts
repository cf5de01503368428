import { expect, type Locator, test } from '@playwright/test';
import { TRACKING_EM, WORD_SPACING_EM } from '../../src/build-time/typesetting/fit-title.ts';
import { company } from '../../src/content/company.ts';
import { type Box, findLuminance, type Luminances, readLuminances } from '../support/pixels.ts';
import { addRules, MISSING, main, openWithFont, sample } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

/** Of a smoothed line in the darkest accent; both posters are light on ink. */
const LIGHT = findLuminance(90, 90, 90);
const TOLERANCE_PX = 1.5;
/** Either end of a gap is smoothed. */
const GAP_TOLERANCE_PX = 2.5;

for (const width of sample([390, 1440], [768]))
  test(`404 is flush with both margins at ${width} px, and its ring with the digits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openWithFont(page, MISSING);
    const picture = await readLuminances(await page.screenshot());
    const ring = await findBox(main(page).locator('[data-drawing]'));
    const { left: margin } = await findBox(
      page.getByRole('banner').getByRole('link', { name: company.name }),
    );
    const before = findInk(picture, { ...ring, left: 0, right: ring.left });
    near(before.left, margin);
    near((before.top + before.bottom) / 2, (ring.top + ring.bottom) / 2);
    if (width < 600) return near(ring.right, width - margin);
    near(ring.left + ring.right, width);
    near(findInk(picture, { ...ring, left: ring.right + 8, right: width }).right, width - margin);
  });

for (const width of sample([390, 1440], [768]))
  test(`each digit of the number stands on its line at ${width} px, its multiplier as near as the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    await openWithFont(page, pages.about.path);
    const poster = main(page).getByRole('img', { name: company.uid });
    await poster.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const picture = await readLuminances(await page.screenshot());
    const around = await findBox(poster);
    const signs = await findBoxes(poster.locator('> *'));
    const multipliers = await findBoxes(poster.locator('small'));
    expect(signs).toHaveLength(10);

    await addRules(page, 'main small { visibility: hidden }');
    const bare = await readLuminances(await page.screenshot());
    const starts = signs.map(
      (sign) => findInk(bare, { ...sign, left: sign.left - 9, right: sign.left + 90 }).left,
    );
    const [prefix, ...digits] = starts;
    near(prefix!, around.left);
    for (const [place, start] of digits.entries()) near(start, digits[place % 3]!);
    if (width >= 600) near(digits[0]!, width / 2);

    const gaps = multipliers.map(({ left, top }, index) => {
      const { left: start, bottom } = signs[index + 1]!;
      return left - findInk(picture, { left: start, right: left, top, bottom: (top + bottom) / 2 }).right;
    });
    for (const gap of gaps) near(gap, gaps[0]!, GAP_TOLERANCE_PX);
  });

test('the build measures titles with the spacing that the styles give them', async ({ page }) => {
  for (const path of [pages.home.path, pages.services.path, pages.methodology.path, pages.about.path]) {
    await page.goto(path);
    const spacing = await main(page)
      .getByRole('heading', { level: 1 })
      .evaluate((title) => {
        const { fontSize, letterSpacing, wordSpacing } = getComputedStyle(title);
        return [letterSpacing, wordSpacing].map(
          (length) => Number.parseFloat(length) / Number.parseFloat(fontSize),
        );
      });
    expect(spacing[0], path).toBeCloseTo(TRACKING_EM, 4);
    expect(spacing[1], path).toBeCloseTo(WORD_SPACING_EM, 4);
  }
});

const near = (found: number, wanted: number, tolerance = TOLERANCE_PX) =>
  expect(Math.abs(found - wanted), `${found} for ${wanted}`).toBeLessThan(tolerance);

const findBox = async (element: Locator) => (await findBoxes(element))[0]!;

const findBoxes = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));

/** The smallest box round the light pixels inside a box. */
function findInk({ width, values }: Luminances, { left, top, right, bottom }: Box): Box {
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let y = Math.floor(top); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(left)); x < right; x++) {
      if (values[y * width + x]! < LIGHT) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x + 1);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y + 1);
    }
  return ink;
}
