/**
 * Prints what a visit to each page costs: npm run bench -- [--pages /,/about] [--runs 3]
 * Lighthouse's scores and figures for a phone; the largest paint without slowdown, beside that of the same words
 * written by hand; and the time from a tap to the next page, from a desk's header and from a phone's menu.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import lighthouse, { type Flags } from 'lighthouse';
import { KnownDevices, launch, type Page } from 'puppeteer-core';
import config from '../playwright.config.ts';
import { printMedians } from './print-medians.ts';
import { serve } from './serve.ts';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const ROUND_TRIP_MS = 150;
const DELAYED_PORT = 4401;
/** Between press and release: people do not click or tap faster than this. */
const PRESS_MS = 80;
/** Between opening the menu and tapping its link. */
const LOOK_MS = 1000;
const LINK = 'header nav a:not([aria-current]):not([hreflang])';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync(join(import.meta.dirname, '../dist'), folder, { recursive: true });
const files = globSync('*.html', { cwd: folder });
for (const file of files) writeByHand(file);
const origin = await serve(folder);
const delayedOrigin = delayAnswers();

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: files.map((file) => `/${file.replace(/(index)?\.html$/, '')}`).join() },
    runs: { type: 'string', default: '3' },
  },
});
await printMedians(Number(options.runs), async function* () {
  for (const path of options.pages.split(',')) yield [path, await measure(path)];
});
rmSync(folder, { recursive: true });
// The servers end with this process.
process.exit();

async function measure(path: string) {
  const { categories, audits } = await runLighthouse(origin + path, { throttlingMethod: 'simulate' });
  const read = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    ...Object.fromEntries(SCORES.map((name) => [name, (categories[name]?.score ?? 0) * 100])),
    'LCP ms': read('largest-contentful-paint'),
    'CLS × 1000': read('cumulative-layout-shift') * 1000,
    'TBT ms': read('total-blocking-time'),
    'LCP at 1× ms': await measureLargestPaint(origin + path),
    'by hand': await measureLargestPaint(`${origin}/by-hand-${path.slice(1) || 'index'}`),
    'next page ms': await withPage((page) => measureNextPage(page, delayedOrigin + path)),
    'from menu': await withPage((page) => measureNextPage(page, delayedOrigin + path, true)),
  };
}

/** With the network of a phone, and the processor as it is. */
async function measureLargestPaint(url: string) {
  const { audits } = await runLighthouse(url, {
    throttlingMethod: 'devtools',
    throttling: { cpuSlowdownMultiplier: 1 },
    onlyAudits: ['largest-contentful-paint'],
  });
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
}

function runLighthouse(url: string, flags: Flags) {
  return withPage(async (page) => {
    const settings: Flags = { logLevel: 'error', ignoreStatusCode: true, ...flags };
    const { lhr } = (await lighthouse(url, settings, undefined, page))!;
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
    return lhr;
  });
}

/** In a browser of its own, so that no cache is warm. Not Playwright's, in which Chromium prerenders nothing. */
async function withPage<Result>(use: (page: Page) => Promise<Result>): Promise<Result> {
  const chromium = config.projects!.find(({ name }) => name === 'pictures')!.use!;
  const { executablePath = '', args = [] } = chromium.launchOptions!;
  const browser = await launch({ executablePath, args, defaultViewport: { width: 1280, height: 800 } });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Ms from the release of the first link that leads to another page until that page is painted. */
async function measureNextPage(page: Page, url: string, isPhone = false) {
  if (isPhone) await page.emulate(KnownDevices['iPhone 13']);
  await page.goto(url, { waitUntil: 'networkidle0' });
  if (isPhone) {
    await page.tap('header button');
    await wait(LOOK_MS);
  }
  const link = (await page.$(LINK))!;
  if (isPhone) await link.touchStart();
  else {
    await link.hover();
    await page.mouse.down();
  }
  await wait(PRESS_MS);
  const released = Date.now();
  // Not awaited: the page may be gone before it answers.
  (isPhone ? link.touchEnd() : page.mouse.up()).catch(() => {});
  for (;;) {
    // During the navigation there may be no page to evaluate this in.
    const painted = await page.evaluate(readFirstPaint).catch(() => 0);
    if (painted > released) return painted - released;
  }
}

/** Runs in the page. Epoch ms, or 0. On a prerendered page `timeOrigin` is the start of the prerendering. */
function readFirstPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.timeOrigin + paint.startTime : 0;
}

/** The words, headings, lists and links of a page as somebody would write them by hand, in one file without style or script. */
function writeByHand(file: string) {
  const html = readFileSync(join(folder, file), 'utf8');
  const body = html
    .replace(/^.*(?=<body)|<(script|style|svg|canvas|button)\b.*?<\/\1>|<img[^>]*>/gs, '')
    .replace(/ (?!href=)[a-z-]+="[^"]*"/g, '');
  const written = `<!doctype html><meta name="viewport" content="width=device-width">${body}`;
  const path = join(folder, `by-hand-${file}`);
  writeFileSync(path, written);
  writeFileSync(`${path}.br`, brotliCompressSync(written));
}

/** The same site as slow as by Lighthouse's mobile network. Throttling in the browser would spare the pages that it prefetches. */
function delayAnswers() {
  createServer(({ url, method, headers }, outgoing) => {
    const forward = async (answer: IncomingMessage) => {
      const body = await buffer(answer);
      await wait(ROUND_TRIP_MS);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
    };
    request(origin + url, { method, headers }, forward).end();
  }).listen(DELAYED_PORT);
  return `http://localhost:${DELAYED_PORT}`;
}
