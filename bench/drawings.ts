/**
 * What the drawings cost: npm run bench:drawings
 * Main-thread ms a frame of each drawing that moves by itself, with the processor slowed down.
 */
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { serveFolder } from './serve.ts';

const SLOWDOWN = 4;
const MEASURED_MS = 5000;
const PATHS = ['/', '/services', '/methodology', '/about', '/contact', '/no-such-page'];
const MOVING = '[data-drawing]:has(button)';

const origin = await serveFolder(join(import.meta.dirname, '../dist'));
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const rows = [];
for (const width of [1440, 390])
  for (const path of PATHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(origin + path);
    const drawings = await page.locator(MOVING).count();
    for (let place = 0; place < drawings; place++)
      rows.push({ path, width, ...(await measure(page, place)) });
    await page.close();
  }
console.log(`\nms of main thread a frame, ${SLOWDOWN} times slowed down`);
console.table(rows);
await browser.close();
// The server ends with this process.
process.exit();

/** One drawing, alone on its page. */
async function measure(page: Page, place: number) {
  await page.reload();
  const drawings = page.locator(MOVING);
  await drawings.evaluateAll((all, kept) => {
    for (const [place, drawing] of all.entries()) drawing.parentElement!.hidden = place !== kept;
  }, place);
  const drawing = drawings.nth(place);
  await drawing.scrollIntoViewIfNeeded();
  await page.locator('[data-drawn]:visible').waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const before = await readMetrics(client);
  await page.evaluate(markFrames);
  await page.waitForTimeout(MEASURED_MS);
  const frames = await page.evaluate(() => performance.getEntriesByName('frame').length);
  const after = await readMetrics(client);
  const perFrame = (name: string) => (((after[name]! - before[name]!) * 1000) / frames).toFixed(2);
  await client.detach();
  return {
    drawing: await drawing.getAttribute('data-drawing'),
    frames,
    script: perFrame('ScriptDuration'),
    'all tasks': perFrame('TaskDuration'),
  };
}

/** In seconds since the page began. */
async function readMetrics(client: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await client.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the page. */
function markFrames() {
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      performance.mark('frame');
      callback(time);
    });
}
