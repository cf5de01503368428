import { expect, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import {
  allowClipboard,
  copyEmail,
  expectHydrated,
  holdReact,
  isReact,
  leave,
  openStill,
  openWatched,
  pass,
  registration,
  toasts,
  tooltip,
  translate,
} from '../support/hydration.ts';
import { collectErrors, footer, MISSING, main, menuButton, sitePages } from '../support/site.ts';

const REACT_LIMIT_BYTES = 100_000;

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('reading, scrolling, tabbing and a tap on what only has a tooltip ask for no React', async ({
    page,
  }) => {
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      await page.keyboard.press('Tab');
      await page.mouse.move(1, 1);
      await page.mouse.wheel(0, 400);
      await page.getByRole('heading', { level: 1 }).click();
      await registration(page).tap();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(listScripts), path).toEqual([
        expect.stringContaining('/page.'),
        expect.stringContaining('/drawings.'),
      ]);
    }
  });
});

test('every page hydrates as it was rendered, by one file that the next pages find in the cache', async ({
  page,
}) => {
  const errors = collectErrors(page);
  for (const [index, { path }] of sitePages.entries()) {
    await openWatched(page, path);
    await main(page).evaluate((element) => Object.assign(window, { firstMain: element }));
    await registration(page).hover();
    await expectHydrated(page);
    const isSame = () => Reflect.get(window, 'firstMain') === document.querySelector('main');
    expect(await page.evaluate(isSame), path).toBe(true);
    const [bytes, ...more] = await page.evaluate(readReactBytes);
    expect(more, path).toEqual([]);
    expect(bytes! > 0, `${path} downloads React`).toBe(index === 0);
    expect(bytes, path).toBeLessThanOrEqual(REACT_LIMIT_BYTES);
  }
  // The missing page alone has something to report.
  expect(errors).toEqual([`404: ${MISSING}`]);
});

test('the time of the download counts towards the delay of a tooltip', async ({ page }) => {
  for (const [waited, left] of [
    [400, 300],
    [5000, 0],
  ] as const) {
    const { held, release } = await holdReact(page);
    await openStill(page, '/contact');
    await registration(page).hover();
    await expect.poll(() => held.length).toBe(1);
    await pass(page, waited);
    await release();
    await expectHydrated(page);
    await pass(page, Math.max(0, left - 1));
    if (left) await expect(tooltip(page)).toHaveCount(0);
    await pass(page, 2);
    await expect(tooltip(page)).toHaveText(/company registration number \(UID\)/);
  }
});

test('a hover that ended, or that a click ended, opens nothing afterwards, and the click is followed once', async ({
  page,
}) => {
  for (const end of ['leave', 'click'] as const) {
    const { held, release } = await holdReact(page);
    await openStill(page, '/contact');
    // The link stays under the pointer, so that nothing but the click ends the hover.
    await registration(page).evaluate((link) => {
      Object.assign(window, { clicks: 0 });
      link.addEventListener('click', (event) => {
        event.preventDefault();
        Reflect.set(window, 'clicks', Reflect.get(window, 'clicks') + 1);
      });
    });
    await registration(page).hover();
    await expect.poll(() => held.length).toBe(1);
    if (end === 'click') await registration(page).click();
    else await leave(page);
    await release();
    await expectHydrated(page);
    await pass(page, 1500);
    await expect(tooltip(page), end).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'clicks')), end).toBe(end === 'click' ? 1 : 0);
  }
});

test('a keyboard focus before React has come opens its tooltip at once', { tag: '@engines' }, async ({
  page,
}) => {
  const { release } = await holdReact(page);
  await openWatched(page, '/contact');
  await page.keyboard.press('Tab');
  await copyEmail(page).focus();
  await release();
  await expect(tooltip(page)).toHaveText('Copy');
  await expect(copyEmail(page)).toBeFocused();
});

test('without the file of React the page stays usable, and the next interaction tries again', async ({
  page,
}) => {
  await allowClipboard(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const status of [404, 0]) {
    await page.route(isReact, (route) => (status ? route.fulfill({ status, body: 'Gone' }) : route.abort()));
    await openStill(page, '/contact');
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
    await leave(page);
    await registration(page).hover();
    await expectHydrated(page);
    await expect(toasts(page)).toHaveText('Email address copied');
  }
  expect(errors).toEqual([]);
});

test('a page that is translated before React comes goes on, and so does one that is translated then', async ({
  page,
}) => {
  await allowClipboard(page);
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(nextYear, 0, 1, 0, 0, 1));
  await page.setViewportSize({ width: 390, height: 844 });
  await openWatched(page, '/contact');
  const motion = page.getByRole('button', { name: /motion$/ }).first();
  await expect(motion).toHaveAccessibleName('Play motion');
  await translate(page);
  await main(page).evaluate((element) => element.setAttribute('data-old', ''));
  const link = main(page).getByRole('link').first();
  await link.focus();
  await registration(page).hover();
  await expectHydrated(page);
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(footer(page).getByText(/^©/)).toHaveText(`© ${nextYear} ${company.name}`);
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await motion.click();
  await expect(motion).toHaveAccessibleName('Pause motion');
  await motion.scrollIntoViewIfNeeded();
  await expect(page.locator('.drawing[data-drawn]').first()).toBeVisible();

  await copyEmail(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await translate(page);
  await expect(toasts(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(toasts(page)).toHaveText('Address copied');
  await expect(page).not.toHaveTitle(/Error/);
});

const listScripts = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []));

const readReactBytes = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap((entry) =>
    /\/hydrate\./.test(entry.name) ? [entry.transferSize] : [],
  );
