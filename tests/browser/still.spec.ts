import { expect, type Page, test } from '@playwright/test';
import { sitePages } from '../support/site.ts';

const A_WHILE_MS = 10_000;
const START = new Date('2026-01-01T12:00:00Z');

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => page.clock.install({ time: START }));

test('under reduced motion every page stays as it is, to the pixel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of sitePages) await expectStill(page, path);
});

test('after one pause every other page stays as it is, to the pixel', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause motion' }).click();
  // What lies there on the next page would answer to the pointer.
  await page.mouse.move(0, 0);
  for (const { path } of sitePages) await expectStill(page, path);
});

async function expectStill(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Play motion' }).first()).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The header's ground goes when the script has come.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  const before = await page.screenshot({ fullPage: true });
  await page.clock.runFor(A_WHILE_MS);
  expect((await page.screenshot({ fullPage: true })).equals(before), path).toBe(true);
}
