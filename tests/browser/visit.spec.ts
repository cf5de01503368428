import { expect, test } from '@playwright/test';
import {
  allowClipboard,
  expectHydrated,
  openNotingHydration,
  registration,
  toasts,
} from '../support/hydration.ts';
import { collectErrors, MISSING, main, menuButton, menuLinks, sitePages } from '../support/site.ts';
import { navigation } from '../support/tested-site.ts';

test('a visit to every page meets no error, React once, no store and no other host', async ({
  page,
  context,
  baseURL,
}) => {
  // What the policy forbids is an error of the console as well.
  const errors = collectErrors(page);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await allowClipboard(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [index, { path }] of sitePages.entries()) {
    await openNotingHydration(page, path);
    const rendered = await main(page).elementHandle();
    await menuButton(page).click();
    await expect(menuLinks(page)).toHaveCount(navigation.length);
    await page.keyboard.press('Escape');
    await registration(page).hover();
    await expectHydrated(page);
    expect(await main(page).evaluate((element, before) => element === before, rendered), path).toBe(true);
    const [bytes, ...more] = await page.evaluate(readReactBytes);
    expect(more, path).toEqual([]);
    expect(bytes! > 0, `${path} downloads React`).toBe(index === 0);
    for (const place of await page.locator('[data-hydrate]:visible').all()) await place.hover();
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

const readReactBytes = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap((entry) =>
    /\/hydrate\./.test(entry.name) ? [entry.transferSize] : [],
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
