import { expect, type Page } from '@playwright/test';
import { main, openWithFont, sitePaths } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

/** Parts of a view that a picture fills at least: less is an ornament. */
const PICTURE_SHARE = 0.08;

// A lead of twice the length leaves them no room.
test('both buttons of the home page are in the first view', async ({ reader: page }) => {
  await openWithFont(page, '/');
  for (const [width, height] of [
    [1440, 900],
    [1024, 600],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/services', '/contact'])
      await expect(main(page).locator(`a[href="${path}"]`).first()).toBeInViewport({ ratio: 1 });
  }
});

test('all answers to an agent are in the first view of a phone', async ({ reader: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithFont(page, pages.services.path);
  for (const { example } of words.services.blocks)
    for (const { question } of example?.kind === 'case' ? example.log : [])
      for (const { label } of question?.answers ?? [])
        await expect(main(page).locator('summary', { hasText: label })).toBeInViewport({ ratio: 1 });
});

test('the case and the list of services fill the first view, and nothing is below it', async ({
  reader: page,
}) => {
  await openWithFont(page, pages.services.path);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const head = main(page).locator('section').first();
    await expect(head.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    expect((await head.boundingBox())!.height, `${width} px`).toBeCloseTo(height, 0);
  }
});

// Words of twice the length push it out of view, and a page of the owner's may have none.
test('every page opens with a picture', async ({ reader: page }) => {
  for (const path of sitePaths) {
    await openWithFont(page, path);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await measurePictures(page), `${path} at ${width} px`).toBeGreaterThan(PICTURE_SHARE);
    }
  }
});

/** The part of the view that drawings, sheets and rings fill: what is read aloud as nothing or as one picture, or has a ground of its own. */
const measurePictures = (page: Page) =>
  page.evaluate(() => {
    const CELLS = 40;
    let filled = 0;
    for (let row = 0; row < CELLS; row++)
      for (let column = 0; column < CELLS; column++) {
        const at = [((column + 0.5) * innerWidth) / CELLS, ((row + 0.5) * innerHeight) / CELLS] as const;
        const isPicture = document.elementsFromPoint(...at).some((element) => {
          if (!element.closest('main section')) return false;
          const { backgroundImage, backgroundColor } = getComputedStyle(element);
          const isSheet = backgroundColor === 'rgb(255, 255, 255)';
          return (
            element.matches('svg, img, canvas, [data-drawing]') ||
            isSheet ||
            backgroundImage.includes('gradient')
          );
        });
        if (isPicture) filled++;
      }
    return filled / CELLS ** 2;
  });
