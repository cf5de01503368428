/**
 * Measures what a visit to each page costs, compared with the same words written by hand and any other built site:
 * npm run bench -- [--also name=folder]… [--pages /,/about] [--runs 3]
 * Every run visits all pages of all sites once, so that what else the machine does affects all of them alike.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { writeByHand } from './by-hand.ts';
import { delayAnswers } from './delay.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMenu, measureNavigation } from './navigation.ts';
import { serveFolder } from './serve.ts';

/** An address that no site has: it shows the 404 page. */
const MISSING = '/no-such-page';
const OURS = 'ours';
const dist = join(import.meta.dirname, '../dist');

interface Subject {
  page: string;
  site: string;
  url: string;
  /** The same page through delayAnswers. */
  slowUrl: string;
  runs: Record<string, number | undefined>[];
}

const { values: options } = parseArgs({
  options: {
    also: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string', default: listPages(dist).join(',') },
    runs: { type: 'string', default: '3' },
  },
});
const subjects = await listSubjects();
const losses = new Set<string>();
// Every second run is in reverse order, so that no site always follows the same one.
for (let run = 1; run <= Number(options.runs); run++)
  for (const subject of run % 2 ? subjects : subjects.toReversed()) {
    console.log(`run ${run} of ${options.runs}: ${subject.page} ${subject.site}`);
    // Lighthouse occasionally loses a trace, or its browser.
    await measure(subject).catch((error) => {
      console.log(`${error.message} Measured once more.`);
      return measure(subject);
    });
  }
console.log('\nmedian (least to most) of the runs');
console.table(subjects.map(toRow));
for (const loss of losses) console.log(loss);
// The servers end with this process.
process.exit();

/** The pages asked for, each with the sites that have it. */
async function listSubjects(): Promise<Subject[]> {
  const browser = await launch();
  const byHand = await writeByHand(browser, dist);
  await browser.close();
  const subjects: Subject[] = [];
  const others = options.also.map((word) => word.split('='));
  for (const [site = '', folder = ''] of [[OURS, dist], ['by hand', byHand], ...others]) {
    const origin = await serveFolder(folder);
    const slowOrigin = await delayAnswers(origin);
    for (const page of listPages(folder))
      subjects.push({ page, site, url: origin + page, slowUrl: slowOrigin + page, runs: [] });
  }
  return options.pages.split(',').flatMap((asked) => subjects.filter(({ page }) => page === asked));
}

/** Starts a browser for each measurement, so that no cache is warm. */
async function measure({ page, site, url, slowUrl, runs }: Subject) {
  const browser = await launch();
  try {
    const { figures, failedAudits } = await measureLighthouse(browser, url);
    if (site === OURS) for (const audit of failedAudits) losses.add(`${page} loses points for ${audit}`);
    runs.push({
      ...figures,
      'next page ms': await measureNavigation(browser, url),
      'next page from the menu of a phone ms': await measureMenu(browser, slowUrl),
    });
  } finally {
    await browser.close();
  }
}

/** Not started by Playwright, which keeps Chromium from prerendering. */
function launch() {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('A bench needs a Chromium or Chrome: name one with CHROMIUM_PATH.');
  // Chromium's sandbox refuses to start for root, as in most containers.
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];
  return puppeteer.launch({ executablePath, args, defaultViewport: null });
}

/** The addresses of the pages in a built folder, and of a missing page if it has a 404 page. */
function listPages(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => (file === '404.html' ? MISSING : `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`))
    .sort();
}

function toRow({ page, site, runs }: Subject) {
  const columns = Object.keys(runs[0]!).map((name) => [name, describe(runs.map((run) => run[name]))]);
  return { page, site, ...Object.fromEntries(columns) };
}

/** As in `1,012 (998 to 1,100)`, or one number where all are the same. */
function describe(values: (number | undefined)[]) {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  const [least, median, most] = [0, sorted.length >> 1, sorted.length - 1].map((place) =>
    sorted[place]?.toLocaleString('en', { maximumFractionDigits: 0 }),
  );
  return least === most ? median : `${median} (${least} to ${most})`;
}
