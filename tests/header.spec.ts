import type { Page } from '@playwright/test';
import * as site from './site.ts';

const { DESK, expect, header, listedPages, menuButton, menuLinks, PHONE, pages, test } = site;
const labels = listedPages.map(({ label }) => label);

test.use({ viewport: PHONE, hasTouch: true });

/** Its name stays the same, and the page behind it can't be reached. */
async function expectOpen(page: Page) {
  await expect(menuLinks(page)).toHaveText(labels);
  await expect(menuButton(page)).toHaveAccessibleName(site.words.labels.menu.open);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[inert]')).toHaveCount(2);
}
async function expectClosed(page: Page, message?: string) {
  await expect(menuLinks(page), message).toHaveCount(0);
  await expect(menuButton(page), message).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[inert]'), message).toHaveCount(0);
}

const navigation = (page: Page) => header(page).getByRole('navigation');
const CLOSES: [how: string, close: (page: Page) => Promise<unknown>][] = [
  ['on its button', (page) => menuButton(page).tap()],
  ['on a tap beside its links', (page) => navigation(page).tap({ position: { x: 4, y: 4 } })],
  ['when focus leaves it at the end', (page) => navigation(page).getByRole('link').last().press('Tab')],
  ['when focus leaves it at the start', (page) => header(page).getByRole('link').first().focus()],
  [
    'on Escape, also in Safari, where a click does not focus the button',
    async (page) => {
      await page.keyboard.press('Escape');
      await menuButton(page).evaluate((button) => {
        button.blur();
        (button as HTMLElement).click();
      });
      await menuLinks(page).last().focus();
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toBeFocused();
    },
  ],
  ['after navigation', (page) => menuLinks(page).last().tap()],
];

test('menu closes in every way', async ({ page }) => {
  await page.goto(pages.home.path);
  for (const [how, close] of CLOSES)
    await test.step(how, async () => {
      await expectClosed(page, `before: ${how}`);
      await menuButton(page).press('Enter');
      await expectOpen(page);
      await close(page);
      await expectClosed(page, how);
    });
  await expect(page).toHaveURL(listedPages.at(-1)!.path);
});

test('menu fits small screens, and its links are 44 px high', async ({ page }) => {
  await page.goto(pages.home.path);
  await menuButton(page).press('Space');
  for (const [width, height] of [
    [568, 320],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const link of await menuLinks(page).all()) {
      expect.soft((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      // More than five scroll.
      if (labels.length <= 5) await expect.soft(link).toBeInViewport({ ratio: 1 });
    }
  }
});

test('open menu holds the page still, until a wide window shows a row', async ({ page }) => {
  await page.goto(pages.home.path);
  await menuButton(page).press('Space');
  await page.mouse.move(160, 500);
  await page.mouse.wheel(0, 500);
  // Long enough for the page to scroll, if it could.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize(DESK);
  await expect(menuButton(page)).toHaveCount(0);
  await expect(menuLinks(page)).toHaveText(labels);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectClosed(page);
});
