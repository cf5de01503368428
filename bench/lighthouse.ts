import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'other'];

/**
 * Lighthouse's own mobile settings, with an empty cache: once with its slow phone and line computed, for the scores,
 * and twice applied, for the paints that a visitor would see: on its slow phone, and on a machine as fast as this one,
 * where less of what else the machine does is measured. Bytes are those on the line.
 */
export async function measureLighthouse(browser: Browser, url: string) {
  const { categories, audits } = await run(browser, url, 'simulate');
  const slow = await run(browser, url, 'devtools');
  const fast = await run(browser, url, 'devtools', { cpuSlowdownMultiplier: 1 });
  const lose = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${name}: ${audits[id]?.title} (${id})`),
  );
  const figures = {
    ...Object.fromEntries(SCORES.map((name) => [name, (categories[name]?.score ?? 0) * 100])),
    'FCP ms': audits['first-contentful-paint']?.numericValue,
    'LCP ms': audits['largest-contentful-paint']?.numericValue,
    'FCP applied ms': slow.audits['first-contentful-paint']?.numericValue,
    'LCP applied ms': slow.audits['largest-contentful-paint']?.numericValue,
    'FCP at 1× ms': fast.audits['first-contentful-paint']?.numericValue,
    'LCP at 1× ms': fast.audits['largest-contentful-paint']?.numericValue,
    'TBT ms': audits['total-blocking-time']?.numericValue,
    'CLS × 1000': (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN) * 1000,
    'main thread ms': audits['mainthread-work-breakdown']?.numericValue,
    ...readBytes(audits),
  };
  return { figures, lose };
}

async function run(
  browser: Browser,
  url: string,
  throttlingMethod: 'simulate' | 'devtools',
  throttling: { cpuSlowdownMultiplier?: number } = {},
) {
  const page = await browser.newPage();
  const flags = { logLevel: 'error', ignoreStatusCode: true, throttlingMethod, throttling } as const;
  const result = await lighthouse(url, flags, undefined, page);
  await page.close();
  const { lhr } = result!;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

function readBytes(audits: Result['audits']) {
  const details = audits['resource-summary']?.details;
  const rows = details?.type === 'table' ? details.items : [];
  const bytes = new Map(rows.map(({ resourceType, transferSize }) => [resourceType, Number(transferSize)]));
  return Object.fromEntries(KINDS.map((kind) => [`${kind} bytes`, bytes.get(kind)]));
}
