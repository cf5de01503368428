import { test as base, expect, type Locator } from '@playwright/test';
import { header, main, menuButton, menuLinks, openPage } from '../support/site.ts';

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
  await openPage(page, '/');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const places = [header(page).getByRole('link').first(), menuButton(page), main(page)];
  const before = await Promise.all(places.map(readEdge));
  await menuButton(page).click();
  await expect(menuLinks(page).first()).toBeVisible();
  expect(await Promise.all(places.map(readEdge))).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await Promise.all(places.map(readEdge))).toEqual(before);
});

test('type as wide as the window is one line that ends at the margin, not under the scrollbar', async ({
  page,
}) => {
  await openPage(page, '/about');
  const line = main(page).getByRole('heading', { level: 2 }).last();
  for (const width of [320, 390, 599, 768, 899, 900, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const { beyond, lines, scrollbar } = await line.evaluate(measureLine);
    // The full stop's own room on its right is not measured: less than a third of a scrollbar.
    expect(Math.abs(beyond), `${width} px`).toBeLessThan(scrollbar / 3);
    expect(lines, `${width} px`).toBe(1);
  }
});

/** Of the menu button, whose word changes, the right one; of what stands on the left the left one. */
async function readEdge(place: Locator) {
  const { x, y, width } = (await place.boundingBox())!;
  return [y, x > PHONE.width / 2 ? x + width : x];
}

function measureLine(heading: Element) {
  const words = document.createRange();
  words.selectNodeContents(heading);
  const { right, height } = words.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const margin = clientWidth - Number.parseFloat(getComputedStyle(heading.parentElement!).paddingRight);
  const lines = Math.round(height / Number.parseFloat(getComputedStyle(heading).fontSize));
  return { beyond: right - margin, lines, scrollbar: innerWidth - clientWidth };
}
