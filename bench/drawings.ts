/**
 * Prints what moving drawings take of a slow main thread: npm run bench:drawings -- [--runs 3]
 * Each that moves by itself is scrolled into view, and measured with what else is in view. Thread time, because other
 * programs disturb it less than wall time.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { codes } from '../src/content/languages.ts';
import { loadSite } from '../src/site/load-site.ts';
import { printMedians } from './print-medians.ts';
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

await printMedians(Number(options.runs), async function* () {
  for (const path of listedPages.map(({ path }) => path))
    for (const [screen, settings] of Object.entries(SCREENS)) {
      const page = await browser.newPage(settings);
      for await (const [index, figures] of measurePage(page, origin + path))
        yield [`${path} ${screen} ${index + 1}`, figures];
      await page.close();
    }
});
await browser.close();
// The server ends with this process.
process.exit();

async function* measurePage(page: Page, url: string): AsyncGenerator<[number, Record<string, number>]> {
  await page.addInitScript(countFrames);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  for (const [index, button] of (await page.locator('button:has([data-when])').all()).entries()) {
    // The button itself is hidden until its drawing can be played.
    await button.locator('..').scrollIntoViewIfNeeded();
    await button.waitFor();
    const { ms, frames } = await measure(page, client);
    // Tiles request no frames.
    yield [index, { 'main thread %': (ms / MEASURED_MS) * 100, frames, 'ms a frame': frames && ms / frames }];
  }
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
