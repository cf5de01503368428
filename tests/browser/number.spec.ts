import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { readRegistrationNumber } from '../../src/site/read-registration-number.ts';
import { expectHydrated, openNotingHydration, registration } from '../support/hydration.ts';
import { main } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { path } = pages.about;
const { waiting } = words.about.companyInformation;
const { digits, check, equation } = readRegistrationNumber(company.uid);

const number = (page: Page) => main(page).getByRole('group', { name: company.uid });
const lastDigit = (page: Page) => number(page).locator('summary');
const products = digits.map(({ digit, weight }) => String(digit * weight));

test('a line of the first view leads to the digit that waits', async ({ page }) => {
  await page.goto(path);
  const line = main(page).getByRole('link', { name: waiting.line });
  await expect(line).toBeInViewport({ ratio: 1 });
  await line.click();
  await expect(lastDigit(page)).toBeInViewport();
});

test('the visitor checks the number with the keyboard, and takes it back', async ({ page }) => {
  await page.goto(path);
  await expect(main(page).getByRole('definition').getByText(company.uid)).toBeVisible();
  await expect(lastDigit(page)).toContainText(String(check));
  await lastDigit(page).focus();
  for (const isChecked of [true, false]) {
    await page.keyboard.press('Enter');
    await expect(number(page).getByText(equation)).toBeVisible({ visible: isChecked });
    await expect(number(page).locator('b').filter({ visible: true })).toHaveText(isChecked ? products : []);
  }
});

test.describe('by touch, without scripts', () => {
  test.use({ hasTouch: true, javaScriptEnabled: false });

  test('the visitor checks the number', async ({ page }) => {
    await page.goto(path);
    await lastDigit(page).tap();
    await expect(number(page).getByText(equation)).toBeVisible();
  });
});

test('the number stays checked once React has taken over', async ({ page }) => {
  await openNotingHydration(page, path);
  await lastDigit(page).click();
  await registration(page).hover();
  await expectHydrated(page);
  await expect(number(page).getByText(equation)).toBeVisible();
});
