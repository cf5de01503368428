import { expect, type Page, test } from '@playwright/test';
import { type Programme, step, type Timeline } from '../../src/illustrations/programme.ts';
import { programmes } from '../../src/illustrations/programmes.ts';
import type { Tiles } from '../../src/illustrations/tiles.ts';
import {
  countFrames,
  expectBegun,
  expectMotion,
  expectPicture,
  expectRest,
  isAnimated,
  isDrawingScript,
  moving,
  openCountingFrames,
  takeScreenshot,
} from '../support/drawings.ts';
import { isReact } from '../support/hydration.ts';
import { listFirstScripts } from '../support/list-first-scripts.ts';
import { comparePictures } from '../support/pixels.ts';
import { addRules, collectErrors, MISSING, main, pauseButton, sample, sitePages } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const width of sample([390], [1440]))
  for (const { path } of sitePages)
    test(`${path} at ${width} px: canvases show at first the pictures that stood there, and only their scripts come`, async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.slice(1));
      });
      await page.setViewportSize({ width, height: 900 });
      const html = await (await openCountingFrames(page, path))!.text();
      // Those that wait for a hover, too.
      for (const drawing of await page.locator('[data-drawing]').all())
        await drawing.scrollIntoViewIfNeeded();
      for (const drawn of await moving(page).all()) {
        await drawn.scrollIntoViewIfNeeded();
        await expectBegun(drawn);
        const canvas = await takeScreenshot(drawn);
        await drawn.evaluate((element) => {
          delete element.dataset['drawn'];
          for (const canvas of element.querySelectorAll('canvas')) canvas.remove();
        });
        const { mean, share } = await comparePictures(canvas, await takeScreenshot(drawn));
        // The two are smoothed by different code at the edges of a shape, and nowhere else.
        expect(mean).toBeLessThan(1);
        expect(share).toBeLessThan(0.002);
      }
      await page.waitForLoadState('networkidle');
      expect(scripts.toSorted()).toEqual(listFirstScripts(html));
    });

test('no frame is asked for while tiles rest, nor while the browser turns one by itself', async ({
  page,
}) => {
  await openCountingFrames(page, MISSING);
  await expectBegun(moving(page));
  // 120 ms until the agent looks round, 2600 ms until it takes up the next figure, 130 ms until it turns a tile.
  expect(await countFrames(page, 2500)).toBeLessThanOrEqual(2);
  expect(await isAnimated(page)).toBe(false);
  await page.clock.runFor(400);
  expect(await isAnimated(page)).toBe(true);
  expect(await countFrames(page, 500)).toBeLessThanOrEqual(1);
  await page.clock.runFor(100);
  expect(await countFrames(page, 2000)).toBeLessThanOrEqual(2);
  expect(await isAnimated(page)).toBe(false);
});

for (const [path, programme, deviceScaleFactor] of sample<[string, Programme<Timeline>, number]>(
  [[pages.home.path, programmes.hero, 1]],
  [
    [pages.about.path, programmes.about, 1],
    [MISSING, programmes.ring, 2],
  ],
))
  test.describe(path, () => {
    test.use({ deviceScaleFactor, viewport: { width: 1280, height: 800 } });

    test('tiles walk and turn as their programme says, pause in a turn, stay there in another size, and go on', async ({
      page,
    }) => {
      const { drawn, state, play, resize } = await openModel<Timeline>(page, path, programme);
      const press = () => drawn.getByRole('button').evaluate((button) => (button as HTMLElement).click());
      // A while after each change, since the frame that shows it may come later.
      const playNext = () => play(state.remainingMs + 60);
      for (let phases = 0; phases < 6; phases++) await playNext();
      while (!state.moveMs) await playNext();
      await play(state.remainingMs / 3);
      await press();
      await play(0);
      await expectRest(page);
      await play(0);
      await page.setViewportSize({ width: 960, height: 700 });
      await resize();
      await play(0);
      await press();
      await play(100);
      await playNext();
    });
  });

for (const [moment, isThen] of sample<[string, (state: Tiles) => boolean]>(
  [['while it turns another', ({ moveMs, remainingMs }) => moveMs > 0 && remainingMs < 200]],
  [
    ['before it walks', ({ moveMs, remainingMs }) => moveMs === 0 && remainingMs < 60],
    ['after a turn', ({ moveMs, remainingMs }) => moveMs === 0 && remainingMs > 110 && remainingMs <= 120],
  ],
))
  test(`a tile that is clicked ${moment} turns under the agent's eyes`, async ({ page }) => {
    const { drawn, state, play } = await openModel(page, pages.home.path, programmes.hero);
    let waitMs = 0;
    const ahead = structuredClone(state);
    for (step(programmes.hero, ahead, 1000); !isThen(ahead); waitMs += 10) step(programmes.hero, ahead, 10);
    await play(1000 + waitMs);
    const box = (await drawn.locator('svg').boundingBox())!;
    const scale = Math.max(box.width / 400, box.height / 500);
    const [column, row] = state.agent % 4 < 2 ? [3, 1] : [0, 1];
    await page.mouse.click(box.x + (column + 0.4) * 100 * scale, box.y + (row + 0.4) * 100 * scale);
    programmes.hero.turn!(state, column * 100, row * 100);
    for (const ms of [0, 150, 300, 300, 300]) await play(ms);
    expect(state.clicked).toBeUndefined();
  });

test('no frame is asked for while a drawing is out of view, hidden, or a still picture', async ({ page }) => {
  await openCountingFrames(page, pages.methodology.path);
  const drawn = moving(page);
  await drawn.scrollIntoViewIfNeeded();
  await expectBegun(drawn);
  await expectMotion(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(drawn).not.toBeInViewport();
  await expectRest(page);
  await drawn.scrollIntoViewIfNeeded();
  await expectMotion(page);
  await page.evaluate(setHidden, true);
  await expectRest(page);
  await page.evaluate(setHidden, false);
  for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
    await drawn.scrollIntoViewIfNeeded();
    await expectMotion(page);
    await expect(drawn.locator('svg')).toBeHidden();
    await page.emulateMedia(media);
    for (const canvas of await drawn.locator('canvas').all()) await expect(canvas).toBeHidden();
    await expect(drawn.locator('svg')).toBeVisible();
    await expect(pauseButton(page)).toHaveCount(0);
    await expectRest(page);
    await page.emulateMedia({ media: null, forcedColors: null });
  }
});

test('a drawing that throws shows its still picture for good, and the others go on', async ({ page }) => {
  const errors = collectErrors(page);
  // High enough for two drawings and what stands between them.
  await page.setViewportSize({ width: 1440, height: 3600 });
  await openCountingFrames(page, pages.services.path);
  const [first, second] = [moving(page).first(), moving(page).nth(1)];
  await expectBegun(first);
  await first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('2d')!.fillRect = () => {
      throw new Error('no more');
    };
  });
  await page.clock.runFor(3000);
  await expect(first.locator('svg')).toBeVisible();
  await expect(first.getByRole('button')).toHaveCount(0);
  await expectBegun(second);
  await expectMotion(page);
  expect(errors).toEqual(['no more']);
});

test('a drawing of tiles that throws shows its still picture, and nothing more is painted', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await openCountingFrames(page, pages.home.path);
  const hero = page.locator('[data-drawing="hero"]');
  await expectBegun(hero);
  await hero
    .locator('canvas')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('2d')!.fill = () => {
        throw new Error('no more');
      };
    });
  await page.clock.runFor(3000);
  await expect(hero.locator('svg')).toBeVisible();
  await expect(hero.getByRole('button')).toHaveCount(0);
  expect(await countFrames(page, 5000)).toBe(0);
  const shown = await hero.screenshot();
  await hero.evaluate((element) => element.replaceChildren(element.querySelector('svg')!));
  // Through the edges of its shapes the canvas below is seen.
  expect((await comparePictures(await hero.screenshot(), shown)).share).toBeLessThan(0.0005);
  expect(errors).toEqual(['no more']);
});

test('the script comes once a drawing is near, after the paint, and is asked for again', async ({ page }) => {
  // The drawings ask for it by themselves: which request fails is settled before the page opens.
  let requests = 0;
  await page.route(isDrawingScript, (route) => (requests++ < 2 ? route.abort() : route.continue()));
  await page.setViewportSize({ width: 1440, height: 500 });
  // Else the page would glide past its drawing on the way to the place asked for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${pages.contact.path}#privacy`, { waitUntil: 'networkidle' });
  await expect(page.locator('#privacy')).toBeInViewport();
  expect(requests).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const failed = page.waitForEvent('requestfailed');
  await page.goto(pages.services.path);
  await moving(page).first().scrollIntoViewIfNeeded();
  await failed;
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await moving(page).last().scrollIntoViewIfNeeded();
  await expectBegun(moving(page).last());
  const [painted, fetched] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]!.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /drawings/.test(name))!.startTime,
  ]);
  expect(fetched).toBeGreaterThan(painted!);
});

test('a mouse that crosses a drawing asks for no React', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => isReact(new URL(request.url())) && asked.push(request.url()));
  await page.goto(pages.home.path);
  await expectBegun(moving(page).first());
  const { x, y, width, height } = (await moving(page).first().boundingBox())!;
  await page.mouse.move(x + 5, y + height / 2);
  await page.mouse.move(x + width - 5, y + height / 3, { steps: 5 });
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a tile that a visitor turns is put back by the agent', async ({ page }) => {
  const { drawn, state, play } = await openModel(page, pages.home.path, programmes.hero);
  const box = (await drawn.locator('svg').boundingBox())!;
  const scale = Math.max(box.width / 400, box.height / 500);
  const ahead = structuredClone(state);
  let finishMs = 0;
  for (; !ahead.isFinished; step(programmes.hero, ahead, ahead.remainingMs)) finishMs += ahead.remainingMs;
  await play(finishMs + 500);
  const finished = await takeScreenshot(drawn);
  const [column, row] = [(state.agent % 4) + 0.3, Math.floor(state.agent / 4) + 0.3];
  await page.mouse.click(box.x + column * 100 * scale, box.y + row * 100 * scale);
  await page.mouse.move(0, 0);
  await page.clock.runFor(300);
  expect((await comparePictures(await takeScreenshot(drawn), finished)).share).toBeGreaterThan(0.002);
  // Turned in 600 ms, looked at for 120 ms, put back in 600 ms.
  await page.clock.runFor(1100);
  // Within a clip the rasterizer cuts long arcs, and their edges move by a part of a pixel.
  expect((await comparePictures(await takeScreenshot(drawn), finished)).share).toBeLessThan(0.0001);
});

for (const index of sample([0], [1, 2]))
  test(`the drawing of card ${index + 1} plays one move on hover and on focus, none paused`, async ({
    page,
  }) => {
    await openCountingFrames(page, pages.home.path);
    const cards = main(page)
      .getByRole('link')
      .filter({ has: page.locator('[data-drawing]') });
    const card = cards.nth(index);
    const poster = card.locator('[data-drawing]');
    // So that the hero stays above the window, also when the card is focused.
    await addRules(page, 'html { scroll-padding: 0 !important; scroll-behavior: auto !important }');
    await poster.evaluate((element) => element.scrollIntoView());
    await expect(moving(page).first()).not.toBeInViewport();
    await expectRest(page);
    for (const pointOrFocus of [() => poster.hover(), () => card.focus()]) {
      const before = await takeScreenshot(poster);
      await page.mouse.move(0, 0);
      await pointOrFocus();
      await expectBegun(poster);
      expect(await countFrames(page, 200)).toBeGreaterThan(5);
      await page.clock.runFor(3000);
      expect((await takeScreenshot(poster)).equals(before)).toBe(false);
      await expectRest(page);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await pauseButton(page).click();
    await card.blur();
    await poster.hover();
    await expectRest(page);
  });

/** Opens a page with one drawing that plays, and beside it a model of its state, which it is compared with after each time. */
async function openModel<State extends Timeline>(page: Page, path: string, programme: Programme<State>) {
  await openCountingFrames(page, path);
  const drawn = moving(page).first();
  await drawn.scrollIntoViewIfNeeded();
  await expectBegun(drawn);
  const state = programme.start();
  const resize = async () => {
    const { width, height } = (await drawn.locator('svg').boundingBox())!;
    const scale = Math.max(width / programme.width, height / programme.height);
    programme.setFrame?.(state, width / scale, height / scale);
  };
  await resize();
  return {
    drawn,
    state,
    resize,
    async play(ms: number) {
      await page.clock.runFor(ms);
      step(programme, state, ms);
      await expectPicture(drawn, programme, state);
    },
  };
}

function setHidden(value: boolean) {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
