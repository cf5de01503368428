import { expect, test } from '@playwright/test';
import { openWatched, registration } from '../support/hydration.ts';
import { collectErrors, footer, header, main, menuButton, menuLinks } from '../support/site.ts';

const TITLE = 'Unexpected Application Error!';

test('a screen that fails gives way to a page that says so, between header and footer', async ({ page }) => {
  const errors = collectErrors(page);
  await openWatched(page, '/contact');
  await page.evaluate(() => {
    const { toLowerCase } = String.prototype;
    String.prototype.toLowerCase = function () {
      if (String(this) === 'Email address') throw new Error('Broken on purpose');
      return toLowerCase.call(this);
    };
  });
  await registration(page).hover();
  await expect(page.getByRole('heading', { name: TITLE, exact: true })).toBeFocused();
  await expect(page).toHaveTitle(TITLE);
  expect(errors.join()).toContain('Broken on purpose');
  await expect(footer(page)).toBeAttached();
  await expect(main(page).getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '');
  await main(page).getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0);
});

test('a footer that fails leaves header and menu as they are, and the page script goes on', async ({
  page,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  await page.setViewportSize({ width: 390, height: 844 });
  await openWatched(page, '/contact');
  await page.evaluate(() => {
    const { map } = Array.prototype;
    const broken = function (this: { path?: string }[], ...rest: unknown[]) {
      if (this[0]?.path === '/') throw new Error('Broken on purpose');
      return Reflect.apply(map, this, rest);
    };
    Object.assign(Array.prototype, { map: broken });
  });
  await registration(page).hover();
  await expect(page.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
  await expect(footer(page)).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(uncaught).toEqual([]);
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuLinks(page)).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('link').first()).toBeVisible();
});
