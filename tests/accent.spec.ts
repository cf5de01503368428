import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ACCENT } from '../src/content/brand/accent.ts';
import { DESK, expect, MISSING, main, pages, paths, test } from './site.ts';

/** What waits for a person, by page: the only places of the accent. */
const DRAWINGS = '[data-drawing], img[src^="/drawings/"]';
const WAITING: Record<string, string> = {
  [pages.home.path]: DRAWINGS,
  [pages.services.path]: `${DRAWINGS}, .log`,
  [pages.contact.path]: '.draft__stamp',
  [MISSING]: DRAWINGS,
};

test.use({ viewport: DESK });

for (const path of paths)
  test(`accent of ${path} marks only what waits for a person`, async ({ page }) => {
    await page.goto(path);
    const waiting = main(page).locator(WAITING[path] ?? 'no-such-element');
    expect(await countAccent(page, [waiting])).toBe(0);
    if (path in WAITING) expect(await countAccent(page)).toBeGreaterThan(0);
  });

/** Counts the pixels in the accent colour beside the masked elements. */
async function countAccent(page: Page, mask: Locator[] = []) {
  const accent = ACCENT.match(/\w\w/g)!.map((value) => Number.parseInt(value, 16));
  const picture = sharp(await page.screenshot({ fullPage: true, mask, maskColor: '#888' }));
  const channels = await picture.removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < channels.length; at += 3)
    count += +accent.every((value, channel) => Math.abs(channels[at + channel]! - value) < 5);
  return count;
}
