import { expect, type Page, test } from '@playwright/test';
import { isDrawingScript } from '../support/drawings.ts';
import { collectErrors, holdBack } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import {
  advanceClock,
  allowClipboard,
  copyEmail,
  expectWidgets,
  isReact,
  loadWidgets,
  movePointerAway,
  openWithFrozenClock,
  registration,
  toasts,
  tooltip,
} from '../support/widgets.ts';

const { head, facts } = words.contact;

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

  test('only a button that does something asks for React, in one file, and a tap shows no tooltip', async ({
    page,
  }) => {
    await openWithFrozenClock(page, pages.contact.path);
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/\.(js|css|json)$/.test(url.pathname) && !isDrawingScript(url)) asked.push(url.pathname);
    });
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.keyboard.press('Tab');
    await page.mouse.move(1, 1);
    await page.mouse.wheel(0, 400);
    await page.getByRole('heading', { level: 1 }).click();
    await registration(page).tap();
    await advanceClock(page, 1000);
    expect(asked).toEqual([]);
    await copyEmail(page).tap();
    await expectWidgets(page);
    expect(asked).toEqual([expect.stringContaining('/mount.')]);
    for (const target of [registration(page), copyEmail(page)]) {
      await target.tap();
      await advanceClock(page, 2000);
      await expect(tooltip(page)).toHaveCount(0);
    }
  });
});

test('a tooltip that was hovered 400 ms before React came opens 300 ms later, and none that was left', async ({
  page,
}) => {
  const release = await hoverEarly(page);
  await copyEmail(page).hover();
  await advanceClock(page, 400);
  release();
  await expectWidgets(page);
  await advanceClock(page, 299);
  await expect(tooltip(page)).toHaveCount(0);
  await advanceClock(page, 2);
  await expect(tooltip(page)).toHaveText(head.copying.name);
});

test('a hover that a click ended opens nothing later', async ({ page }) => {
  const release = await hoverEarly(page);
  // The link stays under the pointer, so that nothing but the click ends the hover.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await registration(page).click();
  release();
  await expectWidgets(page);
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
  await expect(tooltip(page)).toHaveText(head.copying.name);
  await expect(copyEmail(page)).toBeFocused();
});

test('without the file of React a page stays usable, and the next toast asks again and brings those of the last 5 s', async ({
  page,
}) => {
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
  for (const pause of [5001, 1000]) {
    await copyEmail(page).click();
    await expect(copyEmail(page)).toHaveAttribute('data-copied');
    await advanceClock(page, pause);
  }
  await page.unroute(isReact);
  await copyNumber(page).click();
  await expect(toasts(page)).toHaveText([head.copying.copiedMessage, facts.number.copying.copiedMessage]);
  expect(uncaught).toEqual([]);
});

test('a page that the browser has translated keeps its tooltips and toasts, without an error', async ({
  page,
}) => {
  await allowClipboard(page);
  const errors = collectErrors(page);
  await openWithFrozenClock(page, pages.contact.path);
  await page.evaluate(translateTexts);
  await loadWidgets(page);
  await page.evaluate(translateTexts);
  await registration(page).hover();
  await advanceClock(page, 701);
  await expect(tooltip(page)).toBeVisible();
  await page.evaluate(translateTexts);
  await movePointerAway(page);
  await advanceClock(page, 1000);
  await expect(tooltip(page)).toHaveCount(0);
  await page.locator('[data-copy]').first().click();
  await expect(toasts(page)).toHaveCount(1);
  await page.evaluate(translateTexts);
  await advanceClock(page, 6000);
  await expect(toasts(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** As translators do it: each text is taken into elements of the translator's. */
function translateTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.nodeValue?.trim() || text.parentElement?.matches('script, style, font')) continue;
    const font = document.createElement('font');
    text.parentNode!.replaceChild(font, text);
    font.append(text.nodeValue);
  }
}

const copyNumber = (page: Page) => page.getByRole('button', { name: facts.number.copying.name, exact: true });

/** Hovers a tooltip's link while the file of React is held back; gives what lets it come. */
async function hoverEarly(page: Page) {
  const release = await holdBack(page, isReact);
  await openWithFrozenClock(page, pages.contact.path);
  const asked = page.waitForRequest((request) => isReact(new URL(request.url())));
  await registration(page).hover();
  await asked;
  return release;
}
