import { expect, test } from '@playwright/test';
import { listScripts } from '../support/downloads.ts';
import {
  A_WHILE_MS,
  countFrames,
  expectBegun,
  expectMotion,
  expectRest,
  isDrawingScript,
  moving,
  openCountingFrames,
  takeScreenshot,
} from '../support/drawings.ts';
import { comparePictures } from '../support/pixels.ts';
import { addRules, collectErrors, main, pauseButton, sample, sitePages } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

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
        // A mouse that crosses a drawing asks for no React.
        await drawn.hover();
        await page.mouse.move(0, 0);
        await expectBegun(drawn);
        if (!(await drawn.locator('canvas').count())) continue;
        const canvas = await takeScreenshot(drawn);
        await drawn.evaluate((element) => {
          delete element.dataset['drawn'];
          element.querySelector('canvas')!.remove();
        });
        await expect(async () => {
          const { mean, share } = await comparePictures(canvas, await takeScreenshot(drawn));
          // The two are smoothed by different code at the edges of a shape, and nowhere else.
          expect(mean).toBeLessThan(1);
          expect(share).toBeLessThan(0.002);
        }).toPass();
      }
      await page.waitForLoadState('networkidle');
      expect(scripts.toSorted()).toEqual(listScripts(html));
    });

test('tiles request no frame: the browser turns them by itself', async ({ page }) => {
  await openCountingFrames(page, pages.home.path);
  await expectBegun(moving(page).first());
  await expectMotion(page);
  expect(await countFrames(page, A_WHILE_MS)).toBe(0);
});

test('no frame is asked for while a drawing is out of view, hidden, or a still picture', async ({ page }) => {
  await openCountingFrames(page, pages.services.path);
  const drawn = moving(page).first();
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
    await page.emulateMedia(media);
    await expect(drawn.locator('canvas')).toBeHidden();
    await expect(pauseButton(page)).toHaveCount(0);
    await expectRest(page);
    await page.emulateMedia({ media: null, forcedColors: null });
  }
});

test('a drawing that throws shows its still picture for good, and the others go on', async ({ page }) => {
  const errors = collectErrors(page);
  // High enough for two drawings and what stands between them.
  await page.setViewportSize({ width: 1440, height: 5400 });
  await openCountingFrames(page, pages.services.path);
  const [first, second] = [moving(page).first(), moving(page).nth(1)];
  await expectBegun(first);
  await first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('2d')!.fillRect = () => {
      throw new Error('no more');
    };
  });
  await page.clock.runFor(3000);
  await expect(first.locator('img')).toBeVisible();
  await expect(first.getByRole('button')).toHaveCount(0);
  await expectBegun(second);
  await expectMotion(page);
  expect(errors).toEqual(['no more']);
});

test('tiles that throw stay as they are, without a button', async ({ page }) => {
  const errors = collectErrors(page);
  await openCountingFrames(page, pages.about.path);
  await expectBegun(moving(page));
  await page.evaluate(() => {
    Element.prototype.animate = () => {
      throw new Error('no more');
    };
  });
  await page.clock.runFor(A_WHILE_MS);
  await expect(pauseButton(page)).toHaveCount(0);
  await expectRest(page);
  expect(errors).toEqual(['no more']);
});

test('the script comes once a drawing is near, after the paint, and is asked for again', async ({ page }) => {
  // The drawings ask for it by themselves: which request fails is settled before the page opens.
  let requests = 0;
  await page.route(isDrawingScript, (route) => (requests++ ? route.continue() : route.abort()));
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

function setHidden(value: boolean) {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
