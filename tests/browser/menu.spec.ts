import { expect, type Page, test } from '@playwright/test';
import { menuButton, menuLinks, painted, routes } from '../support/site.ts';

const PHONE = { width: 390, height: 844 };
const LOW_LANDSCAPE = { width: 844, height: 390 };
const SWIPE_FROM_PX = 700;
const SWIPE_TO_PX = 200;

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the menu is a button that says whether it is open', async ({ page }) => {
    await page.goto('/');
    await expectClosed(page);
    await menuButton(page).tap();
    await expectOpen(page);
    await menuButton(page).tap();
    await expectClosed(page);
  });

  test('Enter and Space open the menu, and Tab walks its links in their order', async ({ page }) => {
    await page.goto('/');
    for (const key of ['Enter', 'Space']) {
      await menuButton(page).focus();
      await page.keyboard.press(key);
      await expectOpen(page);
      for (const { label } of routes) {
        await page.keyboard.press('Tab');
        await expect(menuLinks(page).filter({ hasText: label! })).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
  });

  test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });

  test('the menu closes when the focus leaves it, at either end', async ({ page }) => {
    await page.goto('/');
    for (const way of ['Tab', 'Shift+Tab']) {
      await menuButton(page).press('Enter');
      await expectOpen(page);
      if (way === 'Tab') await menuLinks(page).last().focus();
      await page.keyboard.press(way);
      // Backwards the brand comes first, which belongs to the header.
      if (way === 'Shift+Tab') await page.keyboard.press(way);
      await expectClosed(page);
    }
  });

  test('a link to another page closes the menu', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await menuLinks(page).filter({ hasText: 'Services' }).tap();
    await expect(page).toHaveURL(/\/services$/);
    await expectClosed(page);
  });

  test('a link to the current page closes the menu', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page).tap();
    await menuLinks(page).filter({ hasText: 'About' }).tap();
    await expectClosed(page);
    await expect(page).toHaveURL(/\/about$/);
  });

  test('a link that the browser follows within the page closes the menu', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page).tap();
    await menuLinks(page).evaluateAll((links) => links[0]!.setAttribute('href', '#company'));
    await menuLinks(page).first().tap();
    await expect(page).toHaveURL(/#company$/);
    await expectClosed(page);
  });

  test('the menu is closed when the page comes back', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await expectOpen(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectClosed(page);
    await menuButton(page).tap();
    await page.goto('/contact');
    await page.goBack();
    await expectClosed(page);
  });

  test('the page behind the open menu does not scroll, and the closed menu lets it', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await swipe(page);
    expect(await readScroll(page)).toBe(0);
    await turnWheel(page);
    expect(await readScroll(page)).toBe(0);
    await page.keyboard.press('Escape');
    await swipe(page);
    await expect.poll(() => readScroll(page)).toBeGreaterThan(0);
  });

  test('the menu closes when the window grows to where the links stand in a row', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectRow(page);
    await page.setViewportSize(PHONE);
    await expectClosed(page);
    await swipe(page);
    await expect.poll(() => readScroll(page)).toBeGreaterThan(0);
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, javaScriptEnabled: false });

  test('the menu opens, and its links lead to their pages with the menu closed', async ({ page }) => {
    for (const { path, label } of routes) {
      await page.goto('/no-such-page');
      await expect(menuLinks(page).first()).toBeHidden();
      await menuButton(page).tap();
      await menuLinks(page).filter({ hasText: label! }).tap();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(menuButton(page)).toBeVisible();
      await expect(menuLinks(page).first()).toBeHidden();
    }
  });

  test('Escape closes the menu', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).press('Enter');
    await expect(menuLinks(page).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuLinks(page).last()).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

for (const viewport of [PHONE, LOW_LANDSCAPE, { width: 320, height: 568 }])
  test(`in ${viewport.width} × ${viewport.height} px all five links are in view at once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/methodology');
    await menuButton(page).click();
    for (const link of await menuLinks(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
    expect(await menuLinks(page).count()).toBe(routes.length);
  });

test('on a desk the links stand in a row, without a button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expectRow(page);
});

async function expectOpen(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  for (const link of await menuLinks(page).all()) await expect(link).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuLinks(page)).toHaveCount(0);
}

async function expectRow(page: Page) {
  await expect(menuButton(page)).toHaveCount(0);
  await expect(menuLinks(page)).toHaveCount(routes.length);
  const tops = await menuLinks(page).evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
}

/** Draws a finger up the window. */
async function swipe(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 195, y: SWIPE_FROM_PX });
  for (let y = SWIPE_FROM_PX; y > SWIPE_TO_PX; y -= 30) await touch('touchMove', { x: 195, y });
  await touch('touchEnd');
  await painted(page);
}

async function turnWheel(page: Page) {
  const turned = page.evaluate(() => new Promise((done) => addEventListener('wheel', done, { once: true })));
  await page.mouse.move(195, SWIPE_FROM_PX);
  await page.mouse.wheel(0, 400);
  await turned;
  await painted(page);
}

const readScroll = (page: Page) => page.evaluate(() => scrollY);
