import { expect, MISSING, main, pages, test, words } from './site.ts';

for (const [path, { button, waits, done }] of [
  [pages.home.path, words.home.hero.waiting],
  [MISSING, words.notFound.waiting],
] as const)
  test(`tile of ${path} is turned, says so, and takes it back`, async ({ page }) => {
    await page.goto(path);
    const tile = main(page).getByRole('button', { name: button });
    const status = main(page).locator('[data-done]');
    await expect(status).toContainText(waits);
    await tile.press('Enter');
    await expect(status).toContainText(done);
    await expect(tile).toBeDisabled();
    await main(page).getByRole('button', { name: words.labels.undo }).click();
    await expect(status).toContainText(waits);
    await expect(tile).toBeFocused();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [pages.services.path, pages.contact.path])
    test(`answers and letters of ${path} open one at a time`, async ({ page }) => {
      await page.goto(path);
      const all = main(page).locator('details[name]');
      for (const details of [...(await all.all())].reverse()) {
        if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
        await expect(all.and(page.locator('[open]'))).toHaveCount(1);
        await expect(details.locator('summary ~ *').first()).toBeVisible();
      }
    });
});
