import { expect, test } from '@playwright/test';
import { openWithFont, sitePaths } from '../support/site.ts';

/** The pictures were taken with Linux's way of drawing type. */
test.skip(process.platform !== 'linux', 'The pictures in tests/pictures are of Linux.');

for (const path of sitePaths)
  for (const width of [390, 768, 1440]) {
    const name = path === '/' ? 'home' : path.slice(1);
    test(`${name} at ${width} px looks as it did when someone last looked`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
      await page.setViewportSize({ width, height: 900 });
      await openWithFont(page, path);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
    });
  }
