/**
 * What a visit to each page costs, beside the same words written by hand and any other built site:
 * npm run bench -- [--also name=folder]… [--pages /,/about] [--runs 3]
 * Every run goes once round all pages and sites, so that what else the machine does falls on all of them alike.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer, { type Browser } from 'puppeteer-core';
import { writeByHand } from './by-hand.ts';
import { measureDownload } from './download.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { type ServedFolder, serveFolder } from './serve.ts';

/** An address that no site has: what it shows is the 404 page. */
const MISSING = '/no-such-page';
const OURS = 'ours';
const dist = join(import.meta.dirname, '../dist');

interface Subject {
  path: string;
  site: string;
  url: string;
  runs: Record<string, number | undefined>[];
}

const { values: options } = parseArgs({
  options: {
    also: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string', default: listPaths(dist).join(',') },
    runs: { type: 'string', default: '3' },
  },
});
const paths = options.pages.split(',');
const scratch = mkdtempSync(join(tmpdir(), 'by-hand-'));
const served: ServedFolder[] = [];
const losses = new Set<string>();
try {
  const subjects = await serveSites();
  for (let run = 0; run < Number(options.runs); run++) await measureAll(subjects, run);
  console.log('\nmedian (least to most) of the runs');
  console.table(subjects.map(toRow));
  for (const loss of losses) console.log(loss);
} finally {
  for (const { stop } of served) stop();
  rmSync(scratch, { recursive: true });
}

/** One subject for each page of each site that has it. */
async function serveSites(): Promise<Subject[]> {
  const ours = await serve(dist, true);
  await withBrowser((browser) => writeByHand(browser, ours, listPaths(dist), scratch));
  const sites = [{ name: OURS, folder: dist, origin: ours }];
  for (const also of [`by hand=${scratch}`, ...options.also]) {
    const [, name, folder] = /^([^=]+)=(.+)$/.exec(also) ?? [];
    if (!name || !folder)
      throw new Error(
        `--also is "${also}": write a name and a built folder, as in --also other=../other/dist.`,
      );
    sites.push({ name, folder, origin: await serve(folder, false) });
  }
  return paths.flatMap((path) =>
    sites
      .filter(({ folder }) => listPaths(folder).includes(path))
      .map(({ name, origin }) => ({ path, site: name, url: origin + path, runs: [] })),
  );
}

async function serve(folder: string, isOurs: boolean) {
  const { origin, stop } = await serveFolder(folder, isOurs);
  served.push({ origin, stop });
  return origin;
}

/** Every second run goes round the other way, so that no site is always the first after another. */
async function measureAll(subjects: Subject[], run: number) {
  for (const { path, site, url, runs } of run % 2 ? subjects.toReversed() : subjects) {
    console.log(`run ${run + 1} of ${options.runs}: ${path} ${site}`);
    // A browser of its own for each: nothing is warm from the one before.
    await withBrowser(async (browser) => {
      const { figures, lose } = await measureLighthouse(browser, url);
      if (site === OURS) for (const what of lose) losses.add(`${path} loses points for ${what}`);
      const download = await measureDownload(browser, url);
      runs.push({ ...download, ...figures, 'next page ms': await measureNavigation(browser, url) });
    });
  }
}

/** A Chromium as a visitor has it: Playwright's would make no page ready in advance. */
async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('A bench needs a Chromium or Chrome: name one with CHROMIUM_PATH.');
  // Chromium's sandbox refuses to start for root, as in most containers.
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];
  const browser = await puppeteer.launch({ executablePath, args, defaultViewport: null });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** The addresses of the pages in a built folder, the missing page among them. */
function listPaths(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => (file === '404.html' ? MISSING : `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`))
    .sort();
}

function toRow({ path, site, runs }: Subject) {
  const columns = Object.keys(runs[0]!).map((name) => [name, describe(runs.map((run) => run[name]))]);
  return { page: path, site, ...Object.fromEntries(columns) };
}

/** As in `1,012 (998 to 1,100)`, or one number where all are the same. */
function describe(values: (number | undefined)[]) {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  const [least, median, most] = [0, sorted.length >> 1, sorted.length - 1].map((place) =>
    sorted[place]?.toLocaleString('en', { maximumFractionDigits: 0 }),
  );
  return least === most ? median : `${median} (${least} to ${most})`;
}
