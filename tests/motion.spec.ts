import type { Page } from '@playwright/test';
import { DESK, expect, footer, freezeClock, pages, test, words } from './site.ts';

const pauseButton = (page: Page) => page.getByRole('button', { name: words.labels.motion, pressed: false });
const playButton = (page: Page) => page.getByRole('button', { name: words.labels.motion, pressed: true });
const drawing = (page: Page) => page.locator('[data-drawing]').first();
/** Longer than any drawing rests: src/illustrations/drawings.test.ts. */
const A_WHILE_MS = 3000;

test.skip(!words.services.list.some(({ drawing }) => drawing), 'No service has a drawing.');
test.use({ viewport: DESK, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => freezeClock(page));

async function open(page: Page, path: string) {
  await page.goto(path);
  await drawing(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: words.labels.motion })).toBeVisible();
}
/** Counts the frames that scripts ask for while the clock advances. */
async function countFrames(page: Page, ms: number) {
  await page.clock.runFor(20);
  const counter = await page.evaluateHandle(() => {
    const counter = { frames: 0 };
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => {
      counter.frames++;
      return requestAnimationFrame(callback);
    };
    return counter;
  });
  await page.clock.runFor(ms);
  return counter.evaluate(({ frames }) => frames);
}
const expectMotion = (page: Page) => expect.poll(() => countFrames(page, 1000)).toBeGreaterThan(20);
const expectRest = async (page: Page) => expect(await countFrames(page, A_WHILE_MS)).toBe(0);

test('pause holds on the page, in other tabs and on the next page, until play', async ({ page, context }) => {
  const beside = await context.newPage();
  await beside.goto(pages.services.path);
  await open(page, pages.services.path);
  await expectMotion(page);
  const canvas = drawing(page).locator('canvas');
  expect(await canvas.evaluate((it: HTMLCanvasElement) => it.width / it.clientWidth)).toBe(2);
  await pauseButton(page).press('Enter');
  await expect(playButton(page)).toBeVisible();
  await expect(beside.locator('html')).toHaveAttribute('data-motion', 'paused');
  await expectRest(page);
  await open(page, pages.services.path);
  await expect(playButton(page)).toBeVisible();
  await expectRest(page);
  await playButton(page).click();
  await expectMotion(page);
});

test('reduced motion keeps pages still until play, also where nothing can be stored', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, pages.services.path);
  await expect(playButton(page)).toBeVisible();
  await expectRest(page);
  await playButton(page).click();
  await expectMotion(page);
  // Where storage is refused, using it throws an error.
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
  await open(page, pages.services.path);
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
});

test('drawings load near the window, and rest where nobody sees them', async ({ page, errors }) => {
  let requests = 0;
  await page.route('**/run-*.js', (route) => (requests++ ? route.continue() : route.abort()));
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(pages.services.path);
  await expect(drawing(page)).not.toBeInViewport();
  await page.clock.runFor(1000);
  expect(requests).toBe(0);
  await drawing(page).scrollIntoViewIfNeeded();
  // The browser reports the failure, and so does the import. The next drawing that comes near tries again.
  await expect.poll(() => errors.length).toBe(2);
  errors.length = 0;
  await footer(page).scrollIntoViewIfNeeded();
  await drawing(page).scrollIntoViewIfNeeded();
  for (const [hide, show] of [
    [() => footer(page).scrollIntoViewIfNeeded(), () => drawing(page).scrollIntoViewIfNeeded()],
    [() => page.evaluate(setHidden, true), () => page.evaluate(setHidden, false)],
    [() => page.emulateMedia({ forcedColors: 'active' }), () => page.emulateMedia({ forcedColors: null })],
  ] as const) {
    await expectMotion(page);
    await hide();
    await expect.poll(() => countFrames(page, A_WHILE_MS), String(hide)).toBe(0);
    await show();
  }
});

function setHidden(value: boolean) {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
