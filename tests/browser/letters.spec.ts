import { expect, type Locator, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { allowClipboard, expectHydrated, openNotingHydration, paste } from '../support/hydration.ts';
import { main } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { letters } = words.contact;
const titles = words.services.blocks.map(({ title }) => title.replaceAll('\u00ad', ''));

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('each letter opens, closes the one before, and shows what its link would send', async ({ page }) => {
    await page.goto(pages.contact.path);
    const all = main(page).locator('details');
    for (const [index, title] of titles.entries()) {
      const letter = all.nth(index);
      await letter.locator('summary').tap();
      await expect(main(page).getByRole('link', { name: letters.open })).toHaveCount(1);
      await expectLetter(letter, title);
    }
    await all.last().locator('summary').tap();
    await expect(main(page).getByRole('link', { name: letters.open })).toHaveCount(0);
  });
});

test('a letter opened by keyboard is copied whole, and stays open when React comes', async ({ page }) => {
  await allowClipboard(page);
  await openNotingHydration(page, pages.contact.path);
  const letter = main(page).locator('details').first();
  await letter.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(letter.getByRole('link', { name: letters.open })).toBeFocused();
  // By mouse, which meets whatever lies over the button.
  await letter.getByRole('button', { name: letters.copying.name }).click();
  await expectHydrated(page);
  await expect(page.getByRole('status')).toContainText(letters.copying.copiedMessage);
  await expectLetter(letter, titles[0]!);
  const copied = await paste(page);
  const shown = [`${letters.to} ${company.email}`, `${letters.subject} ${titles[0]}`, ...letters.questions];
  expect(copied.split(/\s*\n\s*/).filter(Boolean)).toEqual(shown);
});

async function expectLetter(letter: Locator, title: string) {
  await expect(letter.getByText(`${letters.to} ${company.email}`)).toBeVisible();
  await expect(letter.getByText(`${letters.subject} ${title}`)).toBeVisible();
  await expect(letter.getByRole('listitem')).toHaveText(letters.questions);
  const link = new URL((await letter.getByRole('link', { name: letters.open }).getAttribute('href'))!);
  expect(link.pathname).toBe(company.email);
  expect(link.searchParams.get('subject')).toBe(title);
  expect(
    link.searchParams
      .get('body')!
      .trim()
      .split(/\s*\r\n\s*/),
  ).toEqual(letters.questions);
}
