import { expect, type Page, test } from '@playwright/test';
import { likeliest, main, NOT_FOUND_TEXT } from '../support/site.ts';

const ODD_PATHS = likeliest(
  ['/Services', '/services/agents', '/caf%C3%A9/Z%C3%BCrich', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['/a.b.c.d', '/nowhere?from=/services#agents', '/contact%20', '/wp-login.php', '/.env', '/100%25'],
);

test('an unknown path is a missing page that says so, to the visitor, the client and the console', {
  tag: '@engines',
}, async ({ page }) => {
  const reports = listReports(page);
  for (const path of ODD_PATHS) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_TEXT);
    const asked = path.replace(/[?#].*/, '');
    expect(new URL(page.url()).pathname).toBe(asked);
    await expect.poll(() => reports.filter((text) => text.endsWith(` ${asked}`))).toHaveLength(1);
  }
  await main(page).getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
});

test('a missing page that is made ready in advance is reported once it is shown', async ({ page }) => {
  const reports = listReports(page);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await page.goto('/nowhere', { waitUntil: 'networkidle' });
  const ofThePage = () => reports.filter((text) => text.startsWith('404:'));
  expect(ofThePage()).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(ofThePage).toEqual(['404: /nowhere']);
});

function listReports(page: Page) {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  return reports;
}
