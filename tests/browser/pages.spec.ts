import { expect, type Page } from '@playwright/test';
import { findContrast, findExtremes, readLuminances } from '../support/pixels.ts';
import { collectErrors, MISSING, main, menuButton, menuLinks, sample, sitePaths } from '../support/site.ts';
import { navigation, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';
import { expectWidgets, registration, toasts } from '../support/widgets.ts';

const { skipLink } = words.labels;

/** Of the strokes of a drawing with its ground. */
const DRAWN_RATIO = 1.2;

for (const path of sitePaths)
  test(`${path} is whole without scripts: skip link, heading, words, pictures, links`, async ({
    scriptless: page,
  }) => {
    for (const width of sample([390], [1280])) {
      await page.setViewportSize({ width, height: 844 });
      await expectWhole(page, path, []);
    }
  });

// On a phone every page is met by the visit below. The missing page alone has something to report.
for (const path of sample([], sitePaths))
  test(`${path} is whole`, { tag: '@engines' }, async ({ page }) =>
    expectWhole(page, path, path === MISSING ? [`404: ${path}`] : []),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('a visit to every page meets no error, React once, no store and no other host', async ({
    page,
    context,
    baseURL,
  }) => {
    // What the policy forbids is an error of the console as well.
    const errors = collectErrors(page);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    for (const [index, path] of sitePaths.entries()) {
      await page.goto(path);
      await menuButton(page).click();
      await expect(menuLinks(page)).toHaveCount(navigation.length);
      await page.keyboard.press('Escape');
      await registration(page).hover();
      await expectWidgets(page);
      const [bytes, ...more] = await page.evaluate(readReactBytes);
      expect(more, path).toEqual([]);
      expect(bytes! > 0, `${path} downloads React`).toBe(index === 0);
      for (const place of await page.locator('[data-tooltip]:visible').all()) await place.hover();
      for (const copy of await page.locator('[data-copy]:visible').all()) {
        await copy.click();
        await expect(toasts(page).first()).toBeVisible();
      }
      expect(await page.evaluate(listStores), path).toEqual([]);
    }
    expect(await context.cookies()).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
    // The missing page alone has something to report.
    expect(errors).toEqual([`404: ${MISSING}`]);
  });
});

async function expectWhole(page: Page, path: string, reports: string[]) {
  const errors = collectErrors(page);
  const answer = await page.goto(path);
  expect(answer!.status()).toBe(path === MISSING ? 404 : 200);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: skipLink, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByRole('heading').filter({ visible: false })).toHaveCount(0);
  // On narrow windows the links stand behind a button.
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  await expect(menuLinks(page)).toHaveText(navigation.map(({ label }) => label));
  expect(errors).toEqual(reports);
  await page.keyboard.press('Escape');
  // Last: Firefox reports that the policy blocks the style sheet which Playwright adds for a screenshot.
  for (const drawing of await page.locator('[data-drawing]').all()) {
    const picture = await readLuminances(await drawing.screenshot());
    expect(findContrast(...findExtremes(picture)!)).toBeGreaterThan(DRAWN_RATIO);
  }
}

const readReactBytes = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap((entry) =>
    /\/mount\./.test(entry.name) ? [entry.transferSize] : [],
  );

async function listStores() {
  const databases = await indexedDB.databases();
  return [
    ...Object.keys(localStorage).filter((key) => key !== 'motion'),
    ...Object.keys(sessionStorage),
    ...databases.map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ];
}
