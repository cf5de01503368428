/** The shortest visit that would show a break in Firefox, by WebDriver BiDi. */
import * as site from './site.ts';

const { DESK, expect, main, menuButton, menuLinks, PHONE, pages, test, words } = site;

test('Firefox shows every page, opens one draft at a time, and runs its script', async ({ page }) => {
  for (const { path } of site.listedPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scripted', '');
  }
  await page.goto(pages.contact.path);
  const letters = main(page).locator('[id^="draft-"]');
  await main(page).locator('a[href="#draft-call"]').click();
  await expect(letters.last()).toBeVisible();
  await expect(letters.first()).toBeHidden();
});

test('Firefox opens the menu, pauses tiles, copies, and shows toast and tooltip', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(pages.methodology.path);
  await menuButton(page).click();
  await expect(menuLinks(page).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuLinks(page).last()).toBeHidden();
  const { pause, play } = words.labels.motion;
  await main(page).getByRole('button', { name: pause }).first().click();
  await expect(main(page).getByRole('button', { name: play }).first()).toBeVisible();
  await page.setViewportSize(DESK);
  await page.goto(pages.contact.path);
  await site.copyButton(page).click();
  await expect(site.toasts(page)).toHaveText(words.contact.head.copying.copiedMessage);
  await site.registration(page).hover();
  await expect(site.tooltip(page)).toHaveText(words.labels.registration.explanation);
});
