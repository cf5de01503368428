import { expect, test } from '@playwright/test';
import { pages } from '../../src/content/pages.ts';
import { step } from '../../src/illustrations/programme.ts';
import { programmes } from '../../src/illustrations/programmes.ts';
import {
  countFrames,
  expectBegun,
  expectMotion,
  expectRest,
  isDrawingScript,
  moving,
  openCountingFrames,
  shoot,
} from '../support/drawings.ts';
import { comparePictures } from '../support/pixels.ts';
import { collectErrors, likeliest, MISSING, main, pauseButton, sitePages } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const width of likeliest([390], [1440]))
  for (const { path } of sitePages)
    test(`${path} at ${width} px: a canvas shows at first the picture that stood there`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openCountingFrames(page, path);
      for (const drawn of await moving(page).all()) {
        await drawn.scrollIntoViewIfNeeded();
        await expectBegun(drawn);
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
  await openCountingFrames(page, MISSING);
  await expectBegun(moving(page));
  // 120 ms until the agent looks round, 2600 ms until it takes up the next figure.
  expect(await countFrames(page, 2500)).toBeLessThanOrEqual(2);
  await page.clock.runFor(400);
  expect(await countFrames(page, 300)).toBeGreaterThan(10);
  await page.clock.runFor(300);
  expect(await countFrames(page, 2000)).toBeLessThanOrEqual(2);
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
    await expect(drawn.locator('canvas')).toBeHidden();
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
    performance.getEntriesByType('resource').find(({ name }) => /drawings/.test(name))!.startTime,
  ]);
  expect(fetched).toBeGreaterThan(painted!);
});

test('a tile that a visitor turns is put back by the agent, to the pixel', async ({ page }) => {
  await openCountingFrames(page, pages.home.path);
  const hero = moving(page).first();
  await expectBegun(hero);
  const box = (await hero.boundingBox())!;
  const scale = Math.max(box.width / 400, box.height / 500);
  const state = programmes.hero.start();
  programmes.hero.setFrame!(state, box.width / scale, box.height / scale);
  let finishMs = 0;
  for (; !state.isFinished; step(programmes.hero, state, state.remainingMs)) finishMs += state.remainingMs;
  await page.clock.runFor(finishMs + 500);
  const finished = await shoot(hero);
  const [column, row] = [(state.agent % 4) + 0.3, Math.floor(state.agent / 4) + 0.3];
  await page.mouse.click(box.x + column * 100 * scale, box.y + row * 100 * scale);
  await page.mouse.move(0, 0);
  await page.clock.runFor(300);
  expect((await shoot(hero)).equals(finished)).toBe(false);
  // Turned in 600 ms, looked at for 120 ms, put back in 600 ms.
  await page.clock.runFor(1100);
  expect((await shoot(hero)).equals(finished)).toBe(true);
});

for (const index of likeliest([0], [1, 2]))
  test(`the drawing of card ${index + 1} plays one move on hover and on focus, none paused`, async ({
    page,
  }) => {
    await openCountingFrames(page, pages.home.path);
    const cards = main(page)
      .getByRole('link')
      .filter({ has: page.locator('[data-drawing]') });
    const card = cards.nth(index);
    const poster = card.locator('[data-drawing]');
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 1000));
    await expect(moving(page).first()).not.toBeInViewport();
    await expectRest(page);
    for (const pointOrFocus of [() => poster.hover(), () => card.focus()]) {
      const before = await shoot(poster);
      await page.mouse.move(0, 0);
      await pointOrFocus();
      await expectBegun(poster);
      expect(await countFrames(page, 200)).toBeGreaterThan(5);
      await page.clock.runFor(3000);
      expect((await shoot(poster)).equals(before)).toBe(false);
      await expectRest(page);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await pauseButton(page).click();
    await card.blur();
    await poster.hover();
    await expectRest(page);
  });

function setHidden(value: boolean) {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
