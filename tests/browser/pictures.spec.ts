import { expect, test } from '@playwright/test';
import { sitePages } from '../support/site.ts';

const WIDTHS_PX = [390, 768, 1440];

/** The pictures were taken with Linux's way of drawing type. */
test.skip(process.platform !== 'linux', 'The pictures in tests/pictures are of Linux.');

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('motion', 'paused')));

for (const { path, h1 } of sitePages)
  for (const width of WIDTHS_PX) {
    const name = path === '/' ? 'home' : path.slice(1);
    test(`${name} at ${width} px looks as it did when someone last looked`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
    });
  }
