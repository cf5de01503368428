import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Programme, step } from '../../src/illustrations/programme.ts';
import { programmes } from '../../src/illustrations/programmes.ts';
import type { Tiles } from '../../src/illustrations/tiles.ts';
import { comparePictures } from '../support/pixels.ts';
import {
  likeliest,
  MISSING,
  openWhole,
  painted,
  pauseButton,
  playButton,
  sitePages,
} from '../support/site.ts';

const START = new Date('2026-01-01T12:00:00Z');
/** A frame of the fake clock. */
const FRAME_MS = 17;
const A_WHILE_MS = 10_000;

const moving = (page: Page) => page.locator('[data-drawing]:has(button)');
const isDrawingScript = (url: URL) => /\/drawings[\w.-]*\.js$/.test(url.pathname);
/** The canvas has taken over, at the start of its programme. */
const begun = (drawn: Locator) => expect(drawn).toHaveAttribute('data-drawn');

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a page whose clock stands still until the test moves it, and which counts the frames that it asks for. */
async function open(page: Page, path: string) {
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

/** How many frames a page asks for while time passes. */
async function countFrames(page: Page, ms: number) {
  const count = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const before = await count();
  await page.clock.runFor(ms);
  return (await count()) - before;
}

/** Waits until the header has changed its ground, if it does. */
const settle = (page: Page) =>
  page.evaluate(() => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(changing.map(({ finished }) => finished));
  });

async function shoot(drawn: Locator) {
  await drawn.scrollIntoViewIfNeeded();
  await settle(drawn.page());
  return drawn.screenshot({ scale: 'device' });
}

/** Steps tiles until their first figure is finished, which is then seen for a while; gives the ms that it takes. */
function findFinish(programme: Programme<Tiles>, state: Tiles) {
  let ms = 0;
  while (!state.isFinished) {
    ms += state.left;
    step(programme, state, state.left);
  }
  return ms;
}

for (const width of likeliest([390], [1440]))
  for (const { path } of sitePages)
    test(`${path} at ${width} px: each canvas takes over with the picture that stood there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      for (const drawn of await moving(page).all()) {
        await drawn.scrollIntoViewIfNeeded();
        await begun(drawn);
        const canvas = await shoot(drawn);
        await drawn.evaluate((element) => {
          delete element.dataset['drawn'];
          element.querySelector('canvas')!.remove();
        });
        const { mean, share } = await comparePictures(canvas, await shoot(drawn));
        // The two are smoothed by different code at the edges of a shape, and nowhere else.
        expect(mean).toBeLessThan(1);
        expect(share).toBeLessThan(0.002);
      }
    });

test('no frame is asked for while a programme rests, and many while it moves', async ({ page }) => {
  await open(page, MISSING);
  await begun(moving(page));
  // 120 ms until the agent looks round, 2600 ms until it takes up the next figure.
  expect(await countFrames(page, 2500)).toBeLessThanOrEqual(2);
  await page.clock.runFor(400);
  expect(await countFrames(page, 300)).toBeGreaterThan(300 / FRAME_MS - 5);
  await page.clock.runFor(300);
  expect(await countFrames(page, 2000)).toBeLessThanOrEqual(2);
});

test('no frame is asked for while no drawing is seen, in a hidden tab, or once the system wishes for less motion', async ({
  page,
}) => {
  await open(page, '/about');
  await begun(moving(page));
  expect(await countFrames(page, 3000)).toBeGreaterThan(20);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(moving(page)).not.toBeInViewport();
  await page.clock.runFor(FRAME_MS);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  await moving(page).scrollIntoViewIfNeeded();
  await expect.poll(() => countFrames(page, 1000)).toBeGreaterThan(0);
  await setHidden(page, true);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  await setHidden(page, false);
  expect(await countFrames(page, A_WHILE_MS)).toBeGreaterThan(50);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(playButton(page)).toBeVisible();
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
});

test('one press of a key pauses every drawing of the page and of the next ones, to the pixel', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, '/services');
  const drawings = await moving(page).all();
  await drawings[0]!.scrollIntoViewIfNeeded();
  await begun(drawings[0]!);
  await page.clock.runFor(2500);
  await pauseButton(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(playButton(page)).toHaveCount(drawings.length);
  await expect(playButton(page).first()).toBeFocused();
  for (const drawn of drawings) {
    const before = await shoot(drawn);
    expect(await countFrames(page, A_WHILE_MS)).toBe(0);
    expect((await shoot(drawn)).equals(before)).toBe(true);
  }
  for (const { path } of sitePages) {
    await openWhole(page, path);
    await expect(playButton(page).first()).toBeVisible();
    await expect(pauseButton(page)).toHaveCount(0);
    expect(await countFrames(page, A_WHILE_MS), path).toBe(0);
  }
  await playButton(page).click();
  await page.goto('/about');
  await expect(pauseButton(page)).toBeVisible();
});

test('a paused drawing goes on exactly where it was, and is still when the tile is clicked', async ({
  page,
}) => {
  await open(page, '/');
  const hero = moving(page).first();
  await begun(hero);
  await page.clock.runFor(2900);
  await pauseButton(page).click();
  await page.mouse.move(0, 0);
  const before = await shoot(hero);
  const { x, y } = (await hero.boundingBox())!;
  await page.mouse.click(x + 50, y + 350);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  await page.mouse.move(0, 0);
  expect((await shoot(hero)).equals(before)).toBe(true);
  await playButton(page).click();
  await page.mouse.move(0, 0);
  expect((await comparePictures(before, await shoot(hero))).share).toBeLessThan(0.01);
  await expect.poll(() => countFrames(page, 300)).toBeGreaterThan(10);
});

test('under reduced motion every page stays as it is, to the pixel, until the visitor plays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const { path } of sitePages) {
    await openWhole(page, path);
    await expect(playButton(page).first()).toBeVisible();
    await settle(page);
    const before = await page.screenshot({ fullPage: true });
    await page.clock.runFor(A_WHILE_MS);
    expect((await page.screenshot({ fullPage: true })).equals(before), path).toBe(true);
  }
  await playButton(page).click();
  expect(await countFrames(page, A_WHILE_MS)).toBeGreaterThan(50);
});

test('the button works where nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await pauseButton(page).click();
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
});

/** Within a move only the turning tile is painted anew; a canvas of another size is painted whole. */
test('a tile that turns leaves nothing behind, and keeps its place when the window changes', async ({
  page,
}) => {
  await open(page, '/');
  const hero = moving(page).first();
  await begun(hero);
  // Into the middle of a turn, by many frames.
  await expect.poll(() => countFrames(page, 100)).toBeGreaterThan(4);
  await page.clock.runFor(250);
  await pauseButton(page).click();
  await page.mouse.move(0, 0);
  const inParts = await shoot(hero);
  const readHeight = () => hero.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.height);
  for (const height of [1000, 900]) {
    const before = await readHeight();
    await page.setViewportSize({ width: 1440, height });
    await expect.poll(readHeight).not.toBe(before);
  }
  // Not equal to the bit: within a clip the rasterizer cuts long arcs, and their edges move by a part of a pixel.
  const { mean, share } = await comparePictures(inParts, await shoot(hero));
  expect(mean).toBeLessThan(0.05);
  expect(share).toBeLessThan(0.0001);
});

test('a canvas is sharp: painted anew on another screen or zoom, paused or at rest, and after its context was lost', async ({
  page,
}) => {
  await open(page, MISSING);
  await begun(moving(page));
  await setPixelRatio(page, 2, 1280);
  await expect.poll(() => readRatio(page)).toBe(2);
  await pauseButton(page).click();
  // Two pixels for one of the page are the most that an eye can tell.
  for (const [ratio, width, painted] of [
    [1, 1280, 1],
    [3, 640, 2],
    [2, 1280, 2],
  ] as const) {
    await setPixelRatio(page, ratio, width);
    await expect.poll(() => readRatio(page), `${width} px`).toBe(painted);
    expect(await countUnpainted(page), `${width} px`).toBe(0);
  }
  // As the browser does when it gives the context back: emptied, and said so.
  const canvas = moving(page).locator('canvas');
  await canvas.evaluate((element: HTMLCanvasElement) => element.getContext('2d')!.reset());
  expect(await countUnpainted(page)).toBeGreaterThan(0);
  await canvas.dispatchEvent('contextrestored');
  expect(await countUnpainted(page)).toBe(0);
});

test('where no canvas can be had, the still pictures stay and nothing offers to pause', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const script = page.waitForResponse((response) => isDrawingScript(new URL(response.url())));
  await page.goto('/');
  await (await script).finished();
  await painted(page);
  await expect(moving(page).locator('svg')).toBeVisible();
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await expect(pauseButton(page)).toHaveCount(0);
});

test('a drawing that throws gives way to its still picture; the others go on', async ({ page }) => {
  await page.addInitScript(() => {
    const { fillRect } = CanvasRenderingContext2D.prototype;
    let calls = 0;
    CanvasRenderingContext2D.prototype.fillRect = function (...box) {
      const isFirst =
        this.canvas.closest('[data-drawing]') === document.querySelector('[data-drawing]:has(button)');
      if (isFirst && calls++ > 20) throw new Error('no more');
      fillRect.apply(this, box);
    };
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // High enough for two drawings and what stands between them.
  await page.setViewportSize({ width: 1440, height: 3600 });
  await open(page, '/services');
  const first = moving(page).first();
  await begun(first);
  await page.clock.runFor(A_WHILE_MS);
  await expect(first).not.toHaveAttribute('data-drawn');
  await expect(first.locator('svg')).toBeVisible();
  expect(errors).toEqual(['no more']);
  await begun(moving(page).nth(1));
  expect(await countFrames(page, A_WHILE_MS)).toBeGreaterThan(20);
});

test('the script comes only once a drawing is near, and after the first paint; a failed download is tried again', async ({
  page,
}) => {
  // The drawings ask for it by themselves: which request fails is settled before the page opens.
  let requests = 0;
  await page.route(isDrawingScript, (route) => (requests++ ? route.continue() : route.abort()));
  await page.setViewportSize({ width: 1440, height: 500 });
  // Else the page would glide past its drawing on the way to the place asked for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact#privacy', { waitUntil: 'networkidle' });
  await expect(page.locator('#privacy')).toBeInViewport();
  expect(requests).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/services');
  await moving(page).first().scrollIntoViewIfNeeded();
  await failed;
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await moving(page).last().scrollIntoViewIfNeeded();
  await begun(moving(page).last());
  const [firstPaint, fetched] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]!.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /\/drawings[\w.-]*\.js$/.test(name))!
      .startTime,
  ]);
  expect(fetched).toBeGreaterThan(firstPaint!);
});

test('a tile that a visitor turns is put back by the agent', async ({ page }) => {
  await open(page, '/');
  const hero = moving(page).first();
  await begun(hero);
  const box = (await hero.boundingBox())!;
  const scale = Math.max(box.width / 400, box.height / 500);
  const state = programmes.hero.start();
  programmes.hero.setFrame!(state, box.width / scale, box.height / scale);
  await page.clock.runFor(findFinish(programmes.hero, state) + 500);
  const finished = await shoot(hero);
  expect(await countFrames(page, 200)).toBe(0);
  const column = (state.agent % 4) + 0.3;
  const row = Math.floor(state.agent / 4) + 0.3;
  await page.mouse.click(box.x + column * 100 * scale, box.y + row * 100 * scale);
  await page.mouse.move(0, 0);
  await page.clock.runFor(300);
  expect((await shoot(hero)).equals(finished)).toBe(false);
  // Turned in 600 ms, looked at for 120 ms, put back in 600 ms.
  await page.clock.runFor(1100);
  expect((await shoot(hero)).equals(finished)).toBe(true);
});

for (const index of likeliest([0], [1, 2]))
  test(`the drawing of card ${index + 1} plays one move when its card is pointed at or focused, none while paused`, async ({
    page,
  }) => {
    await open(page, '/');
    const card = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('[data-drawing]') })
      .nth(index);
    const poster = card.locator('[data-drawing]');
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 1000));
    await expect(moving(page).first()).not.toBeInViewport();
    await page.clock.runFor(FRAME_MS);
    expect(await countFrames(page, A_WHILE_MS)).toBe(0);
    let before = await shoot(poster);
    for (const reach of [() => poster.hover(), () => card.focus()]) {
      await page.mouse.move(0, 0);
      await reach();
      await begun(poster);
      expect(await countFrames(page, 200)).toBeGreaterThan(5);
      await page.clock.runFor(A_WHILE_MS);
      expect((await shoot(poster)).equals(before)).toBe(false);
      expect(await countFrames(page, A_WHILE_MS)).toBe(0);
      before = await shoot(poster);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await pauseButton(page).click();
    await card.blur();
    await poster.hover();
    expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  });

for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const)
  test(`the still picture is shown for ${JSON.stringify(media)}`, async ({ page }) => {
    await open(page, '/services');
    const drawn = moving(page).last();
    await drawn.scrollIntoViewIfNeeded();
    await begun(drawn);
    await expect(drawn.locator('svg')).toBeHidden();
    await page.emulateMedia(media);
    await expect(drawn.locator('canvas')).toBeHidden();
    await expect(drawn.locator('svg')).toBeVisible();
    await expect(pauseButton(page)).toHaveCount(0);
    await page.clock.runFor(FRAME_MS);
    expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  });

test('a drawing goes on when React wakes around it', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/about');
  await begun(moving(page));
  await pauseButton(page).click();
  await moving(page)
    .locator('canvas')
    .evaluate((canvas) => canvas.setAttribute('data-mine', ''));
  await page.mouse.move(0, 0);
  await playButton(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Play motion', { useInnerText: true });
  await begun(moving(page));
  await expect(moving(page).locator('canvas')).toHaveAttribute('data-mine');
});

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Chromium does not look at media queries for a ratio that is emulated alone; it does for a preference. */
async function setPixelRatio(page: Page, deviceScaleFactor: number, width: number) {
  const session = await page.context().newCDPSession(page);
  const metrics = { width, height: 900, deviceScaleFactor, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  const features = [{ name: 'prefers-contrast', value: deviceScaleFactor > 1 ? 'more' : '' }];
  await session.send('Emulation.setEmulatedMedia', { features });
}

/** Pixels of the canvas for one of the page. */
const readRatio = (page: Page) =>
  moving(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);

const countUnpainted = (page: Page) =>
  moving(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, i) => i % 4 === 3 && value < 255).length;
    });
