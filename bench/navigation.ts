import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, ElementHandle } from 'puppeteer-core';

/** How long a finger or a button rests on a link: less than this is no press that people make. */
const PRESS_MS = 80;
const TIMEOUT_MS = 20_000;

/**
 * Ms from the click on the first link of the header that leads to another page until that page is painted.
 * The pointer comes and presses at once: what a site prepares while it rests there would only be faster.
 * Undefined for a page that has no such link.
 */
export async function measureNavigation(browser: Browser, url: string): Promise<number | undefined> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(url, { waitUntil: 'networkidle0' });
  const link = (await page.evaluateHandle(findLink)).asElement() as ElementHandle<Element> | null;
  if (!link) return undefined;
  await link.hover();
  await page.mouse.down();
  await wait(PRESS_MS);
  const released = Date.now();
  await page.mouse.up();
  while (Date.now() < released + TIMEOUT_MS) {
    // While the pages change places, there may be none to ask.
    const painted = await page.evaluate(readFirstPaint).catch(() => 0);
    if (painted > released) return painted - released;
  }
  throw new Error(`A click on a link of ${url} showed no new page within ${TIMEOUT_MS / 1000} s.`);
}

/** Runs in the page. */
function findLink() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], nav a[href]')];
  const { origin, pathname } = location;
  return links.find((link) => link.origin === origin && link.pathname !== pathname && link.checkVisibility());
}

/** Runs in the page. A page made ready in advance counts from when that began; so does its first paint. */
function readFirstPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.timeOrigin + paint.startTime : 0;
}
