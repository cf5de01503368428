import { expect, type Page, test } from '@playwright/test';
import { readLuminances } from '../support/pixels.ts';

/** The luminances of the icon at this size, row by row. */
async function paint(page: Page, side: number, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.goto('/');
  const icon = await page.evaluateHandle(async (side) => {
    const image = Object.assign(new Image(side, side), { src: '/icon.svg' });
    document.body.replaceChildren(image);
    await image.decode();
    return image;
  }, side);
  const { values } = await readLuminances(await icon.asElement()!.screenshot());
  return [...values];
}

test('the icon is one light sign on a dark ground, and the other way round where the browser is dark', async ({
  page,
}) => {
  const light = await paint(page, 48, 'light');
  const dark = await paint(page, 48, 'dark');
  expect(Math.min(...light)).toBeLessThan(0.05);
  expect(Math.max(...light)).toBeGreaterThan(0.6);
  const isTurned = light.map((value, i) => value > 0.3 !== dark[i]! > 0.3);
  expect(isTurned.filter(Boolean).length / isTurned.length).toBeGreaterThan(0.9);
});

test('the edges of the icon stand on the grid of 16 px: most of its pixels are wholly sign or wholly ground', async ({
  page,
}) => {
  const values = await paint(page, 16, 'light');
  const ends = [Math.min(...values), Math.max(...values)];
  const sharp = values.filter((value) => ends.some((end) => Math.abs(value - end) < 0.1));
  expect(sharp.length / values.length).toBeGreaterThan(0.5);
});
