import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { readBuildDate } from '../../src/machine/build-date.ts';
import { footer } from '../support/site.ts';

const BUILT_IN = readBuildDate().getUTCFullYear();

const expectYear = (page: Page, year: number) =>
  expect(footer(page).getByText(/^©/)).toHaveText(`© ${year} ${company.name}`);

test('a page shows the year it is read in: after New Year, back from the cache, its tab looked at again', {
  tag: '@engines',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date(BUILT_IN + 1, 0, 1, 0, 0, 1));
  await page.goto('/');
  await expectYear(page, BUILT_IN + 1);
  for (const [years, event] of [
    [2, "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"],
    [3, "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))"],
  ] as const) {
    await page.clock.setFixedTime(new Date(BUILT_IN + years, 0, 1, 0, 0, 1));
    await page.evaluate(event);
    await expectYear(page, BUILT_IN + years);
  }
});
