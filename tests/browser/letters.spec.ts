import { expect, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { allowClipboard, paste } from '../support/hydration.ts';
import { main } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { letters } = words.contact;

test('an opened letter is copied whole', async ({ page }) => {
  await allowClipboard(page);
  await page.goto(pages.contact.path);
  const letter = main(page).locator('details').first();
  await letter.locator('summary').press('Enter');
  await page.keyboard.press('Tab');
  await expect(letter.getByRole('link', { name: letters.open })).toBeFocused();
  // By mouse, which meets whatever lies over the button.
  await letter.getByRole('button', { name: letters.copying.name }).click();
  await expect(page.getByRole('status')).toContainText(letters.copying.copiedMessage);
  const title = words.services.blocks[0]!.title.replaceAll('\u00ad', '');
  const shown = [`${letters.to} ${company.email}`, `${letters.subject} ${title}`, ...letters.questions];
  expect((await paste(page)).split(/\s*\n\s*/).filter(Boolean)).toEqual(shown);
});
