import { expect, test } from '@playwright/test';
import { main, sample } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

for (const { width, scale } of sample([{ width: 390, scale: 2 }], [{ width: 1366, scale: 1 }]))
  test.describe(`at ${width} px and ${scale}×`, () => {
    test.use({ viewport: { width, height: 844 }, deviceScaleFactor: scale });

    test('tiles are of whole device pixels and cover their outlines', async ({ page }) => {
      await page.goto(pages.methodology.path);
      const fields = main(page).locator('section > div:has(> svg)');
      await expect(fields).toHaveCount(2);
      for (const field of await fields.all()) {
        const { column, sides } = await field.evaluate((field) => ({
          column: field.querySelector('svg')!.getBoundingClientRect().width / 8,
          sides: [...field.querySelectorAll('[data-corner]')].flatMap((tile) => {
            const { left, right, top, bottom } = tile.getBoundingClientRect();
            const origin = field.getBoundingClientRect();
            return [left - origin.left, right - origin.left, top - origin.top, bottom - origin.top];
          }),
        }));
        expect(column * scale).toBeCloseTo(Math.round(column * scale), 1);
        expect(sides.length).toBeGreaterThan(0);
        for (const side of sides) expect(side / column).toBeCloseTo(Math.round(side / column), 2);
      }
    });
  });
