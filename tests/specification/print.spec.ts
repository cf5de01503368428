import { expect, test } from '@playwright/test';
import { openWithFont, sitePages } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

// Words of twice the length take twice the paper.
test('every page prints on two sheets of A4 at most, Contact on one', async ({ page }) => {
  for (const { path } of sitePages) {
    await openWithFont(page, path);
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const most = path === pages.contact.path ? 1 : 2;
    expect(sheets.match(/\/Type\s*\/Page\b/g)!.length, path).toBeLessThanOrEqual(most);
  }
});
