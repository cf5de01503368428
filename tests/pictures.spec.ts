import type { Page } from '@playwright/test';
import { expect, listedPages, MISSING, menuButton, PHONE, pages, test } from './site.ts';

test.skip(process.platform !== 'linux', 'The pictures in tests/pictures are of Linux.');

/** Two pictures of a long page in a row may take long on a busy machine. */
const PICTURE = { fullPage: true, timeout: 60_000 };
const all = [...listedPages.map(({ path }) => path), MISSING];
const some = [pages.services.path, pages.contact.path];
const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1));

/** Opens a page whose drawings are paused, whose year is the same every year, and whose font has come. */
async function open(page: Page, path: string, width: number) {
  await page.clock.setFixedTime('2026-12-01');
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

const KINDS: [name: string, width: number, paths: string[], media: Parameters<Page['emulateMedia']>[0]][] = [
  ['390', PHONE.width, all, {}],
  ['1440', 1440, all, {}],
  ['forced-colours', 768, some, { forcedColors: 'active' }],
  ['print', 768, some, { media: 'print' }],
];
for (const [name, width, paths, media] of KINDS)
  for (const path of paths)
    test(`${path} looks as it did: ${name}`, async ({ page }) => {
      await open(page, path, width);
      await page.emulateMedia(media);
      await expect(page).toHaveScreenshot(`${nameOf(path)}-${name}.png`, PICTURE);
    });

test('open menu looks as it did', async ({ page }) => {
  await open(page, pages.home.path, PHONE.width);
  await menuButton(page).click();
  await expect(page).toHaveScreenshot('menu.png', { timeout: PICTURE.timeout });
});
