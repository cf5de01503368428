import { expect, type Locator, test } from '@playwright/test';
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
} from '../support/drawings.ts';
import { readLuminances } from '../support/pixels.ts';
import { pauseButton, sample, sitePaths } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

/** What an eye can tell apart, of the light of white. */
const SEEN_DIFFERENCE = 0.2;
/** A canvas and a picture are smoothed by different code at the edges of a shape, and nowhere else. */
const MAX_SHARE = 0.002;

test.use({ viewport: { width: 1440, height: 900 } });

test('canvases show at first the pictures that stood there, and only their scripts come', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.slice(1));
  });
  for (const width of sample([390], [1440]))
    for (const path of sitePaths) {
      await page.setViewportSize({ width, height: 900 });
      scripts.length = 0;
      const html = await (await openCountingFrames(page, path))!.text();
      for (const drawn of await page.locator('[data-drawing]').all()) {
        // A mouse that crosses a drawing asks for no React.
        await drawn.hover();
        await page.mouse.move(0, 0);
        await expectBegun(drawn);
        if (await drawn.locator('canvas').count()) await expectSameAsPicture(drawn);
      }
      await expect.poll(() => scripts.toSorted(), path).toEqual(listScripts(html));
    }
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
  // One that was never seen keeps a canvas of the size that browsers give: painted, it would cost frames wherever it is.
  for (const unseen of (await moving(page).locator('canvas').all()).slice(1))
    await expect(unseen).toHaveJSProperty('width', 300);
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

test('the script comes once a drawing is near, after the paint, and is asked for again', async ({ page }) => {
  // The drawings ask for it by themselves: which request fails is settled before the page opens.
  let requests = 0;
  await page.route(isDrawingScript, (route) => (requests++ ? route.continue() : route.abort()));
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(pages.services.path);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
  // Answers as late as the page's own watch for what is near.
  await expect(moving(page).first()).not.toBeInViewport();
  expect(requests).toBe(0);
  const failed = page.waitForEvent('requestfailed');
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

/** Takes the canvas away from the picture that it hides. */
async function expectSameAsPicture(drawn: Locator) {
  const canvas = await readLuminances(await drawn.screenshot());
  await drawn.evaluate((element) => {
    delete element.dataset['drawn'];
    element.querySelector('canvas')!.remove();
  });
  await expect(async () => {
    const { values } = await readLuminances(await drawn.screenshot());
    const seen = values.filter((value, i) => Math.abs(value - canvas.values[i]!) > SEEN_DIFFERENCE);
    expect(seen.length / values.length).toBeLessThan(MAX_SHARE);
  }).toPass();
}

function setHidden(value: boolean) {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
