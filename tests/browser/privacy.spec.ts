import { expect, test } from '@playwright/test';
import { showMenuLinks, sitePages } from '../support/site.ts';

test('no page sets a cookie, stores anything but the motion choice, or asks another host', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const { path } of sitePages) {
    await page.goto(path);
    await showMenuLinks(page);
    await page.keyboard.press('Escape');
    // Hydrates the page, and opens each tooltip.
    for (const place of await page.locator('[data-hydrate]:visible').all()) await place.hover();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(listStores), path).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
});

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
