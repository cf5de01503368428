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
  const before = await readEdges();
  await menuButton(page).click();
  await expect(menuLinks(page).first()).toBeVisible();
  expect(await readEdges()).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await readEdges()).toEqual(before);

  /** The word on the button changes; it ends at the same edge of the window. */
  function readEdges() {
    const places: Locator[] = [header(page).getByRole('link').first(), menuButton(page), main(page)];
    return Promise.all(
      places.map(async (place) => {
        const { x, y, width } = (await place.boundingBox())!;
        return [y, x > PHONE.width / 2 ? x + width : x];
      }),
    );
  }
});

test('type as wide as the window ends at the margin, not under the scrollbar', async ({ page }) => {
  await openPage(page, '/about');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const line = main(page).getByRole('heading', { level: 2 }).last();
    const { beyond, scrollbar } = await line.evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      const { clientWidth } = document.documentElement;
      const margin = clientWidth - Number.parseFloat(getComputedStyle(heading.parentElement!).paddingRight);
      return { beyond: words.getBoundingClientRect().right - margin, scrollbar: innerWidth - clientWidth };
    });
    // The full stop's own room on its right is not measured: less than a third of a scrollbar.
    expect(Math.abs(beyond), `${width} px`).toBeLessThan(scrollbar / 3);
  }
});
