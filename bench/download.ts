import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';

const SLOWDOWN = 4;
const AFTER_LOAD_MS = 3000;
/** The phone that Lighthouse has in mind. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const KINDS = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
} as const;

/** A first visit with an empty cache, from the tap to three seconds after the page has loaded; bodies as they came, compressed. */
export async function measureDownload(browser: Browser, url: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(PHONE);
  const client = await page.createCDPSession();
  const bytes = { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0 };
  const started = new Map<string, { kind: keyof typeof bytes; headerBytes: number }>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (/^(data|blob):/.test(response.url)) return;
    const kind = type in KINDS ? KINDS[type as keyof typeof KINDS] : 'other';
    started.set(requestId, { kind, headerBytes: response.encodedDataLength });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headerBytes } = started.get(requestId) ?? {};
    if (kind) bytes[kind] += Math.max(0, encodedDataLength - headerBytes!);
  });
  await client.send('Network.enable');
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  await wait(AFTER_LOAD_MS);
  const { metrics } = await client.send('Performance.getMetrics');
  const tasks = metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  await context.close();
  return { ...bytes, requests: started.size, 'main thread ms': tasks };
}
