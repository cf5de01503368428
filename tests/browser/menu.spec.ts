import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../src/content/languages.ts';
import { header, holdBack, isPageScript, menuButton, menuLinks, painted } from '../support/site.ts';
import { navigation, pages } from '../support/tested-site.ts';

const PHONE = { width: 390, height: 844 };
/** Each opens its menu by a key of its own. */
const SMALL_WINDOWS = [
  ['Enter', { width: 844, height: 390 }],
  ['Space', { width: 320, height: 568 }],
] as const;

/** The links to the pages, and to the other languages. */
const STOPS = navigation.length + languages.length - 1;
/** So many fit a phone held sideways; the menu scrolls to the others. */
const LINKS_IN_VIEW = 5;
const LAST = navigation.at(-1)!;
/** In the menu's padding. */
const CORNER_PX = { x: 4, y: 4 };

const link = (page: Page, name: string) => menuLinks(page).and(page.getByRole('link', { name, exact: true }));

test('the menu of a narrow window opens, walks its links in order, closes, and gives the focus back', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(pages.home.path);
  await expectClosed(page);
  // As in Safari, where a click does not focus the button.
  await menuButton(page).evaluate((button) => {
    button.onmousedown = (event) => event.preventDefault();
  });
  await menuButton(page).click();
  await expectOpen(page);
  await menuButton(page).click();
  await expectClosed(page);
  await menuButton(page).click();
  await link(page, LAST.label).focus();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  for (const [key, window] of SMALL_WINDOWS) {
    await page.setViewportSize(window);
    await menuButton(page).press(key);
    await expectOpen(page);
    for (const { label } of navigation) {
      await page.keyboard.press('Tab');
      await expect(link(page, label)).toBeFocused();
      await expect(link(page, label)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
  }
  // It closes when the focus leaves it, at either end; backwards the brand comes first, which belongs to the header.
  for (const keys of ['Tab '.repeat(STOPS + 1), 'Shift+Tab Shift+Tab ']) {
    await menuButton(page).press('Enter');
    await expectOpen(page);
    for (const key of keys.trim().split(' ')) await page.keyboard.press(key);
    await expectClosed(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a link to anywhere closes the menu, and so does a tap beside it', async ({ page }) => {
    await page.goto(pages.home.path);
    for (const _place of ['another page', 'this one']) {
      await menuButton(page).tap();
      await link(page, LAST.label).tap();
      await expect(page).toHaveURL(LAST.path);
      await expectClosed(page);
    }
    await menuButton(page).tap();
    await menuLinks(page).evaluateAll((links) => links[0]!.setAttribute('href', '#main'));
    await menuLinks(page).first().tap();
    await expect(page).toHaveURL(`${LAST.path}#main`);
    await expectClosed(page);
    await menuButton(page).tap();
    await expectOpen(page);
    await header(page).getByRole('navigation').tap({ position: CORNER_PX });
    await expectClosed(page);
  });

  test('a menu that is opened while the page still loads stays open', async ({ page }) => {
    const releaseScript = await holdBack(page, isPageScript);
    const releaseFont = await holdBack(page, '**/*.woff2');
    await page.goto(pages.home.path, { waitUntil: 'commit' });
    await menuButton(page).tap();
    await expect(menuLinks(page)).toHaveCount(navigation.length);
    releaseScript();
    await expectOpen(page);
    releaseFont();
    await page.waitForLoadState('load');
    await painted(page);
    await expectOpen(page);
  });

  test('the page behind the open menu does not scroll; a wider window closes it', async ({ page }) => {
    await page.goto(pages.home.path);
    await menuButton(page).tap();
    expect(await scroll(page)).toBe(0);
    // On wide windows the links stand in a row, without a button.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menuButton(page)).toHaveCount(0);
    await expect(menuLinks(page)).toHaveCount(navigation.length);
    // Browsers report sizes once a frame: without one between, the wide window would never have been.
    await painted(page);
    await page.setViewportSize(PHONE);
    await expectClosed(page);
    await expect.poll(() => scroll(page)).toBeGreaterThan(0);
  });
});

async function expectOpen(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuLinks(page)).toHaveCount(navigation.length);
  const inView = (await menuLinks(page).all()).slice(0, LINKS_IN_VIEW);
  for (const each of inView) await expect(each).toBeInViewport({ ratio: 1 });
}

async function expectClosed(page: Page) {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuLinks(page)).toHaveCount(0);
}

/** Turns the wheel over the window; gives how far the page has scrolled. */
async function scroll(page: Page) {
  await page.mouse.move(195, 700);
  await page.mouse.wheel(0, 500);
  await painted(page);
  return page.evaluate(() => scrollY);
}
