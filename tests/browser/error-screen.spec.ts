import { expect, test } from '@playwright/test';
import { openNotingHydration, registration } from '../support/hydration.ts';
import { collectErrors, footer, main, menuButton, menuLinks } from '../support/site.ts';
import { navigation, pages, words } from '../support/tested-site.ts';

const { title, reload } = words.labels.unexpectedError;

/** What the build has left for React on its root is wrong. */
for (const [part, attribute, value, footers] of [
  ['a screen', 'data-formatted', 'null', 1],
  ['a name that is no screen’s', 'data-page', 'nothing', 1],
  ['the footer', 'data-translations', '[null]', 0],
] as const)
  test(`where ${part} fails, a page below the header says so, and the menu works`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openNotingHydration(page, pages.contact.path);
    await page
      .locator('#root')
      .evaluate((root, [name, value]) => root.setAttribute(name, value), [attribute, value] as const);
    await registration(page).hover();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(title);
    expect(errors.splice(0)).not.toEqual([]);
    await expect(footer(page)).toHaveCount(footers);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await menuButton(page).click();
    await expect(menuLinks(page)).toHaveCount(navigation.length);
    await page.keyboard.press('Escape');
    expect(errors).toEqual([]);
    await expect(main(page).getByRole('link', { name: reload, exact: true })).toHaveAttribute('href', '');
    await main(page).getByRole('link', { name: words.notFound.action.label, exact: true }).click();
    await page.waitForURL((url) => url.pathname === pages.home.path);
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  });
