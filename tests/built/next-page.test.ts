import { appendFileSync, cpSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSite } from '../../server/create-site.ts';
import { findBrowser } from '../../tools/find-browser.mjs';
import { routes, sitePages } from '../support/site.ts';

const WAIT_MS = 20_000;
/** Playwright switches prerendering off and loses sight of pages that come back; Puppeteer does neither. */
const executablePath = findBrowser();
const dist = join(import.meta.dirname, '../dist');

/** Said by each page once its own script has run; a file, because the policy of a page allows nothing inline but its own. */
const READY = '<script type="module" src="/ready.js"></script>';

let folder: string;
let site: Awaited<ReturnType<typeof createSite>>;
let browser: Browser;
let page: Page;
let origin: string;
/** Paths that were asked for in advance. */
let inAdvance: string[];

beforeAll(async () => {
  if (!existsSync(dist)) throw new Error('There is no built site: run "npm run build" first.');
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  writeFileSync(join(folder, 'ready.js'), 'fetch("/ready" + location.pathname)');
  for (const file of globSync('*.html', { cwd: folder })) appendFileSync(join(folder, file), READY);
  site = await createSite(folder);
  site.server.on('request', ({ url, headers }: IncomingMessage) => {
    if (headers['sec-purpose']?.includes('prerender')) inAdvance.push(url!);
  });
  origin = await site.listen({ port: 0, host: 'localhost' });
  browser = await puppeteer.launch({
    ...(executablePath && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
    defaultViewport: { width: 1280, height: 800 },
  });
});

beforeEach(async () => {
  inAdvance = [];
  page = await browser.newPage();
});

afterEach(() => page.close());

afterAll(async () => {
  await browser?.close();
  await site?.close();
  if (folder) rmSync(folder, { recursive: true });
});

const link = (path: string) => `main a[href="${path}"]`;
/** When the page was shown that had been made ready in advance; 0 for one that was not. */
const shownAt = () =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as unknown as { activationStart: number })
        .activationStart,
  );

async function restOn(path: string) {
  await page.hover(link(path));
  await expect.poll(() => inAdvance, { timeout: WAIT_MS }).toContain(`/ready${path}`);
}

async function follow(path: string) {
  await page.click(link(path));
  await arrive(path);
}

async function arrive(path: string) {
  // The page that is shown has a session of its own; what is asked of the one before is an error.
  const findPath = () => page.evaluate(() => location.pathname).catch(() => undefined);
  await expect.poll(findPath, { timeout: WAIT_MS }).toBe(path);
}

test('a page is made ready while the pointer rests on its link, and shown from there', async () => {
  await page.goto(`${origin}/`);
  expect(inAdvance).toEqual([]);
  await restOn('/services');
  await follow('/services');
  expect(await shownAt()).toBeGreaterThan(0);
});

test('a page that is made ready fetches its drawings once it is shown, not before', async () => {
  await page.goto(`${origin}/`);
  await restOn('/services');
  await follow('/services');
  await page.waitForSelector('[data-drawn]');
  const fetchedAt = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (/drawings/.test(name) ? startTime : [])),
  );
  expect(fetchedAt).toHaveLength(1);
  expect(fetchedAt[0]).toBeGreaterThanOrEqual(await shownAt());
});

test('a pause that is chosen after a page was made ready holds on it', async () => {
  await page.goto(`${origin}/`);
  await page.waitForSelector('.motion-button:not([hidden])');
  await restOn('/services');
  await page.focus('.motion-button');
  await page.keyboard.press('Enter');
  await follow('/services');
  expect(await shownAt()).toBeGreaterThan(0);
  await page.waitForSelector('[data-motion="paused"] .motion-button[aria-label="Play motion"]');
});

test('a file to download is not asked for in advance', async () => {
  await page.goto(`${origin}/contact`);
  // A press asks in advance at once, a rest a moment later.
  await page.click('a[href="/contact.vcf"]');
  await page.hover('header a[href="/about"]');
  await expect.poll(() => inAdvance, { timeout: WAIT_MS }).toContain('/about');
  expect(inAdvance).not.toContain('/contact.vcf');
});

// Browsers keep no page alive that was answered with an error, so the 404 page is not among them.
test.each(routes)(
  'the browser keeps $path alive while any other page is looked at',
  async ({ path: from }) => {
    await page.goto(origin + from);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    for (const { path: to } of sitePages.filter(({ path }) => path !== from)) {
      await page.evaluate((address) => {
        Object.assign(window, { persisted: false });
        location.assign(address);
      }, to);
      await arrive(to);
      await page.evaluate(() => history.back());
      await arrive(from);
      const wasKept = () => page.evaluate(() => Reflect.get(window, 'persisted') as boolean);
      await expect.poll(wasKept, { message: `from ${to}`, timeout: WAIT_MS }).toBe(true);
    }
  },
);
