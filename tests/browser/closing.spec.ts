import { expect, test } from '@playwright/test';
import { main, openWithFont } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

for (const [path, { title, text }] of [
  [pages.home.path, words.home.closing],
  [pages.methodology.path, words.methodology.closing],
] as const)
  test(`the closing of ${path} has its text beside the last line of its title, on the same baseline`, async ({
    page,
  }) => {
    await openWithFont(page, path);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const stop = main(page)
        .getByRole('heading', { name: title.at(-1)! })
        .getByText('.', { exact: true });
      const said = main(page).getByText(text);
      const [stopBox, textBox] = [(await stop.boundingBox())!, (await said.boundingBox())!];
      expect(stopBox.x + stopBox.width).toBeLessThanOrEqual(textBox.x);
      expect(textBox.x).toBeCloseTo(width / 2, 0);
      const { y, height } = (await said.locator('..').boundingBox())!;
      expect(Math.abs(stopBox.y + stopBox.height - y - height)).toBeLessThan(4);
    }
  });

test('a card is followed from anywhere on it, and the focus frames its title alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(pages.home.path);
  const { title, card, id } = words.services.blocks[0]!;
  const name = (card.title ?? title).replaceAll('\u00ad', '');
  const link = main(page).getByRole('link', { name, exact: true });
  await link.focus();
  expect((await link.boundingBox())!.height).toBeLessThan(200);
  await main(page).getByText(card.text).click({ force: true });
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
});
