/** Runs in the project "next-page", whose Chromium has its back/forward cache. */
import { expect, listedPages, menuButton, menuLinks, PHONE, pages, test } from './site.ts';

test('Back shows the page from the back/forward cache, with its menu closed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(pages.home.path);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await menuButton(page).click();
  await menuLinks(page).last().click();
  await page.waitForURL(`**${listedPages.at(-1)!.path}`);
  // A page from the cache does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.persisted')).toBe(true);
  await expect(menuLinks(page)).toHaveCount(0);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});
