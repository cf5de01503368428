import { expect, type Locator, type Page } from '@playwright/test';
import { freezeClock } from './site.ts';

declare global {
  interface Window {
    frameRequests: number;
  }
}

const FRAME_MS = 17;
/** Longer than any drawing rests. */
export const A_WHILE_MS = 10_000;

/** Drawings that move by themselves. */
export const moving = (page: Page) => page.locator('[data-drawing]:not([data-drawing="ring"])');
export const isDrawingScript = (url: URL) => /\/run-[\w.-]*\.js$/.test(url.pathname);

/** Opens a page whose clock stands still until the test advances it, and which counts the frames that it requests. */
export async function openCountingFrames(page: Page, path: string) {
  await freezeClock(page);
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.frameRequests = 0;
    window.requestAnimationFrame = (callback) => {
      window.frameRequests++;
      return requestAnimationFrame(callback);
    };
  });
  return page.goto(path);
}

/** Whether the browser moves what a script has started, which requests no frames; what a style moves has another class. */
const isAnimated = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some((animation) => animation.playState === 'running' && animation.constructor === Animation),
  );

/** Waits until a script runs the tiles, or the canvas has taken over. */
export const expectBegun = (drawn: Locator) =>
  expect(drawn.and(drawn.page().locator('[data-drawn], [data-playable]:not(:has(canvas))'))).toBeVisible();

/** How many frames a page requests while its clock advances. */
export async function countFrames(page: Page, ms: number) {
  const count = () => page.evaluate(() => window.frameRequests);
  const before = await count();
  await page.clock.runFor(ms);
  return (await count()) - before;
}

export const expectMotion = (page: Page) =>
  expect.poll(async () => (await countFrames(page, 1000)) > 20 || (await isAnimated(page))).toBe(true);

/** The frame that was requested before may still come. */
export async function expectRest(page: Page) {
  await page.clock.runFor(FRAME_MS);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  expect(await isAnimated(page)).toBe(false);
}
