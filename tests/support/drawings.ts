import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    frameRequests: number;
    followClock: () => void;
  }
}

const START = new Date('2026-01-01T12:00:00Z');
const FRAME_MS = 17;
/** Longer than any programme rests. */
export const A_WHILE_MS = 10_000;

/** Drawings that move by themselves. */
export const moving = (page: Page) => page.locator('[data-drawing]:not([data-plays], [data-drawing="ring"])');
export const isDrawingScript = (url: URL) => /\/run-[\w.-]*\.js$/.test(url.pathname);

/**
 * Opens a page whose clock stands still until the test advances it, and which counts the frames that it requests. The
 * clock does not reach what the browser animates by itself: `followClock` moves that to where it would be by now.
 */
export async function openCountingFrames(page: Page, path: string) {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.frameRequests = 0;
    window.requestAnimationFrame = (callback) => {
      window.frameRequests++;
      return requestAnimationFrame(callback);
    };
    const { animate } = Element.prototype;
    const movedAt = new Map<Animation, number>();
    Element.prototype.animate = function (...values) {
      const animation = animate.apply(this, values);
      animation.playbackRate = 0;
      movedAt.set(animation, performance.now());
      return animation;
    };
    window.followClock = () => {
      const now = performance.now();
      for (const [animation, since] of movedAt) {
        if (animation.playState !== 'running') continue;
        animation.currentTime = Number(animation.currentTime) + now - since;
        movedAt.set(animation, now);
      }
    };
  });
  return page.goto(path);
}

/** Whether the browser moves a part of a drawing by itself, which requests no frames. The tile that waits rocks once, by a style. */
export const isAnimated = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(
        (animation) =>
          animation.playState === 'running' &&
          !(animation instanceof CSSAnimation) &&
          (animation.effect as KeyframeEffect).target?.closest('[data-drawing]'),
      ),
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

/** On a page that counts frames: the drawing as it is by the page's clock. */
export async function takeScreenshot(drawn: Locator) {
  await drawn.page().evaluate(() => window.followClock());
  return drawn.screenshot({ scale: 'device' });
}
