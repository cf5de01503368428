import { test as base, chromium, expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findBrowser } from '../../tools/find-browser.ts';
import { MISSING, sample, sitePaths } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { motion } = words.labels;

/**
 * A tab of a Chromium as visitors have it: one that Playwright drives prerenders no page, because Playwright attaches to
 * pages instead of tabs. What one test has stored is gone for the next.
 */
const test = base.extend<{ tab: Page }, { visitors: Browser }>({
  visitors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which other fixtures are wanted.
    async ({}, use) => {
      const browser = await launch({
        executablePath: findBrowser() ?? chromium.executablePath(),
        args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        defaultViewport: { width: 1280, height: 800 },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ visitors }, use) => {
    const context = await visitors.createBrowserContext();
    await use(await context.newPage());
    await context.close();
  },
});
// In one worker, and so in one browser, which takes a second to start.
test.describe.configure({ mode: 'default' });

const SERVICES_LINK = `header a[href="${pages.services.path}"]`;
const PAUSE = `aria/${motion.pause} ${motion.what}[role="button"]`;
const PLAY = `aria/${motion.play} ${motion.what}[role="button"]`;

test('a page is prerendered while its link is pointed at, and keeps to a pause chosen meanwhile', async ({
  tab,
  baseURL,
}) => {
  await tab.goto(baseURL + pages.home.path);
  const button = await tab.waitForSelector(PAUSE);
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await tab.waitForNetworkIdle();
  expect(asked).not.toContain(pages.services.path);
  // The last that the page asks for while it is not shown.
  const whole = tab.waitForResponse((response) => response.url().endsWith('.woff2'));
  await tab.hover(SERVICES_LINK);
  await whole;
  // Puppeteer does not hear the end of the request that fetched the page ahead.
  await tab.waitForNetworkIdle({ concurrency: 1 });
  // By script, because the pointer rests on the link.
  await button!.evaluate((button) => (button as HTMLElement).click());
  await tab.click(SERVICES_LINK);
  await waitForPage(tab, pages.services.path);
  // Long words may keep it out of reach, and its button away.
  await tab.$eval('[data-drawing]', (drawing) => drawing.scrollIntoView());
  await tab.waitForSelector(PLAY);
  expect(await tab.$$(PAUSE)).toEqual([]);
  const { loadEventEnd, activationStart } = await tab.evaluate(readNavigation);
  expect(loadEventEnd).toBeGreaterThan(0);
  expect(loadEventEnd).toBeLessThan(activationStart);
});

test('a page of the opened menu is there before its link is pressed', async ({ tab, baseURL }) => {
  // Left too early, before the browser has begun to fetch it, the page comes as any other.
  await expect(async () => {
    await tab.goto(baseURL + pages.home.path);
    await tab.evaluate(openMenu);
    await tab.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    // By script, for a pointer on a link would have the page fetched as well.
    await leave(tab, pages.services.path);
    expect((await tab.evaluate(readNavigation)).deliveryType).toBe('navigational-prefetch');
  }).toPass({ timeout: 30_000 });
});

/** Not the 404 page: browsers put no page into the back/forward cache that was answered with an error. */
const keptPaths = sitePaths.filter((path) => path !== MISSING);

test('every page comes back from the back/forward cache, with its menu closed', async ({ tab, baseURL }) => {
  for (const from of sample(keptPaths.slice(-2), keptPaths)) {
    await tab.goto(baseURL + from);
    const others = sitePaths.filter((path) => path !== from);
    for (const to of sample(others.slice(0, 1), others)) {
      await tab.evaluate(openMenu);
      await leave(tab, to);
      await comeBack(tab, from);
      expect(await tab.$$('[popover]:popover-open'), `${from} from ${to}`).toEqual([]);
    }
  }
});

test('a page that comes back shows its drawing where it was, and paused when another page was paused meanwhile', async ({
  tab,
  baseURL,
}) => {
  await tab.goto(baseURL + pages.methodology.path);
  await tab.$eval('[data-drawing]', (drawing) => drawing.scrollIntoView());
  await tab.waitForSelector(PAUSE);
  await tab.waitForFunction(isMoving);
  await leave(tab, pages.home.path);
  await tab.locator(PAUSE).click();
  await comeBack(tab, pages.methodology.path);
  await tab.waitForSelector(PLAY);
  expect(await tab.evaluate(isMoving)).toBe(false);
  expect(await tab.$$('[data-playable]')).toHaveLength(1);
  await tab.locator(PLAY).click();
  await tab.waitForFunction(isMoving);
});

const waitForPage = (tab: Page, path: string) =>
  tab.waitForFunction((path) => location.pathname === path && document.readyState === 'complete', {}, path);

/** By script, which points at nothing. */
async function leave(tab: Page, path: string) {
  await tab.evaluate((path) => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }), { once: true });
    location.assign(path);
  }, path);
  await waitForPage(tab, path);
}

async function comeBack(tab: Page, path: string) {
  await tab.evaluate(() => history.back());
  await waitForPage(tab, path);
  await tab.waitForFunction(() => 'persisted' in window && window.persisted);
  await tab.evaluate(() => Object.assign(window, { persisted: false }));
}

const openMenu = () => document.querySelector<HTMLElement>('[popover]')!.showPopover();

const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');

/** As plain values. */
function readNavigation() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation!.toJSON();
}
