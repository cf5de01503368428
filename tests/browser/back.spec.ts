import { test as base, expect } from '@playwright/test';
import { menuButton, menuLinks } from '../support/site.ts';

/** Playwright switches the back/forward cache off; here it is on. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 390, height: 844 } });

test('the menu is closed on a page that the browser kept alive and brings back', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await menuButton(page).click();
  await menuLinks(page).filter({ hasText: 'Services' }).waitFor();
  await page.evaluate(() => location.assign('/services'));
  await expect(page).toHaveURL(/\/services$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuLinks(page)).toHaveCount(0);
});
