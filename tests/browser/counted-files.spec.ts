import { expect, test } from '@playwright/test';
import { main, openWithFont } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { path } = pages.contact;
const { sentence, none } = words.contact.counted;
const write = (files: number, host: string, cookies: string) =>
  sentence.replace('{files}', `${files}`).replace('{hosts}', host).replace('{cookies}', cookies);

test('the contact page says what the browser has loaded, before and after React comes', async ({ page }) => {
  await openWithFont(page, path);
  const { host } = new URL(page.url());
  const count = () => page.evaluate(() => 1 + performance.getEntriesByType('resource').length);
  await expect(main(page).getByText(write(await count(), host, none))).toBeVisible();
  const before = await count();
  await main(page).getByRole('button').first().click();
  await expect.poll(count).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  await expect(main(page).getByText(write(await count(), host, none))).toBeVisible();
});

test('a cookie that it can read is named', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'seen-before', value: '1', url: baseURL! }]);
  await openWithFont(page, path);
  await expect(main(page).getByText('seen-before')).toBeVisible();
});
