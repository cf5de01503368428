import { expect, type Locator, test } from '@playwright/test';
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
      const heading = main(page).getByRole('heading', { level: 2 }).last();
      const [line, said] = [heading.getByText(title.at(-1)!), main(page).getByText(text)];
      const textBox = (await said.boundingBox())!;
      const lineBox = (await line.boundingBox())!;
      expect(lineBox.x + lineBox.width).toBeLessThanOrEqual(textBox.x);
      expect(textBox.x).toBeCloseTo(width / 2, 0);
      const [feet, headingFeet] = [await findFoot(said.locator('..')), await findFoot(heading)];
      const sizePx = await heading.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
      expect((headingFeet - feet) / sizePx).toBeCloseTo(0.08, 1);
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

async function findFoot(part: Locator) {
  const { y, height } = (await part.boundingBox())!;
  return y + height;
}
