import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

/** The greys of the icon at this size, row by row, from 0 for ink to 255 for paper. */
async function paint(page: Page, side: number, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.goto('/');
  const icon = await page.evaluateHandle(async (side) => {
    const image = Object.assign(new Image(side, side), { src: '/icon.svg' });
    document.body.replaceChildren(image);
    await image.decode();
    return image;
  }, side);
  return [
    ...(await sharp(await icon.asElement()!.screenshot())
      .greyscale()
      .raw()
      .toBuffer()),
  ];
}

test('the icon is paper on ink, and ink on paper where the browser is dark', async ({ page }) => {
  for (const side of [16, 64]) {
    const light = await paint(page, side, 'light');
    const dark = await paint(page, side, 'dark');
    // The last corner is ground, whatever the sign.
    expect(light.at(-1)).toBeLessThan(30);
    expect(dark.at(-1)).toBeGreaterThan(225);
    for (const greys of [light, dark]) {
      expect(Math.min(...greys)).toBeLessThan(30);
      expect(Math.max(...greys)).toBeGreaterThan(225);
    }
  }
});
