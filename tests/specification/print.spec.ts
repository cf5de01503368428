import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import type { MethodologyWords } from '../../src/content/words.ts';
import { openWithFont } from '../support/site.ts';
import { loadWords, pages } from '../support/tested-site.ts';

const folders = globSync('*', { cwd: 'src/content/words' });

for (const folder of folders)
  test(`the blank offer alone prints on one sheet in ${folder}`, async ({ page }) => {
    const writeWords = await loadWords(folder);
    await openWithFont(page, pages.methodology.path);
    await page.locator('#offer dl').evaluate(writeRows, writeWords(company).methodology.offer.rows);
    await page.evaluate(() => {
      document.documentElement.dataset['printsOffer'] = '';
    });
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

/** Every language has the same rows. */
function writeRows(list: Element, rows: MethodologyWords['offer']['rows']) {
  for (const [index, { title, text }] of rows.entries()) {
    const [term, definition] = list.children[index]!.children;
    term!.textContent = title;
    definition!.textContent = `${text} `;
  }
}
