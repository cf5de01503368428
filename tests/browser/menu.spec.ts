import { expect, type Page, test } from '@playwright/test';
import { menuButton, menuLinks, painted, routes } from '../support/site.ts';

const PHONE = { width: 390, height: 844 };

const link = (page: Page, name: string) => menuLinks(page).filter({ hasText: name });

test('the menu of a narrow window opens, walks its links in order, closes, and gives the focus back', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expectClosed(page);
  await menuButton(page).click();
  await expectOpen(page);
  await menuButton(page).click();
  await expectClosed(page);
  for (const key of ['Enter', 'Space']) {
    await menuButton(page).focus();
    await page.keyboard.press(key);
    await expectOpen(page);
    for (const { label } of routes) {
      await page.keyboard.press('Tab');
      await expect(link(page, label)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
  }
  // It closes when the focus leaves it, at either end; backwards the brand comes first, which belongs to the header.
  await menuButton(page).press('Enter');
  await menuLinks(page).last().focus();
  await page.keyboard.press('Tab');
  await expectClosed(page);
  await menuButton(page).press('Enter');
  await expectOpen(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectClosed(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a link closes the menu: to another page, to this one, to a place on it; and so does coming back', async ({
    page,
  }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await link(page, 'About').tap();
    await expect(page).toHaveURL(/\/about$/);
    await expectClosed(page);
    await menuButton(page).tap();
    await link(page, 'About').tap();
    await expectClosed(page);
    await expect(page).toHaveURL(/\/about$/);
    await menuButton(page).tap();
    await menuLinks(page).evaluateAll((links) => links[0]!.setAttribute('href', '#company'));
    await menuLinks(page).first().tap();
    await expect(page).toHaveURL(/#company$/);
    await expectClosed(page);
    await menuButton(page).tap();
    await expectOpen(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectClosed(page);
  });

  test('the page behind the open menu does not scroll; closed by a wider window, it does again', async ({
    page,
  }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await scroll(page);
    expect(await readScroll(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectRow(page);
    await page.setViewportSize(PHONE);
    await expectClosed(page);
    await scroll(page);
    await expect.poll(() => readScroll(page)).toBeGreaterThan(0);
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, javaScriptEnabled: false });

  test('the menu opens, Escape closes it, and its links lead to their pages', async ({ page }) => {
    await page.goto('/no-such-page');
    await menuButton(page).press('Enter');
    await expect(menuLinks(page).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuLinks(page).last()).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    for (const { path, label } of routes) {
      await menuButton(page).tap();
      await link(page, label).tap();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(menuLinks(page).first()).toBeHidden();
    }
  });
});

test('in small windows all five links are in view at once', async ({ page }) => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/methodology');
    await menuButton(page).click();
    for (const each of await menuLinks(page).all()) await expect(each).toBeInViewport({ ratio: 1 });
    await expect(menuLinks(page)).toHaveCount(routes.length);
  }
});

async function expectOpen(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuLinks(page)).toHaveCount(routes.length);
  await expect(menuLinks(page).last()).toBeInViewport({ ratio: 1 });
}

async function expectClosed(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuLinks(page)).toHaveCount(0);
}

/** On wide windows the links stand in a row, without a button. */
async function expectRow(page: Page) {
  await expect(menuButton(page)).toHaveCount(0);
  await expect(menuLinks(page)).toHaveCount(routes.length);
  const tops = await menuLinks(page).evaluateAll((links) =>
    links.map((each) => each.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
}

async function scroll(page: Page) {
  await page.mouse.move(195, 700);
  await page.mouse.wheel(0, 500);
  await painted(page);
}

const readScroll = (page: Page) => page.evaluate(() => scrollY);
