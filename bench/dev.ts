/**
 * How long an author waits: npm run bench:dev -- [--runs 9]
 * Ms from saving a file until the browser has painted the change, in `astro dev` on a copy of the project.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { copyProject } from './copy-project.ts';
import { launchBrowser } from './launch-browser.ts';
import { orStop } from './or-stop.ts';
import { readCount } from './read-options.ts';
import { findFreePort } from './serve-folder.ts';
import { describeSpread } from './spread.ts';
import { type Row, writeMeasures } from './write-measures.ts';

/** The copy's packages lie outside of it, where Vite serves nothing from, and what Vite prepares of them is the copy's own. */
const CONFIG = `import config from './astro.config.ts';
export default { ...config, vite: { ...config.vite, cacheDir: '.vite', server: { fs: { strict: false } } } };
`;
const START_TIMEOUT_MS = 120_000;
const REST_MS = 500;

const runs = orStop(() => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
  return readCount('--runs', values.runs);
});
const { folder, remove } = copyProject();
const port = await findFreePort();
writeFileSync(join(folder, 'dev.config.ts'), CONFIG);
const words = ['dev', '--config', 'dev.config.ts', '--port', `${port}`];
const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', ...words], {
  cwd: folder,
  stdio: 'ignore',
});
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  await open(page, `http://localhost:${port}/about`);
  const rows = [
    await measureSaves(page, 'a word in src/content/about.ts', saveWord),
    await measureSaves(page, 'a rule in src/sections/Mission.css', saveStyle),
  ];
  console.table(rows);
  writeMeasures('dev', rows);
} finally {
  await browser.close();
  server.kill();
  remove();
}

async function open(page: Page, url: string) {
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (server.exitCode !== null || performance.now() > end) throw new Error('astro dev did not start.');
    await wait(REST_MS);
  }
  await page.goto(url, { waitUntil: 'networkidle0' });
}

/** `save` changes a file and gives what the page shows then, as an expression to wait for. */
async function measureSaves(page: Page, what: string, save: (run: number) => string): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const start = performance.now();
    await showsAndPaints(page, save(run));
    // The first one wakes what later ones find ready.
    if (run > 0) times.push(performance.now() - start);
    await wait(REST_MS);
  }
  return { saved: what, runs, 'ms until painted': describeSpread(times) };
}

async function showsAndPaints(page: Page, expression: string) {
  await page.waitForFunction(expression, { polling: 'raf' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

function saveWord(run: number): string {
  const word = `Mission ${run}`;
  change('src/content/about.ts', /title: '[^']*mission[^']*'/i, `title: '${word}'`);
  return `document.body.textContent.includes(${JSON.stringify(word)})`;
}

function saveStyle(run: number): string {
  const file = join(folder, 'src/sections/Mission.css');
  const style = `body { --bench: ${run}; }`;
  writeFileSync(file, `${readFileSync(file, 'utf8').replace(/\nbody \{ --bench.*$/, '')}\n${style}`);
  return `getComputedStyle(document.body).getPropertyValue('--bench').trim() === '${run}'`;
}

function change(file: string, pattern: RegExp, text: string) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  if (!pattern.test(before)) throw new Error(`${file} holds nothing like ${pattern}: name what to change.`);
  writeFileSync(path, before.replace(pattern, text));
}
