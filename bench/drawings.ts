/**
 * Measures what the drawings cost: npm run bench:drawings -- [--pages /,/about] [--runs 3]
 * Prints the share of a throttled main thread that each drawing takes while it plays and while it is paused, and the ms
 * per frame where a script paints each frame. Thread time, because other programs disturb it less than wall time.
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
/** Lighthouse's mobile screen. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const MOVING = '[data-drawing]:not([data-plays], [data-drawing="ring"])';
const MOTIONS = ['playing', 'paused'] as const;

interface Subject {
  path: string;
  screen: typeof DESK;
  index: number;
  runs: Record<(typeof MOTIONS)[number], Run[]>;
}

/** Ms of main thread, and the number of frames that the page requested. */
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
      for (let index = 0; index < count; index++)
        subjects.push({ path, screen, index, runs: { playing: [], paused: [] } });
  }
  await page.close();
  return subjects;
}

/** Measures one drawing while the others of its page are hidden. */
async function measure(browser: Browser, { path, screen, index }: Subject, motion: string): Promise<Run> {
  const page = await browser.newPage(screen);
  await page.addInitScript(countFrames);
  await page.goto(origin + path);
  const drawings = page.locator(MOVING);
  await drawings.evaluateAll((all, kept) => {
    for (const [other, drawing] of all.entries())
      if (other !== kept) drawing.parentElement!.style.display = 'none';
  }, index);
  await drawings.nth(index).scrollIntoViewIfNeeded();
  await page.locator('[data-playable]:visible').waitFor();
  if (motion === 'paused') await page.locator('.motion-button:visible').first().click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLED_MS);
  const read = await openMeter(page);
  const before = await read();
  await page.waitForTimeout(MEASURED_MS);
  const after = await read();
  await page.close();
  return { ms: after.ms - before.ms, frames: after.frames - before.frames };
}

/** Throttles the page, and returns a function that reads its total costs so far. */
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

function toRow({ path, screen, index, runs }: Subject) {
  const toShare = ({ ms }: Run) => (ms / MEASURED_MS) * 100;
  const [playing, paused] = MOTIONS.map((motion) => findMedian(runs[motion].map(toShare)));
  const frames = findMedian(runs.playing.map((run) => run.frames));
  return {
    path,
    drawing: index + 1,
    width: screen.viewport.width,
    'playing %': playing!.toFixed(1),
    'paused %': paused!.toFixed(1),
    'moving takes %': (playing! - paused!).toFixed(1),
    frames,
    // Where frames are few, most of the time is spent on other things.
    'ms a frame':
      frames > MEASURED_MS / 100
        ? findMedian(runs.playing.map(({ ms, frames }) => ms / frames)).toFixed(2)
        : '',
  };
}

function findMedian(values: number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
