import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';

const SLOWDOWN = 4;
const AFTER_LOAD_MS = 3000;
/** The phone that Lighthouse has in mind. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const MEBIBYTE = 2 ** 20;

export interface Visit {
  requests: number;
  /** Bodies as they came, compressed, without headers. */
  bytes: Record<'html' | 'css' | 'script' | 'font' | 'image' | 'other', number>;
  /** All tasks of the main thread, at four times slowdown. */
  mainThreadMs: number;
  /** What scripts hold after a collection. */
  heapMiB: number;
  /** The page's process, its share of what processes share; undefined where the system does not tell. */
  processMiB: number | undefined;
}

const kinds: Record<string, keyof Visit['bytes']> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

/** A first visit, on a phone with nothing in its cache: from the tap to three seconds after the page has loaded. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(PHONE);
  const client = await page.createCDPSession();
  const network = await watchNetwork(client);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  await wait(AFTER_LOAD_MS);
  const mainThreadMs = (await readMetric(client, 'TaskDuration')) * 1000;
  await client.send('HeapProfiler.collectGarbage');
  const heapMiB = (await readMetric(client, 'JSHeapUsedSize')) / MEBIBYTE;
  const processMiB = await readProcess(browser);
  await context.close();
  return { ...network, mainThreadMs, heapMiB, processMiB };
}

async function watchNetwork(client: CDPSession) {
  const seen = { requests: 0, bytes: { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0 } };
  const started = new Map<string, { kind: keyof Visit['bytes']; headerBytes: number }>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (/^(data|blob):/.test(response.url)) return;
    seen.requests++;
    started.set(requestId, { kind: kinds[type] ?? 'other', headerBytes: response.encodedDataLength });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headerBytes } = started.get(requestId) ?? {};
    if (kind) seen.bytes[kind] += Math.max(0, encodedDataLength - headerBytes!);
  });
  await client.send('Network.enable');
  return seen;
}

async function readMetric(client: CDPSession, name: string): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)!.value;
}

/** The largest page process: the others are spare ones. */
async function readProcess(browser: Browser): Promise<number | undefined> {
  const client = await browser.target().createCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => `/proc/${id}/smaps_rollup`)
    .filter(existsSync)
    .map((file) => Number(readFileSync(file, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1]) / 1024);
  return sizes.length ? Math.max(...sizes) : undefined;
}
