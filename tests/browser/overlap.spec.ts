import { expect, test } from '@playwright/test';
import { findCovered, findOverlaps } from '../support/find-overlaps.ts';
import { sitePages } from '../support/site.ts';

const WIDTHS = [320, 390, 600, 768, 900, 1024, 1440, 2560];
const HEIGHT = 800;

for (const width of WIDTHS)
  test(`no element overlaps text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const { path } of sitePages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await findOverlaps(page), path).toEqual([]);
      expect(await findCovered(page), path).toEqual([]);
    }
  });
