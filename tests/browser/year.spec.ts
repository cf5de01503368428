import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { readBuildDate } from '../../src/machine/build-date.ts';
import { footer, sitePages } from '../support/site.ts';

const BUILT_IN = readBuildDate().getUTCFullYear();
const NEXT_YEAR = BUILT_IN + 1;

const copyright = (page: Page) => footer(page).getByText(/^©/);
const lineOf = (year: number) => `© ${year} ${company.name}`;

test('a page built this year and opened in the next shows the next', async ({ page }) => {
  await page.clock.setFixedTime(new Date(NEXT_YEAR, 0, 1, 0, 0, 1));
  for (const { path } of sitePages) {
    await page.goto(path);
    await expect(copyright(page), path).toHaveText(lineOf(NEXT_YEAR));
  }
});

test('a page that comes back from the back/forward cache after New Year shows the new year', async ({
  page,
}) => {
  await openOnNewYearsEve(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(copyright(page)).toHaveText(lineOf(NEXT_YEAR));
});

test('a page left open over New Year is right when its tab is looked at again', async ({ page }) => {
  await openOnNewYearsEve(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(copyright(page)).toHaveText(lineOf(NEXT_YEAR));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows the year of its build's date", async ({ page }) => {
    for (const { path } of sitePages) {
      await page.goto(path);
      await expect(copyright(page), path).toHaveText(lineOf(BUILT_IN));
    }
  });
});

async function openOnNewYearsEve(page: Page) {
  await page.clock.setFixedTime(new Date(BUILT_IN, 11, 31, 23, 59, 59));
  await page.goto('/');
  await expect(copyright(page)).toHaveText(lineOf(BUILT_IN));
  await page.clock.setFixedTime(new Date(NEXT_YEAR, 0, 1, 0, 0, 1));
}
