import { expect, test } from '@playwright/test';
import { main } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

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
