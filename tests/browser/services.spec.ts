import { expect, type Page, test } from '@playwright/test';
import { blocks, type FlowExample } from '../../src/content/services.ts';
import { findDrawnShare, measureLines } from '../support/find-drawn-share.ts';
import { findLayoutFaults } from '../support/measure-layout.ts';
import { addRules, header, main } from '../support/site.ts';

/** Upright, upright with its terms beside it, lying. */
const WIDTHS = [320, 390, 599, 600, 768, 1024, 1099, 1100, 1280, 1440, 1920, 2560];
const WINDOWS = [
  [1024, 600],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;
/** A card with a longer text is higher than these windows. */
const LONGEST_CARD_TEXT = 120;

/** What the disc, and the smallest sign, cover of the rail beside their words. */
const DISC_SHARE = 0.5;
const SIGN_SHARE = 0.05;
/** Of a longer text the rail's first two lines, where the sign stands. */
const SIGN_HEIGHT_PX = 56;

const drawn = blocks.map(({ example }) => example).find((example) => example?.kind === 'flow') as
  | FlowExample
  | undefined;
const cards = (page: Page) => main(page).getByRole('listitem').getByRole('link');
const drawing = (page: Page) => main(page).getByRole('list').filter({ hasText: drawn!.agent });

test('each card of Home leads to its own service', async ({ page }) => {
  for (const [index, { id, lead }] of blocks.entries()) {
    await page.goto('/');
    await cards(page).nth(index).click();
    await expect(page).toHaveURL(new RegExp(`/services#${id}$`));
    await expect(main(page).getByText(lead)).toBeInViewport();
  }
});

test('heading and cards of Home fit one window under the header', async ({ page }) => {
  test.skip(blocks.length > 3 || blocks.some(({ card }) => card.text.length > LONGEST_CARD_TEXT));
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const parts = [main(page).getByRole('heading', { level: 2 }).first(), ...(await cards(page).all())];
    const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!));
    const top = Math.min(...boxes.map(({ y }) => y));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    const room = height - (await header(page).boundingBox())!.height;
    expect(bottom - top, `${width} × ${height} px`).toBeLessThanOrEqual(room);
  }
});

test.describe('the drawn example', () => {
  test.skip(!drawn, 'no service has one');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is one list of seven that is read in order', async ({ page }) => {
    await page.goto('/services');
    const { inputs, agent, agreed, person, end } = drawn!;
    const outcomes = [agreed, person, end].map(({ condition, result }) => `${condition} ${result}`);
    await expect(drawing(page)).toHaveCount(1);
    await expect(drawing(page).getByRole('listitem')).toHaveText([...inputs, agent, ...outcomes]);
  });

  test('has no line or sign on a word in any of its layouts, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.goto('/services');
    await addRules(page, 'header { display: none } li * , li { -webkit-text-fill-color: transparent }');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      expect(await findLayoutFaults(page), `${width}`).toEqual([]);
      const picture = await drawing(page).screenshot();
      for (const line of await drawing(page).evaluate(measureLines))
        expect(await findDrawnShare(picture, line), `${line.text} at ${width} px`).toBe(0);
    }
  });

  test('keeps each of its signs in forced colours, without scripts', async ({ browser }) => {
    const page = await browser.newPage({ forcedColors: 'active', javaScriptEnabled: false });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/services');
    const picture = await drawing(page).screenshot();
    const list = (await drawing(page).boundingBox())!;
    for (const item of await drawing(page).getByRole('listitem').all()) {
      const box = (await item.boundingBox())!;
      const beside = {
        left: 0,
        top: box.y - list.y,
        width: box.x - list.x,
        height: Math.min(box.height, SIGN_HEIGHT_PX),
      };
      const text = (await item.textContent())!;
      const least = text === drawn!.agent ? DISC_SHARE : SIGN_SHARE;
      expect(await findDrawnShare(picture, beside), text).toBeGreaterThan(least);
    }
    await page.close();
  });

  test('keeps each of its signs on paper, which has no grounds', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/services');
    for (const item of await drawing(page).getByRole('listitem').all())
      expect(await item.evaluate(isPrinted), (await item.textContent())!).toBe(true);
  });
});

function isPrinted(item: Element) {
  const { borderTopWidth, backgroundColor, printColorAdjust } = getComputedStyle(item, '::after');
  return borderTopWidth !== '0px' || (printColorAdjust === 'exact' && backgroundColor !== 'rgba(0, 0, 0, 0)');
}
