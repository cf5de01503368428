import { expect, test } from '@playwright/test';
import { collectErrors, footer, main, menuButton, menuLinks } from '../support/site.ts';
import { navigation, pages, words } from '../support/tested-site.ts';
import { registration } from '../support/widgets.ts';

const { title, lead, reload } = words.labels.unexpectedError;

test('where tooltips and toasts fail, a panel says so, the page goes on, and a button reloads it', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pages.contact.path);
  // What positions a tooltip observes sizes.
  await page.evaluate(() => {
    window.ResizeObserver = class extends ResizeObserver {
      override observe() {
        throw new Error('broken');
      }
    };
  });
  await registration(page).hover();
  const panel = page.getByRole('alert');
  await expect(panel.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(panel).toContainText(lead);
  expect(errors.splice(0)).not.toEqual([]);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footer(page)).toBeVisible();
  await menuButton(page).click();
  await expect(menuLinks(page)).toHaveCount(navigation.length);
  await page.keyboard.press('Escape');
  expect(errors).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await panel.getByRole('button', { name: reload, exact: true }).click();
  await reloaded;
  await expect(panel).toHaveCount(0);
});
