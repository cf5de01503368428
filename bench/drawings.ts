/**
 * What the drawings cost: npm run bench:drawings
 * Main-thread ms a frame with the processor slowed down, and frames asked for while paused.
 */

import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { serveFolder } from './serve.ts';

const SLOWDOWN = 4;
const MEASURED_MS = 6000;
const PAUSED_MS = 3000;
const PATHS = ['/', '/services', '/methodology', '/about', '/contact', '/no-such-page'];

const { origin, stop } = await serveFolder(join(import.meta.dirname, '../dist'), true);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const rows = [];
  for (const width of [1440, 390])
    for (const path of PATHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.addInitScript(noteFrames);
      await page.goto(origin + path);
      const moving = await page.locator('[data-drawing]:has(button)').count();
      for (let index = 0; index < moving; index++)
        rows.push({ path, width, ...(await measure(page, path, index)) });
      await page.close();
    }
  console.log(`\nms of main thread a frame, ${SLOWDOWN} times slowed down`);
  console.table(rows);
} finally {
  await browser.close();
  stop();
}

async function measure(page: Page, path: string, index: number) {
  await page.goto(origin + path);
  // Alone on its page: what is measured is this one.
  await page.evaluate((kept) => {
    document.querySelectorAll<HTMLElement>('[data-drawing]:has(button)').forEach((drawing, place) => {
      if (place !== kept) drawing.parentElement!.hidden = true;
    });
  }, index);
  const drawing = page.locator('[data-drawing]:has(button)').nth(index);
  await drawing.scrollIntoViewIfNeeded();
  await page.locator('[data-drawn]').first().waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const before = await readTasks(client);
  await page.evaluate('frames.length = 0');
  await page.waitForTimeout(MEASURED_MS);
  const frames = (await page.evaluate('frames')) as number[];
  const tasks = (await readTasks(client)) - before;
  await drawing.getByRole('button', { name: 'Pause motion' }).click();
  await page.evaluate('frames.length = 0');
  await page.waitForTimeout(PAUSED_MS);
  const paused = await page.evaluate('frames.length');
  await client.detach();
  await page.evaluate('localStorage.clear()');
  frames.sort((a, b) => a - b);
  return {
    drawing: await drawing.getAttribute('data-drawing'),
    frames: frames.length,
    'script median': frames[frames.length >> 1]?.toFixed(2),
    'all tasks': (tasks / frames.length).toFixed(2),
    'frames while paused': paused,
  };
}

async function readTasks(client: CDPSession) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** Runs in the page: how long each frame's callback takes, in ms. */
function noteFrames() {
  const frames: number[] = [];
  const ask = window.requestAnimationFrame;
  Object.assign(window, { frames });
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      const start = performance.now();
      callback(time);
      frames.push(performance.now() - start);
    });
}
