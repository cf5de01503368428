import { expect, type Locator, type Page, test } from '@playwright/test';
import { measureContrast, readLuminances } from '../support/pixels.ts';
import { collectErrors, MISSING, main, menuButton, menuLinks, sample, sitePages } from '../support/site.ts';
import { navigation, words } from '../support/tested-site.ts';

const { skipLink } = words.labels;

/** Of the strokes of a drawing with its ground. */
const DRAWN_RATIO = 1.2;

// With scripts, on a phone, every page is met in visit.spec.ts.
for (const [scripts, width] of sample<['on' | 'off', number]>(
  [['off', 390]],
  [
    ['on', 390],
    ['on', 1280],
    ['off', 1280],
  ],
))
  test.describe(`scripts ${scripts}, ${width} px`, { tag: scripts === 'on' ? '@engines' : [] }, () => {
    test.use({ javaScriptEnabled: scripts === 'on', viewport: { width, height: 844 } });

    for (const { path } of sitePages)
      test(`${path} is whole: skip link, heading, words, pictures, links`, async ({ page }) => {
        const errors = collectErrors(page);
        const answer = await page.goto(path);
        expect(answer!.status()).toBe(path === MISSING ? 404 : 200);
        await expectSkipLink(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main(page).getByRole('heading').filter({ visible: false })).toHaveCount(0);
        // On narrow windows the links stand behind a button.
        if (await menuButton(page).isVisible()) await menuButton(page).click();
        await expect(menuLinks(page)).toHaveText(navigation.map(({ label }) => label));
        await expect(menuLinks(page).filter({ visible: false })).toHaveCount(0);
        // The missing page alone has something to report, and so proves that reports are heard.
        expect(errors).toEqual(path === MISSING && scripts === 'on' ? [expect.stringContaining(path)] : []);
        await page.keyboard.press('Escape');
        // Last: Firefox reports that the policy blocks the style sheet which Playwright adds for a screenshot.
        for (const drawing of await page.locator('[data-drawing]').all()) await expectPicture(drawing);
      });
  });

async function expectSkipLink(page: Page) {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: skipLink, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Something is seen of it: its first picture, or what the canvas has taken over. */
async function expectPicture(drawing: Locator) {
  const picture = await readLuminances(await drawing.screenshot());
  expect(measureContrast(picture)).toBeGreaterThan(DRAWN_RATIO);
}
