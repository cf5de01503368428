import { expect, type Locator, type Page } from '@playwright/test';

const START = new Date('2026-01-01T12:00:00Z');
const FRAME_MS = 17;
/** Longer than any programme rests. */
const A_WHILE_MS = 10_000;

/** Drawings that move by themselves, and so have a button. */
export const moving = (page: Page) => page.locator('[data-drawing]:has(button)');
export const isDrawingScript = (url: URL) => /\/run-drawings[\w.-]*\.js$/.test(url.pathname);

/** Opens a page whose clock stands still until the test moves it, and which counts the frames that it asks for. */
export async function openCountingFrames(page: Page, path: string) {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame;
    Object.assign(window, { asked: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { asked: number }).asked++;
      return ask(callback);
    };
  });
  await page.goto(path);
}

/** Waits until the canvas has taken over, at the start of its programme. */
export const expectBegun = (drawn: Locator) => expect(drawn).toHaveAttribute('data-drawn');

/** How many frames a page asks for while time passes. */
export async function countFrames(page: Page, ms: number) {
  const count = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const before = await count();
  await page.clock.runFor(ms);
  return (await count()) - before;
}

export const expectMotion = (page: Page) => expect.poll(() => countFrames(page, 1000)).toBeGreaterThan(20);

/** The frame that was asked for before may still come. */
export async function expectRest(page: Page) {
  await page.clock.runFor(FRAME_MS);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
}

export const shoot = (drawn: Locator) => drawn.screenshot({ scale: 'device', animations: 'disabled' });
