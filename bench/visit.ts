/**
 * Prints what a visit to each page costs, as medians: npm run bench -- [--folder dist] [--pages /,/about] [--runs 3]
 * Lighthouse's scores and figures for a phone; the largest paint beside that of the same words written by hand, on this
 * processor and on one a quarter as fast; the time from a tap to the next page, from a desk's header and from a phone's
 * menu; and how much of the main thread the costliest drawing takes while it moves.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

const PORT = Number(process.env['PORT'] ?? 4400);
const DELAYED_PORT = PORT + 1;
const ROUND_TRIP_MS = 150;
const SLOWDOWNS = [1, 4];
/** Between press and release: people do not click or tap faster than this. */
const PRESS_MS = 80;
/** Between opening the menu and tapping its link. */
const LOOK_MS = 1000;
/** A drawing goes on after the page has scrolled to it. */
const START_MS = 1500;
const WATCH_MS = 4000;
const LINK = 'header nav a:not([aria-current]):not([hreflang])';

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, '../dist') },
    pages: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync(options.folder, folder, { recursive: true });
const files = globSync('*.html', { cwd: folder, exclude: ['404.html'] }).toSorted();
for (const file of files) writeByHand(file);
const pages = options.pages?.split(',') ?? files.map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
const origin = await serve();
const delayedOrigin = delayAnswers();

const runs: Record<string, Record<string, number>>[] = [];
for (let run = 1; run <= Number(options.runs); run++) {
  const figures: (typeof runs)[number] = {};
  for (const path of pages) {
    console.log(`run ${run} of ${options.runs}: ${path}`);
    figures[path] = await measure(path);
  }
  runs.push(figures);
}
console.table(Object.fromEntries(pages.map((path) => [path, findMedians(runs.map((run) => run[path]!))])));
rmSync(folder, { recursive: true });
// The servers end with this process.
process.exit();

async function measure(path: string) {
  const { categories, audits } = await runLighthouse(origin + path, { throttlingMethod: 'simulate' });
  const scores = Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]);
  const paints: Record<string, number> = {};
  for (const slowdown of SLOWDOWNS) {
    const own = await measureLargestPaint(origin + path, slowdown);
    const byHand = await measureLargestPaint(`${origin}/by-hand-${path.slice(1) || 'index'}`, slowdown);
    Object.assign(paints, { [`LCP ${slowdown}×`]: own, [`by hand ${slowdown}×`]: byHand });
    paints[`ratio ${slowdown}×`] = own / byHand;
  }
  return {
    ...Object.fromEntries(scores),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    TBT: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    ...paints,
    'next page': await withPage((page) => measureNextPage(page, delayedOrigin + path)),
    'from menu': await withPage((page) => measureNextPage(page, delayedOrigin + path, true)),
    'motion 4× (%)': await withPage((page) => measureMotion(page, origin + path)),
  };
}

function findMedians(figures: Record<string, number>[]) {
  const findMedian = (name: string) =>
    figures.map((each) => each[name]!).toSorted((a, b) => a - b)[figures.length >> 1]!;
  const names = Object.keys(figures[0]!);
  return Object.fromEntries(names.map((name) => [name, Number(findMedian(name).toPrecision(3))]));
}

/** Ms, with the network of a phone. */
async function measureLargestPaint(url: string, cpuSlowdownMultiplier: number) {
  const { audits } = await runLighthouse(url, {
    throttlingMethod: 'devtools',
    throttling: { cpuSlowdownMultiplier },
    onlyAudits: ['largest-contentful-paint'],
  });
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
}

/** Twice, if need be: at times a trace lacks its beginning. */
async function runLighthouse(url: string, flags: Flags) {
  const run = () =>
    withPage(async (page) => (await lighthouse(url, { logLevel: 'error', ...flags }, undefined, page))!.lhr);
  const first = await run();
  const lhr = first.runtimeError ? await run() : first;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
  return lhr;
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

/** Per cent of the main thread of a processor a quarter as fast, of the drawing that takes most; 0 without one. */
async function measureMotion(page: Page, url: string) {
  await page.emulateCPUThrottling(4);
  await page.goto(url, { waitUntil: 'networkidle0' });
  let most = 0;
  for (const drawing of await page.$$('[data-drawing]')) {
    await drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await wait(START_MS);
    const { TaskDuration: before = 0 } = await page.metrics();
    await wait(WATCH_MS);
    const { TaskDuration: after = 0 } = await page.metrics();
    most = Math.max(most, ((after - before) * 100_000) / WATCH_MS);
  }
  return most;
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

/** Serves the folder until this process ends, by a process of its own, whose work is not measured. Returns its origin. */
async function serve(): Promise<string> {
  const env = { ...process.env, PORT: `${PORT}` };
  const program = join(import.meta.dirname, '../server/serve.ts');
  const server = spawn(process.execPath, [program, folder], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => server.kill());
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) throw new Error(`${options.folder} could not be served.`);
  return `http://localhost:${PORT}`;
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
