import type { Browser, Page } from 'puppeteer-core';

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
  const link = await page.evaluate(findLink);
  if (!link) {
    await context.close();
    return undefined;
  }
  await page.evaluate(noteTapAndFrame, link.path);
  await page.mouse.move(link.x, link.y);
  await page.mouse.click(link.x, link.y, { delay: PRESS_MS });
  const duration = await readDuration(page, link.path);
  await context.close();
  return duration;
}

/** Runs in the page. */
function findLink() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], nav a[href]')];
  const found = links.find(
    (link) =>
      link.origin === location.origin && link.pathname !== location.pathname && link.checkVisibility(),
  );
  if (!found) return undefined;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { path: found.pathname, x: left + width / 2, y: top + height / 2 };
}

/**
 * Runs in the page that is left. A site that changes its page by script stays in this document: its frame is
 * the first one with the new address and another heading.
 */
function noteTapAndFrame(path: string) {
  const readHeading = () => document.querySelector('h1')?.textContent;
  const heading = readHeading();
  document.addEventListener('click', noteTap, { capture: true, once: true });

  function noteTap({ timeStamp }: Event) {
    localStorage.setItem('bench-tap', `${performance.timeOrigin + timeStamp}`);
    requestAnimationFrame(noteFrame);
  }

  function noteFrame() {
    if (location.pathname !== path || readHeading() === heading) return requestAnimationFrame(noteFrame);
    return requestAnimationFrame(() =>
      localStorage.setItem('bench-frame', `${performance.timeOrigin + performance.now()}`),
    );
  }
}

async function readDuration(page: Page, path: string): Promise<number> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    // While the pages change places, there may be none to ask.
    const duration = await page.evaluate(findDuration, path).catch(() => undefined);
    if (duration !== undefined) return duration;
  }
  throw new Error(`A click on the link to ${path} showed no new page within ${TIMEOUT_MS / 1000} s.`);
}

/** Runs in the page that comes. A page made ready in advance counts from when that began; so does its first paint. */
function findDuration(path: string) {
  if (location.pathname !== path) return undefined;
  const tapped = Number(localStorage.getItem('bench-tap'));
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const painted = paint ? performance.timeOrigin + paint.startTime : 0;
  const shown = painted > tapped ? painted : Number(localStorage.getItem('bench-frame'));
  return tapped && shown > tapped ? shown - tapped : undefined;
}
