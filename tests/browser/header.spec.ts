import { expect, type Page, test } from '@playwright/test';
import { header } from '../support/site.ts';

const STRIPE_PX = 4;
/** A part of the header without words at every width that is tried. */
const SAMPLE = { x: 210, y: 10, width: 48, height: 40 };
/** Of 255: white seen through the header, and what one unblurred stripe of it would differ by. */
const DARK = 64;
const ONE_STRIPE = 12;
const WAIT_MS = 5000;

// Without its transition the header is in one state or the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1280])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the header is transparent at the top, dark and blurred once scrolled, and transparent again', async ({
      page,
    }) => {
      await page.goto('/about');
      await standOnStripes(page);
      await expectTransparent(page);
      await page.mouse.wheel(0, 900);
      await expectDarkAndBlurred(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectTransparent(page);
    });

    test('the header stays in its place while the page scrolls', async ({ page }) => {
      await page.goto('/about');
      const place = await header(page).boundingBox();
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      expect(await header(page).boundingBox()).toEqual(place);
    });
  });

test('a page that opens in its middle has a dark header', async ({ page }) => {
  await page.goto('/contact#privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await standOnStripes(page);
  await expectDarkAndBlurred(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header is dark and blurred everywhere', async ({ page }) => {
    await page.goto('/about');
    await standOnStripes(page);
    await expectDarkAndBlurred(page);
  });
});

const expectTransparent = (page: Page) =>
  expect.poll(() => readSample(page), 'the stripes are seen as they are').toEqual([0, 255]);

const expectDarkAndBlurred = (page: Page) =>
  expect(async () => {
    const [darkest, brightest] = await readSample(page);
    expect(brightest, 'dark').toBeLessThan(DARK);
    expect(brightest! - darkest!, 'no stripe is made out').toBeLessThan(ONE_STRIPE);
  }).toPass({ timeout: WAIT_MS });

/** Black and white stripes below the header, above everything else. */
const standOnStripes = (page: Page) =>
  page.evaluate((stripe) => {
    const stripes = document.body.appendChild(document.createElement('div'));
    Object.assign(stripes.style, {
      position: 'absolute',
      inset: '0 0 auto',
      height: `${document.documentElement.scrollHeight}px`,
      zIndex: '10',
      background: `repeating-linear-gradient(90deg, #000 0 ${stripe}px, #fff 0 ${stripe * 2}px)`,
    });
  }, STRIPE_PX);

/** The darkest and the brightest value that the header's empty part is painted in. */
async function readSample(page: Page) {
  const picture = (await page.screenshot({ clip: SAMPLE })).toString('base64');
  const reader = await page.context().browser()!.newPage();
  const values = await reader.evaluate(async (picture) => {
    const answer = await fetch(`data:image/png;base64,${picture}`);
    const bitmap = await createImageBitmap(await answer.blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return [...data].filter((_, i) => i % 4 < 3);
  }, picture);
  await reader.close();
  return [Math.min(...values), Math.max(...values)];
}
