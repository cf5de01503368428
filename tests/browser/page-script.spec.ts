import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { footer, isPageScript, main, menuButton, menuLinks, sample, sitePaths } from '../support/site.ts';
import { navigation, pages, words } from '../support/tested-site.ts';

const BUILT_IN = new Date().getUTCFullYear();

test('a page shows the year it is read in: after New Year, back from the cache, its tab looked at again', {
  tag: '@engines',
}, async ({ page }) => {
  await setYear(page, BUILT_IN + 1);
  await page.goto(pages.home.path);
  await expectYear(page, BUILT_IN + 1);
  await setYear(page, BUILT_IN + 2);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectYear(page, BUILT_IN + 2);
  await setYear(page, BUILT_IN + 3);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expectYear(page, BUILT_IN + 3);
});

test('an unknown path is reported once, as it was asked for, and the missing page leads Home', {
  tag: '@engines',
}, async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => message.text().startsWith('404:') && reports.push(message.text()));
  for (const path of [`${pages.services.path}/agents`, '/%3Cscript%3Ealert(1)%3C%2Fscript%3E']) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(404);
    await expect.poll(() => reports.splice(0)).toEqual([`404: ${path}`]);
  }
  await main(page).getByRole('link', { name: words.notFound.action.label, exact: true }).click();
  await expect(page).toHaveURL(pages.home.path);
});

test('a page whose own script never comes is whole, and offers nothing that would do nothing', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(isPageScript, (route) => route.abort());
  for (const path of sample(sitePaths.slice(-2), sitePaths)) {
    const failed = page.waitForEvent('requestfailed');
    await page.goto(path);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(1);
    await menuButton(page).click();
    await expect(menuLinks(page)).toHaveCount(navigation.length);
  }
});

test('the contact page says what the browser has loaded, before and after React comes', async ({
  page,
  context,
  baseURL,
}) => {
  const { sentence, none } = words.contact.counted;
  const count = () => page.evaluate(() => 1 + performance.getEntriesByType('resource').length);
  const isCounted = async (cookies: string) => {
    const counted = sentence.replace('{files}', `${await count()}`).replace('{cookies}', cookies);
    const { host } = new URL(baseURL!);
    return main(page).getByText(counted.replace('{hosts}', host)).isVisible();
  };
  await page.goto(`${pages.contact.path}#privacy`);
  await expect.poll(() => isCounted(none)).toBe(true);
  const before = await count();
  await context.addCookies([{ name: 'seen-before', value: '1', url: baseURL! }]);
  await main(page).getByRole('button').first().click();
  await expect.poll(count).toBeGreaterThan(before);
  await expect.poll(() => isCounted('seen-before')).toBe(true);
});

const setYear = (page: Page, year: number) => page.clock.setFixedTime(new Date(year, 0, 1, 0, 0, 1));

const expectYear = (page: Page, year: number) =>
  expect(footer(page).getByText(/^©/)).toHaveText(`© ${year} ${company.name}`);
