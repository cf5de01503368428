import type { Page } from '@playwright/test';
import * as site from './site.ts';

const { DESK, expect, header, listedPages, menuButton, menuLinks, PHONE, pages, registration, test } = site;
const labels = listedPages.map(({ label }) => label);
const navigation = (page: Page) => header(page).getByRole('navigation');

test.use({ viewport: PHONE });
test.beforeEach(({ page }) => page.goto(pages.home.path));

const CLOSES: [how: string, close: (page: Page) => Promise<unknown>][] = [
  ['on its button', (page) => menuButton(page).click()],
  ['on a click beside its links', (page) => navigation(page).click({ position: { x: 4, y: 4 } })],
  ['when focus leaves it at the end', (page) => navigation(page).getByRole('link').last().press('Tab')],
  ['when focus leaves it at the start', (page) => header(page).getByRole('link').first().focus()],
  [
    'on Escape, also in Safari, where a click does not focus the button',
    async (page) => {
      await page.keyboard.press('Escape');
      await menuButton(page).blur();
      await menuButton(page).dispatchEvent('click');
      await menuLinks(page).last().focus();
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toBeFocused();
    },
  ],
  [
    'where a wide window shows a row',
    async (page) => {
      await page.setViewportSize(DESK);
      await expect(menuButton(page)).toHaveCount(0);
      await expect(menuLinks(page)).toHaveText(labels);
      await page.setViewportSize(PHONE);
    },
  ],
  ['after navigation', (page) => menuLinks(page).last().click()],
];

test('menu closes in every way', async ({ page }) => {
  for (const [how, close] of CLOSES)
    await test.step(how, async () => {
      await menuButton(page).press('Enter');
      await expect(menuLinks(page)).toHaveText(labels);
      await expect(menuButton(page)).toHaveAccessibleName(site.words.labels.menu.button);
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      // The page behind it can't be reached or scrolled.
      await expect(page.locator('[inert]')).toHaveCount(2);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await close(page);
      await expect(menuLinks(page), how).toHaveCount(0);
      await expect(menuButton(page), how).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('[inert]'), how).toHaveCount(0);
    });
  await expect(page).toHaveURL(listedPages.at(-1)!.path);
});

test('menu fits small screens, and its links are 44 px high', async ({ page }) => {
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

test('header is clear at the top, and dark once scrolled', async ({ page }) => {
  await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(header(page)).toHaveCSS('backdrop-filter', 'none');
  await registration(page).focus();
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  // Through it, what is white beneath shows so little that text keeps a contrast of 7:1.
  await expect(header(page)).toHaveCSS('background-color', /[/,] 0\.9\d*\)$/);
  await expect(header(page)).toHaveCSS('backdrop-filter', /blur/);
});

test('header covers no anchor', async ({ page }) => {
  for (const { path } of listedPages) {
    await page.goto(path);
    expect.soft(await page.evaluate(findCoveredAnchors), path).toEqual([]);
    await site.expectDrawings(page);
  }
});

function findCoveredAnchors() {
  const { bottom } = document.querySelector('header')!.getBoundingClientRect();
  return [...document.querySelectorAll('main [id]:not(svg *)')]
    .filter((each) => each.checkVisibility())
    .flatMap((each) => {
      each.scrollIntoView({ behavior: 'instant' });
      const { top } = each.getBoundingClientRect();
      return top < bottom - 1 || top >= innerHeight ? each.id : [];
    });
}
