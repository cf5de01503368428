import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Programme, step } from '../../src/illustrations/programme.ts';
import { type DrawingName, programmes } from '../../src/illustrations/programmes.ts';
import type { Tiles } from '../../src/illustrations/tiles.ts';

const START = new Date('2026-01-01T12:00:00Z');
/** A frame of the fake clock. */
const FRAME_MS = 17;
const A_WHILE_MS = 10_000;

const drawing = (page: Page, name: DrawingName) => page.locator(`[data-drawing="${name}"]`);
const pause = (page: Page) => page.getByRole('button', { name: 'Pause motion' });
const play = (page: Page) => page.getByRole('button', { name: 'Play motion' });
const isDrawingScript = (url: string) => /\/drawings[\w.-]*\.js$/.test(url);

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

/** Waits until the canvas has taken over, at the start of its programme. */
const begun = (drawn: Locator) => expect(drawn).toHaveAttribute('data-drawn');
/** Once the header above it has changed its ground, if it does. */
async function shoot(drawn: Locator) {
  await drawn.scrollIntoViewIfNeeded();
  await drawn.evaluate(() => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(changing.map(({ finished }) => finished));
  });
  return drawn.screenshot({ scale: 'device' });
}

/** The share of pixels that differ by more than an eye can tell at an edge, and the mean difference of all, of 255. */
async function compare(page: Page, one: Buffer, other: Buffer) {
  const blank = await page.context().newPage();
  const difference = await blank.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      const differences = Array.from(first!, (value, i) => Math.abs(value - second![i]!));
      return {
        sameSize: first!.length === second!.length,
        mean: differences.reduce((sum, value) => sum + value, 0) / differences.length,
        share: differences.filter((value) => value > 64).length / differences.length,
      };
    },
    [one.toString('base64'), other.toString('base64')],
  );
  await blank.close();
  return difference;
}

/** Steps tiles until their first figure is finished, which is then seen for 2.6 s; gives the ms that it takes. */
function findFinish(programme: Programme<Tiles>, state: Tiles) {
  let ms = 0;
  while (!state.isFinished) {
    ms += state.left;
    step(programme, state, state.left);
  }
  return ms;
}

const places: [string, DrawingName][] = [
  ['/', 'hero'],
  ['/services', 'services'],
  ['/services', 'agents'],
  ['/services', 'research'],
  ['/services', 'saas'],
  ['/methodology', 'methodology'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/no-such-page', 'ring'],
];

for (const [path, name] of places)
  for (const width of [390, 1440])
    test(`the canvas of ${name} takes over with the picture that stood there, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const drawn = drawing(page, name);
      await drawn.scrollIntoViewIfNeeded();
      await begun(drawn);
      const canvas = await shoot(drawn);
      await drawn.evaluate((element) => {
        delete element.dataset['drawn'];
        element.querySelector('canvas')!.remove();
      });
      const { sameSize, mean, share } = await compare(page, canvas, await shoot(drawn));
      expect(sameSize).toBe(true);
      // The two are smoothed by different code at the edges of a shape, and nowhere else.
      expect(mean).toBeLessThan(1);
      expect(share).toBeLessThan(0.002);
    });

test('no frame is asked for while a programme rests, and many while it moves', async ({ page }) => {
  await open(page, '/no-such-page');
  await begun(drawing(page, 'ring'));
  // 120 ms until the agent looks round, 2600 ms until it takes up the next figure.
  expect(await countFrames(page, 2500)).toBeLessThanOrEqual(2);
  await page.clock.runFor(400);
  expect(await countFrames(page, 300)).toBeGreaterThan(300 / FRAME_MS - 5);
  await page.clock.runFor(300);
  expect(await countFrames(page, 2000)).toBeLessThanOrEqual(2);
});

test('no frame is asked for while no drawing is seen, and the next one goes on where it was', async ({
  page,
}) => {
  await open(page, '/methodology');
  const frieze = drawing(page, 'methodology');
  await begun(frieze);
  expect(await countFrames(page, 3000)).toBeGreaterThan(20);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(frieze).not.toBeInViewport();
  await page.clock.runFor(FRAME_MS);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  await frieze.scrollIntoViewIfNeeded();
  await expect.poll(() => countFrames(page, 1000)).toBeGreaterThan(0);
});

test('no frame is asked for in a hidden tab', async ({ page }) => {
  await open(page, '/methodology');
  await begun(drawing(page, 'methodology'));
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  await hide(false);
  expect(await countFrames(page, A_WHILE_MS)).toBeGreaterThan(50);
});

test('the pause button stops every drawing of a page at once and for good', async ({ page }) => {
  await open(page, '/services');
  await begun(drawing(page, 'services'));
  await page.clock.runFor(2500);
  await pause(page).first().click();
  await expect(play(page)).toHaveCount(4);
  await page.mouse.move(0, 0);
  for (const name of ['services', 'agents', 'research', 'saas'] as const) {
    const drawn = drawing(page, name);
    await drawn.scrollIntoViewIfNeeded();
    const before = await shoot(drawn);
    expect(await countFrames(page, A_WHILE_MS)).toBe(0);
    expect((await shoot(drawn)).equals(before)).toBe(true);
  }
});

test('a paused drawing goes on exactly where it was', async ({ page }) => {
  await open(page, '/no-such-page');
  await begun(drawing(page, 'ring'));
  await page.clock.runFor(2900);
  await pause(page).click();
  const before = await shoot(drawing(page, 'ring').locator('canvas'));
  await page.clock.runFor(A_WHILE_MS);
  await play(page).click();
  expect(
    (await compare(page, before, await shoot(drawing(page, 'ring').locator('canvas')))).share,
  ).toBeLessThan(0.01);
  expect(await countFrames(page, 300)).toBeGreaterThan(10);
});

test('the choice to pause is remembered on the next page, and so is the choice to play', async ({ page }) => {
  await page.goto('/methodology');
  await pause(page).click();
  await page.goto('/about');
  await expect(play(page)).toBeVisible();
  await play(page).click();
  await page.goto('/contact');
  await expect(pause(page)).toBeVisible();
});

test('the button is reached and pressed by keyboard, and is 44 px or more each way', async ({ page }) => {
  await page.goto('/methodology');
  await pause(page).focus();
  await page.keyboard.press('Enter');
  await expect(play(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(pause(page)).toBeFocused();
  const box = await pause(page).boundingBox();
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
});

test('under reduced motion nothing moves until the visitor plays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/methodology');
  await expect(play(page)).toBeVisible();
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  await expect(drawing(page, 'methodology')).not.toHaveAttribute('data-drawn');
  await play(page).click();
  expect(await countFrames(page, A_WHILE_MS)).toBeGreaterThan(50);
  await page.goto('/about');
  await expect(pause(page)).toBeVisible();
});

test('a change of the system to reduced motion stops what moves', async ({ page }) => {
  await open(page, '/methodology');
  await begun(drawing(page, 'methodology'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(play(page)).toBeVisible();
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
});

test('the button works where nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/methodology');
  await pause(page).click();
  await play(page).click();
  await expect(pause(page)).toBeVisible();
});

test('a drawing keeps its state through sizes and zooms', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/methodology');
  const frieze = drawing(page, 'methodology');
  await begun(frieze);
  const { methodology } = programmes;
  await page.clock.runFor(findFinish(methodology, methodology.start()) + 500);
  await pause(page).click();
  await page.mouse.move(0, 0);
  const before = await shoot(frieze);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => frieze.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width))
      .toBe(width);
  }
  expect((await shoot(frieze)).equals(before)).toBe(true);
});

/** Within a move only the turning tile is painted anew; a canvas of another size is painted whole. */
test('a tile that turns leaves nothing behind: the picture is the one that is painted whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const hero = drawing(page, 'hero');
  await begun(hero);
  // Into the third turn, by many frames.
  await page.clock.runFor(2500);
  await pause(page).click();
  await page.mouse.move(0, 0);
  const inParts = await shoot(hero);
  const canvas = hero.locator('canvas');
  for (const height of [1000, 900]) {
    const before = await canvas.evaluate((element: HTMLCanvasElement) => element.height);
    await page.setViewportSize({ width: 1440, height });
    await expect.poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.height)).not.toBe(before);
  }
  // Not equal to the bit: within a clip the rasterizer cuts long arcs, and their edges move by a part of a pixel.
  const { mean, share } = await compare(page, inParts, await shoot(hero));
  expect(mean).toBeLessThan(0.05);
  expect(share).toBeLessThan(0.0001);
});

test('a canvas has two px of its own for one of the page at most', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    deviceScaleFactor: 3,
    viewport: { width: 400, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/methodology');
  await begun(drawing(page, 'methodology'));
  const canvas = drawing(page, 'methodology').locator('canvas');
  expect(await canvas.evaluate((element: HTMLCanvasElement) => element.width)).toBe(800);
  await context.close();
});

test('where no canvas can be had, the still pictures stay and nothing offers to pause', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const script = page.waitForResponse((response) => isDrawingScript(response.url()));
  await page.goto('/services');
  await (await script).finished();
  await expect(drawing(page, 'services').locator('svg')).toBeVisible();
  await expect(drawing(page, 'services')).not.toHaveAttribute('data-drawn');
  await expect(pause(page)).toHaveCount(0);
});

test('a drawing that throws gives way to its still picture; the others go on', async ({ page }) => {
  await page.addInitScript(() => {
    const { fillRect } = CanvasRenderingContext2D.prototype;
    let calls = 0;
    CanvasRenderingContext2D.prototype.fillRect = function (...box) {
      if (this.canvas.closest('[data-drawing="services"]') && calls++ > 20) throw new Error('no more');
      fillRect.apply(this, box);
    };
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: 1440, height: 1200 });
  await open(page, '/services');
  await begun(drawing(page, 'services'));
  await page.clock.runFor(3000);
  await expect(drawing(page, 'services')).not.toHaveAttribute('data-drawn');
  await expect(drawing(page, 'services').locator('svg')).toBeVisible();
  expect(errors).toEqual(['no more']);
  expect(await countFrames(page, 3000)).toBeGreaterThan(20);
});

test('the script comes after the first paint, and only once a drawing is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => isDrawingScript(request.url()) && asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 600 });
  // Else the page would glide past its drawing on the way to the place asked for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about#company', { waitUntil: 'networkidle' });
  await expect(page.locator('#company')).toBeInViewport();
  expect(asked).toEqual([]);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(play(page)).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);

  await page.goto('/contact');
  await expect(play(page)).toBeVisible();
  const [painted, fetched] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]!.startTime,
    performance.getEntriesByType('resource').find((entry) => /\/drawings[\w.-]*\.js$/.test(entry.name))!
      .startTime,
  ]);
  expect(fetched).toBeGreaterThan(painted!);
});

test('after a failed download the next drawing that comes near tries again', async ({ page }) => {
  let failures = 0;
  await page.route(isDrawingUrl, (route) => (failures++ ? route.continue() : route.abort()));
  await page.setViewportSize({ width: 1440, height: 500 });
  const failed = page.waitForEvent('requestfailed', (request) => isDrawingScript(request.url()));
  await page.goto('/services');
  await failed;
  await expect(drawing(page, 'services')).not.toHaveAttribute('data-drawn');
  await drawing(page, 'saas').scrollIntoViewIfNeeded();
  await begun(drawing(page, 'saas'));
});

function isDrawingUrl(url: URL) {
  return isDrawingScript(url.href);
}

test('a tile that a visitor turns is put back by the agent', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const hero = drawing(page, 'hero');
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

test('a paused tile does not turn', async ({ page }) => {
  await open(page, '/');
  const hero = drawing(page, 'hero');
  await begun(hero);
  await pause(page).click();
  const box = (await hero.boundingBox())!;
  await page.mouse.move(0, 0);
  const before = await shoot(hero);
  await page.mouse.click(box.x + 50, box.y + 50);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  await page.mouse.move(0, 0);
  expect((await shoot(hero)).equals(before)).toBe(true);
});

for (const [name, moveMs] of [
  ['agents', 700],
  ['research', 2440],
  ['saas', 760],
] as const)
  test(`the ${name} poster makes one step when its card is pointed at or focused`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/');
    const poster = drawing(page, name);
    await poster.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 1000));
    await expect(drawing(page, 'hero')).not.toBeInViewport();
    await page.clock.runFor(FRAME_MS);
    expect(await countFrames(page, A_WHILE_MS)).toBe(0);
    const still = await shoot(poster);

    await expect(async () => {
      await page.mouse.move(0, 0);
      await poster.hover();
      await expect(poster).toHaveAttribute('data-drawn', { timeout: 200 });
    }).toPass();
    expect(await countFrames(page, moveMs / 3)).toBeGreaterThan(5);
    await page.clock.runFor(moveMs);
    expect((await shoot(poster)).equals(still)).toBe(false);
    expect(await countFrames(page, A_WHILE_MS)).toBe(0);

    const after = await shoot(poster);
    await page.mouse.move(0, 0);
    await page.locator('a', { has: poster }).focus();
    expect(await countFrames(page, moveMs / 3)).toBeGreaterThan(5);
    await page.clock.runFor(moveMs);
    expect((await shoot(poster)).equals(after)).toBe(false);
    expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  });

test('a poster has no button, stays still while motion is paused, and does not make up for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(play(page)).toHaveCount(1);
  const poster = drawing(page, 'agents');
  await poster.scrollIntoViewIfNeeded();
  await poster.hover();
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  await play(page).click();
  await poster.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(drawing(page, 'hero')).not.toBeInViewport();
  await page.clock.runFor(FRAME_MS);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  await expect(poster).not.toHaveAttribute('data-drawn');
});

for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const)
  test(`the still picture is shown for ${JSON.stringify(media)}`, async ({ page }) => {
    await open(page, '/services');
    const figure = drawing(page, 'agents');
    await figure.scrollIntoViewIfNeeded();
    await begun(figure);
    await expect(figure.locator('svg')).toBeHidden();
    await page.emulateMedia(media);
    await expect(figure.locator('canvas')).toBeHidden();
    await expect(figure.locator('svg')).toBeVisible();
    await expect(pause(page)).toHaveCount(0);
    await page.clock.runFor(FRAME_MS);
    expect(await countFrames(page, A_WHILE_MS)).toBe(0);
  });

test('a drawing goes on when React wakes around it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() =>
    document.addEventListener('awake', () => document.documentElement.setAttribute('data-awake', '')),
  );
  await page.goto('/methodology');
  const frieze = drawing(page, 'methodology');
  await begun(frieze);
  await pause(page).click();
  await frieze.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-mine', ''));
  await page.mouse.move(0, 0);
  await play(page).hover();
  await expect(page.locator('[data-awake]')).toBeAttached();
  await expect(play(page)).toBeVisible();
  await expect(page.getByRole('tooltip')).toHaveText('Play motion');
  await expect(frieze).toHaveAttribute('data-drawn');
  await expect(frieze.locator('canvas')).toHaveAttribute('data-mine');
  expect(errors).toEqual([]);
});
