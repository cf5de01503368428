import { expect, paths, test } from './site.ts';

test.skip(process.platform !== 'linux', 'The pictures in tests/pictures are of Linux.');

for (const path of paths)
  for (const width of [390, 768, 1440]) {
    const name = path === '/' ? 'home' : path.slice(1);
    test(`${name} at ${width} px looks as it did`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
    });
  }
