import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's own mobile settings, with an empty cache: once with its slow phone and line computed, for the scores,
 * and once with both applied, for the largest paint that a visitor would see.
 */
export async function measureLighthouse(browser: Browser, url: string) {
  const { categories, audits } = await run(browser, url, 'simulate');
  const applied = await run(browser, url, 'devtools');
  const lose = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${name}: ${audits[id]?.title} (${id})`),
  );
  const figures = {
    ...Object.fromEntries(SCORES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    'FCP ms': audits['first-contentful-paint']?.numericValue,
    'LCP ms': audits['largest-contentful-paint']?.numericValue,
    'LCP applied ms': applied.audits['largest-contentful-paint']?.numericValue,
    'TBT ms': audits['total-blocking-time']?.numericValue,
    'CLS × 1000': (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN) * 1000,
  };
  return { figures, lose };
}

async function run(browser: Browser, url: string, throttlingMethod: 'simulate' | 'devtools') {
  const page = await browser.newPage();
  const flags = { logLevel: 'error', ignoreStatusCode: true, throttlingMethod } as const;
  const result = await lighthouse(url, flags, undefined, page);
  await page.close();
  const { lhr } = result!;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
  return lhr;
}
