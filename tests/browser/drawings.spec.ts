import { expect, type Locator, type Page, test } from '@playwright/test';
import { listScripts } from '../support/downloads.ts';
import {
  A_WHILE_MS,
  countFrames,
  expectBegun,
  expectMotion,
  expectRest,
  isAnimated,
  isDrawingScript,
  moving,
  openCountingFrames,
  takeScreenshot,
} from '../support/drawings.ts';
import { isReact } from '../support/hydration.ts';
import { comparePictures } from '../support/pixels.ts';
import { addRules, collectErrors, MISSING, main, pauseButton, sample, sitePages } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

/** Of the 600 in a while. */
const MAX_FRAMES_OF_TILES = 60;
/** Some moves and a part of one: what a look repaints is right from then on. */
const BETWEEN_LOOKS_MS = 2170;
const STEP_MS = 100;

/** The link of a card is over its picture. */
const OVER = { force: true };

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
      expect(scripts.toSorted()).toEqual(listScripts(html));
    });

test('tiles request a frame or two a move: the browser moves them by itself', async ({ page }) => {
  await openCountingFrames(page, MISSING);
  await expectBegun(moving(page));
  await advanceToMove(page);
  expect(await countFrames(page, A_WHILE_MS)).toBeLessThan(MAX_FRAMES_OF_TILES);
});

for (const [path, deviceScaleFactor] of sample<[string, number]>(
  [[pages.home.path, 1]],
  [
    [pages.about.path, 1],
    [MISSING, 2],
  ],
))
  test.describe(path, () => {
    test.use({ deviceScaleFactor, viewport: { width: 1280, height: 800 } });

    test('what tiles leave behind is right, in a paused turn, in another size, and after it', async ({
      page,
    }) => {
      await openCountingFrames(page, path);
      const drawn = moving(page).first();
      await drawn.scrollIntoViewIfNeeded();
      await expectBegun(drawn);
      for (let looks = 0; looks < 3; looks++) {
        await page.clock.runFor(BETWEEN_LOOKS_MS);
        await expectPaintedWhole(drawn);
      }
      await advanceToMove(page);
      const pressButton = () =>
        drawn
          .getByRole('button')
          .last()
          .evaluate((button) => (button as HTMLElement).click());
      await pressButton();
      const paused = await takeScreenshot(drawn);
      await expectRest(page);
      expect((await takeScreenshot(drawn)).equals(paused)).toBe(true);
      await page.setViewportSize({ width: 960, height: 700 });
      await expectPaintedWhole(drawn);
      await pressButton();
      await page.clock.runFor(BETWEEN_LOOKS_MS);
      await expectPaintedWhole(drawn);
      await expectMotion(page);
    });
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
    await expect(drawn.locator('> svg')).toBeHidden();
    await page.emulateMedia(media);
    for (const canvas of await drawn.locator('canvas').all()) await expect(canvas).toBeHidden();
    await expect(drawn.locator('> svg')).toBeVisible();
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
  await expect(first.locator('> svg')).toBeVisible();
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
  await expect(hero.locator('> svg')).toBeVisible();
  await expect(hero.getByRole('button')).toHaveCount(0);
  expect(await countFrames(page, 5000)).toBe(0);
  const shown = await hero.screenshot();
  await hero.evaluate((element) => element.replaceChildren(element.querySelector(':scope > svg')!));
  // Through the edges of its shapes the canvas below is seen.
  expect((await comparePictures(await hero.screenshot(), shown)).share).toBeLessThan(0.0005);
  expect(errors).toEqual(['no more']);
});

test('where a frame costs too much, every second one is painted, and no move takes longer', async ({
  page,
}) => {
  await openCountingFrames(page, pages.services.path);
  await moving(page).first().scrollIntoViewIfNeeded();
  await expectBegun(moving(page).first());
  await page.clock.runFor(1000);
  const cheap = await countFrames(page, 10_000);
  await page.evaluate(makePaintingDear, 20);
  await page.clock.runFor(1000);
  const dear = await countFrames(page, 10_000);
  // Slower moves would fill more of the time, with more frames.
  expect(dear / cheap).toBeGreaterThan(0.4);
  expect(dear / cheap).toBeLessThan(0.55);
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
    performance.getEntriesByType('resource').find(({ name }) => /drawings.*\.js/.test(name))!.startTime,
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

for (const index of sample([0], [1, 2]))
  test(`the drawing of card ${index + 1} plays one move on hover and on focus, none paused`, async ({
    page,
  }) => {
    await openCountingFrames(page, pages.home.path);
    const cards = main(page)
      .getByRole('listitem')
      .filter({ has: page.locator('[data-drawing]') });
    const poster = cards.nth(index).locator('[data-drawing]');
    const card = cards.nth(index).getByRole('link');
    // So that the hero stays above the window, also when the card is focused.
    await addRules(page, 'html { scroll-padding: 0 !important; scroll-behavior: auto !important }');
    await poster.evaluate((element) => element.scrollIntoView());
    await expect(moving(page).first()).not.toBeInViewport();
    await expectRest(page);
    for (const pointOrFocus of [() => poster.hover(OVER), () => card.focus()]) {
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
    await poster.hover(OVER);
    await expectRest(page);
  });

async function advanceToMove(page: Page) {
  while (!(await isAnimated(page))) await page.clock.runFor(STEP_MS);
}

/** What a drawing shows, painted part after part, is what it shows when all of it is painted anew. */
async function expectPaintedWhole(drawn: Locator) {
  const inParts = await takeScreenshot(drawn);
  // As the browser does when it gives back the context of a canvas.
  await drawn.locator('canvas').first().dispatchEvent('contextrestored');
  const { share } = await comparePictures(inParts, await takeScreenshot(drawn));
  // Within a clip the rasterizer cuts long arcs, and their edges move by a part of a pixel.
  expect(share).toBeLessThan(0.0001);
}

function setHidden(value: boolean) {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The clock that stands still goes on by `ms` for what is asked between the first shape of a frame and the next frame. */
function makePaintingDear(ms: number) {
  const [now, ask] = [performance.now, requestAnimationFrame];
  const fill = CanvasRenderingContext2D.prototype.fillRect;
  let costMs = 0;
  performance.now = () => now.call(performance) + costMs;
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      costMs = 0;
      callback(time);
    });
  CanvasRenderingContext2D.prototype.fillRect = function (...box) {
    costMs = ms;
    fill.apply(this, box);
  };
}
