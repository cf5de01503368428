import { expect, test } from '@playwright/test';
import { expectBegun, expectMotion, expectRest, moving, openCountingFrames } from '../support/drawings.ts';
import { openWithDrawings, pauseButton, playButton, sample } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';
import { registration, tooltip } from '../support/widgets.ts';

/** All that have a drawing which moves by itself; the first two have every kind of it between them. */
const NEXT_PAGES = sample([pages.home.path, pages.services.path], [pages.methodology.path]);

test('one press of a key pauses every drawing of the page and of the next ones, to the pixel, until the next press', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCountingFrames(page, pages.services.path);
  const drawings = await moving(page).all();
  await drawings[0]!.scrollIntoViewIfNeeded();
  await expectBegun(drawings[0]!);
  await page.clock.runFor(2500);
  await pauseButton(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(playButton(page)).toHaveCount(drawings.length);
  await expect(playButton(page).first()).toBeFocused();
  const paused = await drawings[0]!.screenshot();
  await expectRest(page);
  expect((await drawings[0]!.screenshot()).equals(paused)).toBe(true);
  for (const path of NEXT_PAGES) {
    await openWithDrawings(page, path);
    await expect(playButton(page).first()).toBeVisible();
    await expect(pauseButton(page)).toHaveCount(0);
    await expectRest(page);
  }
  await playButton(page).first().click();
  await expectMotion(page);
  await page.goto(pages.home.path);
  await expect(pauseButton(page)).toBeVisible();
});

test('under reduced motion a page stays as it is until the visitor plays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCountingFrames(page, pages.home.path);
  for (const path of NEXT_PAGES) {
    await openWithDrawings(page, path);
    await expect(playButton(page).first()).toBeVisible();
    const before = await page.screenshot({ fullPage: true, animations: 'disabled' });
    await expectRest(page);
    expect((await page.screenshot({ fullPage: true })).equals(before), path).toBe(true);
  }
  await playButton(page).first().click();
  await expectMotion(page);
});

test('a choice to play that agreed with the system does not outlive it, one against it is kept', async ({
  page,
}) => {
  await openWithDrawings(page, pages.methodology.path);
  await pauseButton(page).click();
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(playButton(page)).toBeVisible();
  await openWithDrawings(page, pages.methodology.path);
  await playButton(page).click();
  await openWithDrawings(page, pages.methodology.path);
  await expect(pauseButton(page)).toBeVisible();
  // The choice agrees with the system again, so that what the system says next holds.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => page.evaluate(() => localStorage['motion'])).toBeUndefined();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(playButton(page)).toBeVisible();
});

test('a pause reaches a page that is open beside', async ({ page, context }) => {
  const beside = await context.newPage();
  for (const each of [beside, page]) await openWithDrawings(each, pages.methodology.path);
  await pauseButton(page).click();
  await expect(playButton(beside)).toBeVisible();
  await playButton(page).click();
  await expect(pauseButton(beside)).toBeVisible();
});

test('the button works where nothing can be stored, and the drawing goes on when React comes', {
  tag: '@engines',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto(pages.methodology.path);
  await moving(page).scrollIntoViewIfNeeded();
  await expectBegun(moving(page));
  await pauseButton(page).click();
  await registration(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await expectBegun(moving(page));
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
});
