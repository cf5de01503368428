/**
 * What a visit to each page costs, beside the same words written by hand and any other built site:
 * npm run bench -- [--also name=folder]… [--pages /,/about] [--runs 3]
 * Every run goes once round all pages and sites, so that what else the machine does falls on all of them alike.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { type Findings, toRow } from './describe-findings.ts';
import { launchBrowser } from './launch-browser.ts';
import { listPaths } from './list-paths.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureNavigation } from './measure-navigation.ts';
import { measureVisit } from './measure-visit.ts';
import { orStop } from './or-stop.ts';
import { readOptions } from './read-options.ts';
import { type ServedFolder, serveFolder } from './serve-folder.ts';
import { writeByHand } from './write-by-hand.ts';

const OURS = 'ours';
const BY_HAND = 'by hand';
const dist = join(import.meta.dirname, '../dist');

interface Site extends ServedFolder {
  name: string;
  paths: string[];
}

const options = orStop(() => readOptions(process.argv.slice(2), listPaths(dist)));
const scratch = mkdtempSync(join(tmpdir(), 'by-hand-'));
const sites: Site[] = [];
try {
  await serveSites();
  const findings = listFindings();
  for (let run = 0; run < options.runs; run++) await measureAll(findings, run);
  print(findings);
} finally {
  for (const site of sites) site.stop();
  rmSync(scratch, { recursive: true });
}

async function serveSites() {
  const ours = await serveFolder('server/serve.ts', dist);
  sites.push({ name: OURS, paths: options.paths, ...ours });
  await withBrowser((browser) => writeByHand(browser, ours.origin, listPaths(dist), scratch));
  for (const { name, folder } of [{ name: BY_HAND, folder: scratch }, ...options.also])
    sites.push({ name, paths: listPaths(folder), ...(await serveFolder('bench/serve-plainly.ts', folder)) });
}

/** One for each page of each site that has it. */
function listFindings(): (Findings & { url: string })[] {
  return options.paths.flatMap((path) =>
    sites
      .filter(({ paths }) => paths.includes(path))
      .map(({ name, origin }) => ({
        path,
        site: name,
        url: origin + path,
        lighthouse: [],
        visits: [],
        navigations: [],
      })),
  );
}

/** Every second run goes round the other way, so that no site is always the first after another. */
async function measureAll(findings: (Findings & { url: string })[], run: number) {
  for (const each of run % 2 ? findings.toReversed() : findings) {
    console.log(`run ${run + 1} of ${options.runs}: ${each.path} ${each.site}`);
    // A browser of its own for each: nothing is warm from the one before.
    await withBrowser(async (browser) => {
      each.lighthouse.push(await measureLighthouse(browser, each.url));
      each.visits.push(await measureVisit(browser, each.url));
      each.navigations.push(await measureNavigation(browser, each.url));
    });
  }
}

async function withBrowser(work: (browser: Browser) => Promise<void>) {
  const browser = await launchBrowser();
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

function print(findings: Findings[]) {
  const rows = findings.map(toRow);
  console.log('\nmedian (least to most) of the runs');
  console.table(rows);
  const faults = findings.filter(({ site }) => site === OURS);
  for (const { path, lighthouse } of faults)
    for (const fault of new Set(lighthouse.flatMap((run) => run.faults)))
      console.log(`${path} loses points for ${fault}`);
}
