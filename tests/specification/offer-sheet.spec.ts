import { expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { openWithFont } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

// Words of twice the length need a second one.
test('the blank offer alone is one sheet of paper', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openWithFont(page, pages.methodology.path);
  await page.getByRole('button', { name: words.methodology.offer.print }).click();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { totalPages } = await extractText(new Uint8Array(pdf));
  expect(totalPages).toBe(1);
});
