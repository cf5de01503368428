import { expect, test } from '@playwright/test';
import { main, openWithFont } from '../support/site.ts';

// A lead of twice the length leaves them no room.
test('both buttons of the home page are in the first view', async ({ page }) => {
  await openWithFont(page, '/');
  for (const [width, height] of [
    [1440, 900],
    [1024, 600],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/services', '/contact'])
      await expect(main(page).locator(`a[href="${path}"]`).first()).toBeInViewport({ ratio: 1 });
  }
});
