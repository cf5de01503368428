import { expect, test } from '@playwright/test';
import { openWatched, registration } from '../support/hydration.ts';
import { collectErrors, footer, main, menuButton, menuLinks } from '../support/site.ts';

const TITLE = 'Unexpected Application Error!';

for (const [part, breakPart, footers] of [
  ['a screen', breakScreen, 1],
  ['the footer', breakFooter, 0],
] as const)
  test(`where ${part} fails, a page below the header says so, and the menu works`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openWatched(page, '/contact');
    await page.evaluate(breakPart);
    await registration(page).hover();
    await expect(page.getByRole('heading', { name: TITLE, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(TITLE);
    expect(errors.splice(0).join()).toContain('Broken on purpose');
    await expect(footer(page)).toHaveCount(footers);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await menuButton(page).click();
    await expect(menuLinks(page)).toHaveCount(5);
    await page.keyboard.press('Escape');
    expect(errors).toEqual([]);
    await expect(main(page).getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '');
    await main(page).getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0);
  });

function breakScreen() {
  const { toLowerCase } = String.prototype;
  String.prototype.toLowerCase = function () {
    if (String(this) === 'Email address') throw new Error('Broken on purpose');
    return toLowerCase.call(this);
  };
}

function breakFooter() {
  const { map } = Array.prototype;
  const broken = function (this: { path?: string }[], ...rest: unknown[]) {
    if (this[0]?.path === '/') throw new Error('Broken on purpose');
    return Reflect.apply(map, this, rest);
  };
  Object.assign(Array.prototype, { map: broken });
}
