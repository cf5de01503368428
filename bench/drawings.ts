/**
 * Prints what moving drawings take of a slow main thread: npm run bench:drawings -- [--runs 3]
 * Each that moves by itself is scrolled into view, and measured with what else is in view while it plays and while it
 * is paused. Thread time, because other programs disturb it less than wall time.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { loadSite } from '../src/build-time/languages/load-site.ts';
import { codes } from '../src/content/languages.ts';
import { findMedians } from './find-medians.ts';
import { serve } from './serve.ts';

const SLOWDOWN = 4;
const MEASURED_MS = 5000;
const SETTLED_MS = 1000;
const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  // Lighthouse's mobile screen.
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
};

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const { listedPages } = await loadSite(codes[0]!);
const origin = await serve(join(import.meta.dirname, '../dist'));
const { use } = config.projects!.find(({ name }) => name === 'pictures')!;
const browser = await chromium.launch(use!.launchOptions);
/** What each run has measured, by page, screen and drawing. */
const results: Record<string, Record<string, number>[]> = {};

for (let run = 1; run <= Number(options.runs); run++)
  for (const path of [...listedPages.map(({ path }) => path), '/no-such-page'])
    for (const [screen, settings] of Object.entries(SCREENS)) {
      console.log(`run ${run} of ${options.runs}: ${path} ${screen}`);
      const page = await browser.newPage(settings);
      for (const [index, result] of (await measurePage(page, origin + path)).entries()) {
        results[`${path} ${screen} ${index + 1}`] ??= [];
        results[`${path} ${screen} ${index + 1}`]!.push(result);
      }
      await page.close();
    }
console.log(`\nmedians, ${SLOWDOWN} times slowed down`);
console.table(Object.fromEntries(Object.entries(results).map(([name, runs]) => [name, findMedians(runs)])));
await browser.close();
// The server ends with this process.
process.exit();

async function measurePage(page: Page, url: string) {
  await page.addInitScript(countFrames);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  const results = [];
  for (const button of await page.locator('button:has([data-when])').all()) {
    // The button itself is hidden until its drawing can be played.
    await button.locator('..').scrollIntoViewIfNeeded();
    await button.waitFor();
    const playing = await measure(page, client);
    await button.click();
    const paused = await measure(page, client);
    await button.click();
    const movingMs = playing.ms - paused.ms;
    results.push({
      'playing %': (playing.ms / MEASURED_MS) * 100,
      'paused %': (paused.ms / MEASURED_MS) * 100,
      'moving takes %': (movingMs / MEASURED_MS) * 100,
      frames: playing.frames,
      // Tiles request no frames.
      'ms a frame': playing.frames && movingMs / playing.frames,
    });
  }
  return results;
}

/** Ms of main thread, and the number of frames that the page requests. */
async function measure(page: Page, client: CDPSession) {
  const read = async () => {
    const frames = await page.evaluate(() => performance.getEntriesByName('frame').length);
    const { metrics } = await client.send('Performance.getMetrics');
    return { frames, ms: metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000 };
  };
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLED_MS);
  const before = await read();
  await page.waitForTimeout(MEASURED_MS);
  const after = await read();
  return { frames: after.frames - before.frames, ms: after.ms - before.ms };
}

/** Runs in the page. */
function countFrames() {
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      performance.mark('frame');
      callback(time);
    });
}
