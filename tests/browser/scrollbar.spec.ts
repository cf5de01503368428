import { test as base, expect, type Locator } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { header, main, menuButton, menuLinks, openWithFont } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

const PHONE = { width: 390, height: 844 };

/** Playwright hides scrollbars; here they take their room, as on most desks. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test('nothing moves when the menu opens and closes, though the scrollbar takes room', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWithFont(page, pages.home.path);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const places = [header(page).getByRole('link', { name: company.name }), menuButton(page), main(page)];
  const before = await Promise.all(places.map(readEdge));
  await menuButton(page).click();
  await expect(menuLinks(page).first()).toBeVisible();
  expect(await Promise.all(places.map(readEdge))).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await Promise.all(places.map(readEdge))).toEqual(before);
});

/** Of the menu button, whose word changes, the right one; of what stands on the left the left one. */
async function readEdge(place: Locator) {
  const { x, y, width } = (await place.boundingBox())!;
  return [y, x > PHONE.width / 2 ? x + width : x];
}
