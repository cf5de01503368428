/**
 * What the drawings cost: npm run bench:drawings
 * Main-thread ms a frame at 4 times slowdown, frames asked for at rest, and how findLinks grows with its points.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';
import { findLinks, measure, type Point } from '../src/illustrations/find-links.ts';
import { hash } from '../src/illustrations/programme.ts';
import { findBrowser } from '../tools/find-browser.mjs';

type Row = Record<string, string | number>;

const PORT = 4179;
const SLOWDOWN = 4;
const MEASURED_MS = 6000;
const REST_MS = 3000;
const LINK_DISTANCE_PX = 150;
/** As dense as fifteen samples in 520 x 520. */
const AREA_PER_POINT = 520 ** 2 / 15;

const places = [
  ['/', 'hero'],
  ['/services', 'services'],
  ['/services', 'agents'],
  ['/services', 'research'],
  ['/services', 'saas'],
  ['/no-such-page', 'ring'],
] as const;

measureLinks();
await measureFrames();

async function measureFrames() {
  const server = spawn(process.execPath, ['server/serve.ts'], { env: { ...process.env, PORT: `${PORT}` } });
  const executablePath = findBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    await once(server.stdout, 'data');
    const rows: Row[] = [];
    for (const width of [1440, 390])
      for (const [path, name] of places) {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        rows.push(await measureDrawing(page, path, name, width));
        await page.close();
      }
    console.log(`\nframes at ${SLOWDOWN} times slowdown, ms of main thread`);
    console.table(rows);
  } finally {
    await browser.close();
    server.kill();
  }
}

async function measureDrawing(page: Page, path: string, name: string, width: number): Promise<Row> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await page.addInitScript(noteFrames);
  await page.goto(`http://localhost:${PORT}${path}`);
  // Alone on its page: what is measured is this one.
  await page.evaluate((kept) => {
    for (const drawing of document.querySelectorAll<HTMLElement>('.drawing'))
      if (drawing.dataset['drawing'] !== kept) drawing.parentElement!.hidden = true;
  }, name);
  await page.locator(`[data-drawing="${name}"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-drawing="${name}"][data-drawn]`).waitFor();
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const before = await readTasks();
  await page.evaluate('frames.length = 0');
  await page.waitForTimeout(MEASURED_MS);
  const frames = (await page.evaluate('frames')) as number[];
  const tasks = ((await readTasks()) - before) / frames.length;
  await page.getByRole('button', { name: 'Pause motion' }).first().click();
  await page.evaluate('frames.length = 0');
  await page.waitForTimeout(REST_MS);
  const paused = (await page.evaluate('frames.length')) as number;
  frames.sort((a, b) => a - b);
  const at = (part: number) => frames[Math.floor(frames.length * part)]!.toFixed(2);
  return {
    drawing: name,
    width,
    frames: frames.length,
    'script median': at(0.5),
    'script p95': at(0.95),
    'all tasks a frame': tasks.toFixed(2),
    'frames asked for paused': paused,
  };

  async function readTasks() {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration')!.value * 1000;
  }
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

function measureLinks() {
  console.log('findLinks, ms a call (median of runs)');
  console.log('points     links   every pair   grid');
  for (const count of [10, 15, 100, 1000, 10_000]) {
    const side = Math.sqrt(count * AREA_PER_POINT);
    const points = Array.from({ length: count }, (_, i): Point => [hash(i, 1) * side, hash(i, 2) * side]);
    const links = findLinks(points, LINK_DISTANCE_PX).length;
    if (findLinksByGrid(points, LINK_DISTANCE_PX).length !== links) throw new Error('the two disagree');
    const columns = [
      time(() => findLinks(points, LINK_DISTANCE_PX)),
      time(() => findLinksByGrid(points, LINK_DISTANCE_PX)),
    ];
    console.log(
      `${count}`.padStart(6),
      `${links}`.padStart(9),
      ...columns.map((ms, i) => ms.toFixed(4).padStart(i ? 9 : 12)),
    );
  }
}

/** The other way: points in cells as wide as the distance, each compared with its own and the next cells. */
function findLinksByGrid(points: readonly Point[], distance: number) {
  const cells = new Map<string, Point[]>();
  const links: (readonly [Point, Point, number])[] = [];
  for (const point of points) {
    const [column, row] = point.map((value) => Math.floor(value / distance)) as [number, number];
    for (let x = column - 1; x <= column + 1; x++)
      for (let y = row - 1; y <= row + 1; y++)
        for (const other of cells.get(`${x} ${y}`) ?? []) {
          const length = measure(other, point);
          if (length < distance) links.push([other, point, length]);
        }
    const cell = cells.get(`${column} ${row}`);
    if (cell) cell.push(point);
    else cells.set(`${column} ${row}`, [point]);
  }
  return links;
}

function time(call: () => unknown) {
  const runs: number[] = [];
  const end = performance.now() + 400;
  while (runs.length < 5 || performance.now() < end) {
    const start = performance.now();
    call();
    runs.push(performance.now() - start);
  }
  return runs.sort((a, b) => a - b)[runs.length >> 1]!;
}
