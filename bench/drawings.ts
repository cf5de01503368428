/**
 * What the drawings cost: npm run bench:drawings -- [--pages /,/about] [--runs 3]
 * The share of a slowed down main thread that each drawing takes while it plays, beside the same page paused, and the ms
 * a frame of those that the page paints itself. Thread time, so that what else the machine does counts less.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { registry } from '../src/content/pages.ts';
import { serveFolder } from './serve.ts';

const SLOWDOWN = 4;
const MEASURED_MS = 5000;
const SETTLED_MS = 500;
const PATHS = [...Object.values(registry).map(({ path }) => path), '/no-such-page'];
const DESK = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
/** Lighthouse's mobile. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const MOVING = '[data-drawing]:has(button)';
const MOTIONS = ['playing', 'paused'] as const;

interface Subject {
  path: string;
  screen: typeof DESK;
  place: number;
  runs: Record<(typeof MOTIONS)[number], Run[]>;
}

/** Ms of main thread, and frames that the page asked for. */
interface Run {
  ms: number;
  frames: number;
}

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: PATHS.join(',') },
    runs: { type: 'string', default: '3' },
  },
});
const origin = await serveFolder(join(import.meta.dirname, '../dist'));
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const subjects = await listSubjects(browser);
for (let run = 1; run <= Number(options.runs); run++)
  for (const subject of subjects)
    for (const motion of MOTIONS) {
      console.log(
        `run ${run} of ${options.runs}: ${subject.path} ${subject.screen.viewport.width} ${motion}`,
      );
      subject.runs[motion].push(await measure(browser, subject, motion));
    }
console.log(`\nmedians, ${SLOWDOWN} times slowed down`);
console.table(subjects.map(toRow));
await browser.close();
// The server ends with this process.
process.exit();

async function listSubjects(browser: Browser) {
  const subjects: Subject[] = [];
  const page = await browser.newPage();
  for (const path of options.pages.split(',')) {
    await page.goto(origin + path);
    const count = await page.locator(MOVING).count();
    for (const screen of [DESK, PHONE])
      for (let place = 0; place < count; place++)
        subjects.push({ path, screen, place, runs: { playing: [], paused: [] } });
  }
  await page.close();
  return subjects;
}

/** One drawing, alone on its page. */
async function measure(browser: Browser, { path, screen, place }: Subject, motion: string): Promise<Run> {
  const page = await browser.newPage(screen);
  await page.addInitScript(countFrames);
  await page.goto(origin + path);
  const drawings = page.locator(MOVING);
  await drawings.evaluateAll((all, kept) => {
    for (const [place, drawing] of all.entries())
      if (place !== kept) drawing.parentElement!.style.display = 'none';
  }, place);
  await drawings.nth(place).scrollIntoViewIfNeeded();
  await page.locator('[data-drawn]:visible').waitFor();
  if (motion === 'paused') await drawings.nth(place).locator('.motion-button').click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLED_MS);
  const read = await openMeter(page);
  const before = await read();
  await page.waitForTimeout(MEASURED_MS);
  const after = await read();
  await page.close();
  return { ms: after.ms - before.ms, frames: after.frames - before.frames };
}

/** Slows the page down, and returns what reads its costs since it began. */
async function openMeter(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return async (): Promise<Run> => {
    const frames = await page.evaluate(() => performance.getEntriesByName('frame').length);
    const { metrics } = await client.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')!.value;
    return { ms: seconds * 1000, frames };
  };
}

/** Runs in the page. */
function countFrames() {
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      performance.mark('frame');
      callback(time);
    });
}

function toRow({ path, screen, place, runs }: Subject) {
  const toShare = ({ ms }: Run) => (ms / MEASURED_MS) * 100;
  const [playing, paused] = MOTIONS.map((motion) => findMedian(runs[motion].map(toShare)));
  const frames = findMedian(runs.playing.map((run) => run.frames));
  return {
    path,
    drawing: place + 1,
    width: screen.viewport.width,
    'playing %': playing!.toFixed(1),
    'paused %': paused!.toFixed(1),
    'moving takes %': (playing! - paused!).toFixed(1),
    frames,
    // A share of a few frames is none of theirs.
    'ms a frame':
      frames > MEASURED_MS / 100
        ? findMedian(runs.playing.map(({ ms, frames }) => ms / frames)).toFixed(2)
        : '',
  };
}

function findMedian(values: number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
