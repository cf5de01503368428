import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

type Scheme = 'light' | 'dark';

/** The greys of the icon's uppermost row at this size, from 0 for ink to 255 for paper. */
async function paintRow(page: Page, side: number, colorScheme: Scheme) {
  await page.emulateMedia({ colorScheme });
  await page.goto('/');
  const icon = await page.evaluateHandle(async (side) => {
    const image = Object.assign(new Image(side, side), { src: '/icon.svg' });
    document.body.replaceChildren(image);
    await image.decode();
    return image;
  }, side);
  const picture = await icon.asElement()!.screenshot();
  const row = sharp(picture).extract({ left: 0, top: 0, width: side, height: 1 });
  return [...(await row.greyscale().raw().toBuffer())];
}

test('the icon is paper on ink, and ink on paper where the browser is dark', async ({ page }) => {
  const light = await paintRow(page, 64, 'light');
  const dark = await paintRow(page, 64, 'dark');
  expect(light[0]).toBeLessThan(30);
  expect(dark[0]).toBeGreaterThan(225);
  for (const row of [light, dark]) expect(new Set(row.map((grey) => grey > 127)).size).toBe(2);
});

test('in 16 px the icon has three rings with edges on the grid', async ({ page }) => {
  const isPaper = (await paintRow(page, 16, 'light')).map((grey) => (grey > 127 ? '#' : '.')).join('');
  expect(isPaper).toBe('...####..###..#.');
});
