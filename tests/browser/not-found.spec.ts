import { expect, test } from '@playwright/test';
import { main, NOT_FOUND_TEXT } from '../support/site.ts';

const ODD_PATHS = [
  '/nowhere',
  '/Services',
  '/ABOUT',
  '/services/agents',
  '/services.htm',
  '/services;v=1',
  '/contact%20',
  '/about.html.bak',
  '/wp-login.php',
  '/.env',
  '/.git/config',
  '/a.b.c.d',
  '/a%20path%20with%20spaces',
  '/caf%C3%A9/Z%C3%BCrich',
  '/%F0%9F%98%80',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/100%25',
  `/${'long-'.repeat(200)}`,
  '/deep/er/and/deep/er/and/deep/er',
  '/nowhere?from=/services#agents',
];

for (const path of ODD_PATHS)
  test(`${path.slice(0, 40)} is a missing page that says so, to the visitor, the client and the console`, async ({
    page,
  }) => {
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_TEXT);
    await expect(main(page).getByRole('link', { name: 'Return to Home', exact: true })).toBeVisible();
    const asked = path.replace(/[?#].*/, '');
    await expect.poll(() => reports.filter((text) => text.endsWith(` ${asked}`))).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe(asked);
  });

test('Return to Home leads to the home page', async ({ page }) => {
  await page.goto('/deep/er/nowhere');
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
});

test('pages that exist report nothing missing', async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(reports).toEqual([]);
});

test('a missing page that is made ready in advance is reported once it is shown', async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await page.goto('/nowhere', { waitUntil: 'networkidle' });
  const ofThePage = () => reports.filter((text) => text.startsWith('404:'));
  expect(ofThePage()).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(ofThePage).toEqual(['404: /nowhere']);
});
