import { expect, type Page, test } from '@playwright/test';
import { blocks, type FlowExample } from '../../src/content/services.ts';
import { listLines } from '../support/list-lines.ts';
import { findDrawnShare, readLuminances } from '../support/pixels.ts';
import { addRules, likeliest, main, openPage } from '../support/site.ts';

/** Upright, upright with its terms beside it, lying. */
const WIDTHS = likeliest([320, 600, 1024, 1440], [390, 599, 768, 1099, 1100, 1280, 1920, 2560]);

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
  await page.goto('/');
  const targets = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(blocks.map(({ id }) => `/services#${id}`));
  await page.goto('/services');
  for (const { id, lead } of blocks) await expect(page.locator(`#${id}`)).toContainText(lead);
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

  test('has no line or sign on a word in any of its layouts', async ({ page }) => {
    await openPage(page, '/services');
    await addRules(page, 'header { display: none } li * , li { -webkit-text-fill-color: transparent }');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const picture = await readLuminances(await drawing(page).screenshot());
      const [x, y] = await drawing(page).evaluate((list) => {
        const { left, top } = list.getBoundingClientRect();
        return [left, top + scrollY] as const;
      });
      for (const { text, ...line } of await listLines(drawing(page))) {
        const [left, right, top, bottom] = [line.left - x, line.right - x, line.top - y, line.bottom - y];
        const share = findDrawnShare(picture, { left, right, top, bottom });
        expect(share, `${text} at ${width} px`).toBe(0);
      }
    }
  });

  test('keeps each of its signs in forced colours, without scripts', async ({ browser }) => {
    const page = await browser.newPage({ forcedColors: 'active', javaScriptEnabled: false });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/services');
    const picture = await readLuminances(await drawing(page).screenshot());
    const list = (await drawing(page).boundingBox())!;
    for (const item of await drawing(page).getByRole('listitem').all()) {
      const box = (await item.boundingBox())!;
      const top = box.y - list.y;
      const bottom = top + Math.min(box.height, SIGN_HEIGHT_PX);
      const beside = { left: 0, top, right: box.x - list.x, bottom };
      const text = (await item.textContent())!;
      const least = text === drawn!.agent ? DISC_SHARE : SIGN_SHARE;
      expect(findDrawnShare(picture, beside), text).toBeGreaterThan(least);
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
