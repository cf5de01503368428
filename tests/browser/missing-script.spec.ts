import { expect, test } from '@playwright/test';
import { menuButton, menuLinks, sitePages } from '../support/site.ts';

const isPageScript = (url: URL) => /\/page\.[\w-]+\.js$/.test(url.pathname);

test('a page whose own script never comes is whole, and offers nothing that would do nothing', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(isPageScript, (route) => route.abort());
  for (const { path, h1 } of sitePages) {
    const failed = page.waitForEvent('requestfailed');
    await page.goto(path);
    await failed;
    await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(1);
    await menuButton(page).click();
    await expect(menuLinks(page)).toHaveCount(5);
    await expect(menuLinks(page).first()).toBeVisible();
  }
});
