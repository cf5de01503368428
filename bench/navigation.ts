import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, ElementHandle, Page, Viewport } from 'puppeteer-core';

/** Between press and release: people do not click or tap faster than this. */
const PRESS_MS = 80;
const TIMEOUT_MS = 20_000;

/** Between opening the menu and tapping its link. */
const LOOK_MS = 1000;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };

/**
 * Ms from the click on the first link of the header that leads to another page until that page is painted.
 * The pointer presses as soon as it is there: a site that prepares pages on hover would otherwise be faster still.
 * Undefined for a page that has no such link.
 */
export const measureNavigation = (browser: Browser, url: string) =>
  measure(browser, url, DESK, async (page) => {
    const link = await findElement(page, findLink);
    await link?.hover();
    return link && { press: () => page.mouse.down(), release: () => page.mouse.up() };
  });

/** The same on a phone, for a tap on the first link of the navigation; a closed menu is opened first. */
export const measureMenu = (browser: Browser, url: string) =>
  measure(browser, url, PHONE, async (page) => {
    if (!(await findElement(page, findMenuLink))) await (await findElement(page, findMenuButton))?.tap();
    await wait(LOOK_MS);
    const link = await findElement(page, findMenuLink);
    if (!link) return undefined;
    const { x, y } = await link.clickablePoint();
    return { press: () => page.touchscreen.touchStart(x, y), release: () => page.touchscreen.touchEnd() };
  });

interface Press {
  press(): Promise<unknown>;
  release(): Promise<unknown>;
}

async function measure(
  browser: Browser,
  url: string,
  viewport: Viewport,
  prepare: (page: Page) => Promise<Press | undefined>,
): Promise<number | undefined> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.goto(url, { waitUntil: 'networkidle0' });
  const link = await prepare(page);
  if (!link) return undefined;
  await link.press();
  await wait(PRESS_MS);
  const released = Date.now();
  await link.release();
  while (Date.now() < released + TIMEOUT_MS) {
    // During the navigation there may be no page to evaluate this in.
    const painted = await page.evaluate(readFirstPaint).catch(() => 0);
    if (painted > released) return painted - released;
  }
  throw new Error(`A click on a link of ${url} showed no new page within ${TIMEOUT_MS / 1000} s.`);
}

async function findElement(page: Page, find: () => Element | undefined) {
  return (await page.evaluateHandle(find)).asElement() as ElementHandle<Element> | undefined;
}

/** Runs in the page. */
function findLink() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], nav a[href]')];
  const { origin, pathname } = location;
  return links.find((link) => link.origin === origin && link.pathname !== pathname && link.checkVisibility());
}

/** Runs in the page. */
function findMenuLink() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav:not(footer nav) a[href]')];
  const { origin, pathname } = location;
  return links.find((link) => link.origin === origin && link.pathname !== pathname && link.checkVisibility());
}

/** Runs in the page. */
function findMenuButton() {
  const buttons = [...document.querySelectorAll('header button, nav button, header summary, nav summary')];
  return buttons.find((button) => button.checkVisibility());
}

/** Runs in the page. Returns epoch ms, or 0. On a prerendered page `timeOrigin` is the start of the prerendering. */
function readFirstPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.timeOrigin + paint.startTime : 0;
}
