import { expect, type Page, type Route, test } from '@playwright/test';
import {
  advanceClock,
  allowClipboard,
  copyEmail,
  expectHydrated,
  isReact,
  movePointerAway,
  openNotingHydration,
  openWithFrozenClock,
  registration,
  toasts,
  tooltip,
} from '../support/hydration.ts';
import { holdBack } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { head } = words.contact;
const { copying, registration: number } = words.labels;

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

  test('only a button that does something asks for React, and a tap shows no tooltip', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => isReact(new URL(request.url())) && asked.push(request.url()));
    await openWithFrozenClock(page, pages.contact.path);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.keyboard.press('Tab');
    await page.mouse.move(1, 1);
    await page.mouse.wheel(0, 400);
    await page.getByRole('heading', { level: 1 }).click();
    await registration(page).tap();
    await advanceClock(page, 1000);
    expect(asked).toEqual([]);
    await copyEmail(page).tap();
    await expectHydrated(page);
    for (const target of [registration(page), copyEmail(page)]) {
      await target.tap();
      await advanceClock(page, 2000);
      await expect(tooltip(page)).toHaveCount(0);
    }
  });
});

test('an interaction asks for React and the words at once, and for nothing after them', async ({ page }) => {
  const held: Route[] = [];
  await page.goto(pages.home.path, { waitUntil: 'networkidle' });
  await page.route('**/*.js', (route) => void held.push(route));
  await registration(page).hover();
  // With what the two have in common.
  await expect.poll(() => held.length).toBe(3);
  await Promise.all(held.map((route) => route.continue()));
  await expect(tooltip(page)).toBeVisible();
  expect(held).toHaveLength(3);
});

for (const [waited, left] of [
  [400, 300],
  [5000, 0],
] as const)
  test(`a tooltip hovered ${waited} ms before React came opens ${left} ms later`, async ({ page }) => {
    const release = await hoverEarly(page);
    await advanceClock(page, waited);
    release();
    await expectHydrated(page);
    await advanceClock(page, Math.max(0, left - 1));
    if (left) await expect(tooltip(page)).toHaveCount(0);
    await advanceClock(page, 2);
    await expect(tooltip(page)).toHaveText(number.explanation);
  });

for (const [end, act] of [
  ['leaving', movePointerAway],
  ['a click', (page: Page) => registration(page).click()],
] as const)
  test(`a hover that ${end} ended opens nothing later`, async ({ page }) => {
    const release = await hoverEarly(page);
    // The link stays under the pointer, so that nothing but the click ends the hover.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await act(page);
    release();
    await expectHydrated(page);
    await advanceClock(page, 1500);
    await expect(tooltip(page)).toHaveCount(0);
  });

test('a keyboard focus before React has come opens its tooltip at once', { tag: '@engines' }, async ({
  page,
}) => {
  const release = await holdBack(page, isReact);
  await page.goto(pages.contact.path);
  await page.keyboard.press('Tab');
  await copyEmail(page).focus();
  release();
  await expect(tooltip(page)).toHaveText(copying.tooltip);
  await expect(copyEmail(page)).toBeFocused();
});

test('without the file of React a page stays usable, and asks for it again', async ({ page }) => {
  await allowClipboard(page);
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  await page.route(isReact, (route) => route.abort());
  await openWithFrozenClock(page, pages.contact.path);
  // Our own line, not the browser's about the request.
  const failed = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && !message.text().startsWith('Failed to load resource'),
  );
  await registration(page).hover();
  await failed;
  await copyEmail(page).click();
  await expect(copyEmail(page)).toHaveAttribute('data-copied');
  await page.unroute(isReact);
  await movePointerAway(page);
  await registration(page).hover();
  await expectHydrated(page);
  await expect(toasts(page)).toHaveText(head.copying.copiedMessage);
  expect(uncaught).toEqual([]);
});

test('a page that the browser has translated goes on when React comes', async ({ page }) => {
  await allowClipboard(page);
  await openNotingHydration(page, pages.contact.path);
  await page.evaluate(translate);
  await registration(page).hover();
  await expectHydrated(page);
  await copyEmail(page).click();
  await expect(toasts(page)).toHaveText(head.copying.copiedMessage);
  await page.evaluate(translate);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page).toHaveTitle(pages.contact.title);
});

/** Hovers a tooltip's link while the file of React is held back; gives what lets it come. */
async function hoverEarly(page: Page) {
  const release = await holdBack(page, isReact);
  await openWithFrozenClock(page, pages.contact.path);
  const asked = page.waitForRequest((request) => isReact(new URL(request.url())));
  await registration(page).hover();
  await asked;
  return release;
}

/** As browsers translate: each text of the page is put into elements of its own. */
function translate() {
  for (const element of document.querySelectorAll('body :not(script)'))
    for (const text of [...element.childNodes].filter((node) => node instanceof Text && node.data.trim())) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      text.replaceWith(font);
      font.append(text);
    }
}
