import { expect, type Locator, type Page, test } from '@playwright/test';
import { step } from '../../src/illustrations/programme.ts';
import { programmes } from '../../src/illustrations/programmes.ts';
import { comparePictures } from '../support/pixels.ts';
import {
  likeliest,
  MISSING,
  main,
  openWhole,
  painted,
  pauseButton,
  playButton,
  sitePages,
} from '../support/site.ts';

const START = new Date('2026-01-01T12:00:00Z');
const FRAME_MS = 17;
const A_WHILE_MS = 10_000;

const moving = (page: Page) => page.locator('[data-drawing]:has(button)');
const isDrawingScript = (url: URL) => /\/drawings[\w.-]*\.js$/.test(url.pathname);
/** The canvas has taken over, at the start of its programme. */
const begun = (drawn: Locator) => expect(drawn).toHaveAttribute('data-drawn');
const shoot = (drawn: Locator) => drawn.screenshot({ scale: 'device', animations: 'disabled' });
const isSame = async (drawn: Locator, before: Buffer) => (await shoot(drawn)).equals(before);

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
async function countFrames(page: Page, ms = A_WHILE_MS) {
  const count = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const before = await count();
  await page.clock.runFor(ms);
  return (await count()) - before;
}

/** The frame that was asked for before may still come. */
async function expectRest(page: Page) {
  await page.clock.runFor(FRAME_MS);
  expect(await countFrames(page)).toBe(0);
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

test('no frame is asked for while a drawing is out of view or still; print and forced colours show its still picture', async ({
  page,
}) => {
  await open(page, '/methodology');
  const drawn = moving(page);
  await drawn.scrollIntoViewIfNeeded();
  await begun(drawn);
  expect(await countFrames(page, 3000)).toBeGreaterThan(20);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(drawn).not.toBeInViewport();
  await expectRest(page);
  await drawn.scrollIntoViewIfNeeded();
  await expect.poll(() => countFrames(page, 1000)).toBeGreaterThan(0);
  await setHidden(page, true);
  await expectRest(page);
  await setHidden(page, false);
  for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
    await drawn.scrollIntoViewIfNeeded();
    await expect.poll(() => countFrames(page)).toBeGreaterThan(50);
    await expect(drawn.locator('svg')).toBeHidden();
    await page.emulateMedia(media);
    await expect(drawn.locator('canvas')).toBeHidden();
    await expect(drawn.locator('svg')).toBeVisible();
    await expect(pauseButton(page)).toHaveCount(0);
    await expectRest(page);
    await page.emulateMedia({ media: null, forcedColors: null });
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(playButton(page)).toBeVisible();
  await expectRest(page);
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
    expect(await countFrames(page)).toBe(0);
    expect(await isSame(drawn, before)).toBe(true);
  }
  for (const { path } of sitePages) {
    await openWhole(page, path);
    await expect(playButton(page).first()).toBeVisible();
    await expect(pauseButton(page)).toHaveCount(0);
    expect(await countFrames(page), path).toBe(0);
  }
  await playButton(page).click();
  await page.goto('/about');
  await expect(pauseButton(page)).toBeVisible();
});

test('a turn that is paused stays as it is, clicked or resized, leaves nothing behind, and goes on from there', async ({
  page,
}) => {
  await open(page, '/');
  const hero = moving(page).first();
  await begun(hero);
  await expect.poll(() => countFrames(page, 100)).toBeGreaterThan(4);
  await page.clock.runFor(250);
  await pauseButton(page).click();
  await page.mouse.move(0, 0);
  const paused = await shoot(hero);
  await hero.click({ position: { x: 50, y: 350 } });
  expect(await countFrames(page)).toBe(0);
  await page.mouse.move(0, 0);
  expect(await isSame(hero, paused)).toBe(true);

  // Within a move only the turning tile is painted anew; a canvas of another size is painted whole.
  const readHeight = () => hero.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.height);
  for (const height of [1000, 900]) {
    const before = await readHeight();
    await page.setViewportSize({ width: 1440, height });
    await expect.poll(readHeight).not.toBe(before);
  }
  // Not equal to the bit: within a clip the rasterizer cuts long arcs, and their edges move by a part of a pixel.
  const { mean, share } = await comparePictures(paused, await shoot(hero));
  expect(mean).toBeLessThan(0.05);
  expect(share).toBeLessThan(0.0001);

  await playButton(page).click();
  await page.mouse.move(0, 0);
  expect((await comparePictures(paused, await shoot(hero))).share).toBeLessThan(0.01);
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
    const before = await page.screenshot({ fullPage: true, animations: 'disabled' });
    await page.clock.runFor(A_WHILE_MS);
    expect((await page.screenshot({ fullPage: true })).equals(before), path).toBe(true);
  }
  await playButton(page).click();
  expect(await countFrames(page)).toBeGreaterThan(50);
});

test('the button works where nothing can be stored, and the drawing goes on when React wakes around it', {
  tag: '@engines',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/about');
  await begun(moving(page));
  const canvas = moving(page).locator('canvas');
  await canvas.evaluate((element) => element.setAttribute('data-mine', ''));
  await pauseButton(page).click();
  await page.mouse.move(0, 0);
  await playButton(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Play motion', { useInnerText: true });
  await begun(moving(page));
  await expect(canvas).toHaveAttribute('data-mine');
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
});

test('a paused canvas is painted anew on a sharper screen, and after its context was lost', async ({
  page,
}) => {
  await open(page, MISSING);
  await begun(moving(page));
  await pauseButton(page).click();
  const canvas = moving(page).locator('canvas');
  const readRatio = () => canvas.evaluate((it: HTMLCanvasElement) => it.width / it.clientWidth);
  const countUnpainted = () =>
    canvas.evaluate((it: HTMLCanvasElement) => {
      const { data } = it.getContext('2d')!.getImageData(0, 0, it.width, it.height);
      return data.filter((value, i) => i % 4 === 3 && value < 255).length;
    });
  expect(await readRatio()).toBe(1);
  const session = await page.context().newCDPSession(page);
  const screen = { width: 640, height: 900, deviceScaleFactor: 3, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  // Chromium does not look at media queries for a ratio that is emulated alone; it does for a preference.
  const features = [{ name: 'prefers-contrast', value: 'more' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  // Two pixels for one of the page are the most that an eye can tell.
  await expect.poll(readRatio).toBe(2);
  expect(await countUnpainted()).toBe(0);
  // As the browser does when it gives the context back: emptied, and said so.
  await canvas.evaluate((it: HTMLCanvasElement) => it.getContext('2d')!.reset());
  expect(await countUnpainted()).toBeGreaterThan(0);
  await canvas.dispatchEvent('contextrestored');
  expect(await countUnpainted()).toBe(0);
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
      const first = document.querySelector('[data-drawing]:has(button)')!;
      if (first.contains(this.canvas) && calls++ > 20) throw new Error('no more');
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
  expect(await countFrames(page)).toBeGreaterThan(20);
});

test('the script comes once a drawing is near and the page is painted; a failed download is tried again', async ({
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
  const [painted, fetched] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]!.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /\/drawings[\w.-]*\.js$/.test(name))!
      .startTime,
  ]);
  expect(fetched).toBeGreaterThan(painted!);
});

test('a tile that a visitor turns is put back by the agent', async ({ page }) => {
  await open(page, '/');
  const hero = moving(page).first();
  await begun(hero);
  const box = (await hero.boundingBox())!;
  const scale = Math.max(box.width / 400, box.height / 500);
  const state = programmes.hero.start();
  programmes.hero.setFrame!(state, box.width / scale, box.height / scale);
  let finishMs = 0;
  for (; !state.isFinished; step(programmes.hero, state, state.left)) finishMs += state.left;
  await page.clock.runFor(finishMs + 500);
  const finished = await shoot(hero);
  const [column, row] = [(state.agent % 4) + 0.3, Math.floor(state.agent / 4) + 0.3];
  await page.mouse.click(box.x + column * 100 * scale, box.y + row * 100 * scale);
  await page.mouse.move(0, 0);
  await page.clock.runFor(300);
  expect(await isSame(hero, finished)).toBe(false);
  // Turned in 600 ms, looked at for 120 ms, put back in 600 ms.
  await page.clock.runFor(1100);
  expect(await isSame(hero, finished)).toBe(true);
});

for (const index of likeliest([0], [1, 2]))
  test(`the drawing of card ${index + 1} plays one move when its card is pointed at or focused, none while paused`, async ({
    page,
  }) => {
    await open(page, '/');
    const cards = main(page)
      .getByRole('link')
      .filter({ has: page.locator('[data-drawing]') });
    const card = cards.nth(index);
    const poster = card.locator('[data-drawing]');
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 1000));
    await expect(moving(page).first()).not.toBeInViewport();
    await expectRest(page);
    let before = await shoot(poster);
    for (const reach of [() => poster.hover(), () => card.focus()]) {
      await page.mouse.move(0, 0);
      await reach();
      await begun(poster);
      expect(await countFrames(page, 200)).toBeGreaterThan(5);
      await page.clock.runFor(A_WHILE_MS);
      expect(await isSame(poster, before)).toBe(false);
      expect(await countFrames(page)).toBe(0);
      before = await shoot(poster);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await pauseButton(page).click();
    await card.blur();
    await poster.hover();
    expect(await countFrames(page)).toBe(0);
  });

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
