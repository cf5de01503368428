import { expect, type Locator, type Page } from '@playwright/test';
import type { Programme, Timeline } from '../../src/illustrations/programme.ts';
import { drawShapes } from '../../src/illustrations/svg-pen.ts';
import { comparePictures } from './pixels.ts';

const START = new Date('2026-01-01T12:00:00Z');
const FRAME_MS = 17;
/** Longer than any programme rests. */
const A_WHILE_MS = 10_000;

/** Drawings that move by themselves, and so have a button. */
export const moving = (page: Page) => page.locator('[data-drawing]:has(button)');
export const isDrawingScript = (url: URL) => /\/run-[\w.-]*\.js$/.test(url.pathname);

/**
 * Opens a page whose clock stands still until the test moves it, and which counts the frames that it asks for. The clock
 * does not move what the browser animates by itself: `followClock` does.
 */
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
    const begun = new WeakMap<Animation, number>();
    const begin = Element.prototype.animate;
    Element.prototype.animate = function (...values) {
      const animation = begin.apply(this, values);
      animation.playbackRate = 0;
      begun.set(animation, performance.now());
      return animation;
    };
    Object.assign(window, {
      followClock() {
        for (const animation of document.getAnimations()) {
          const since = begun.get(animation);
          if (since === undefined || animation.playState !== 'running') continue;
          animation.currentTime = Number(animation.currentTime) + performance.now() - since;
          begun.set(animation, performance.now());
        }
      },
    });
  });
  return page.goto(path);
}

/** Moves what the browser animates to where it would be by the page's clock. */
const followClock = (page: Page) =>
  page.evaluate(() => (window as unknown as { followClock(): void }).followClock());

/** Whether the browser moves a part of a drawing by itself, which asks for no frames. */
export const isAnimated = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-drawing]')].some((drawing) =>
      drawing.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    ),
  );

/** Waits until the canvas has taken over, at the start of its programme. */
export const expectBegun = (drawn: Locator) => expect(drawn).toHaveAttribute('data-drawn');

/** How many frames a page asks for while time passes. */
export async function countFrames(page: Page, ms: number) {
  const count = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const before = await count();
  await page.clock.runFor(ms);
  return (await count()) - before;
}

export const expectMotion = (page: Page) =>
  expect.poll(async () => (await countFrames(page, 1000)) > 20 || (await isAnimated(page))).toBe(true);

/** The frame that was asked for before may still come. */
export async function expectRest(page: Page) {
  await page.clock.runFor(FRAME_MS);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  expect(await isAnimated(page)).toBe(false);
}

/** On a page that counts frames: the drawing as it is by the page's clock. */
export async function takeScreenshot(drawn: Locator) {
  await followClock(drawn.page());
  return drawn.screenshot({ scale: 'device' });
}

/** Compares what a drawing shows with its still picture, redrawn in this state. The two are smoothed by different code. */
export async function expectPicture<State extends Timeline>(
  drawn: Locator,
  programme: Programme<State>,
  state: State,
) {
  const shown = await takeScreenshot(drawn);
  const shapes = drawShapes({ ...programme, start: () => state });
  await drawn.evaluate((element, shapes) => {
    const svg = element.querySelector('svg')!;
    svg.replaceChildren(
      ...shapes.map(({ d, fill, stroke, strokeWidth }) => {
        const path = document.createElementNS(svg.namespaceURI!, 'path');
        for (const [name, value] of Object.entries({ d, fill, stroke, 'stroke-width': strokeWidth }))
          if (value !== undefined) path.setAttribute(name, `${value}`);
        return path;
      }),
    );
    delete element.dataset['drawn'];
  }, shapes);
  const still = await drawn.screenshot({ scale: 'device' });
  await drawn.evaluate((element) => {
    element.dataset['drawn'] = '';
  });
  const { mean, share } = await comparePictures(shown, still);
  expect(mean).toBeLessThan(1);
  expect(share).toBeLessThan(0.002);
}
