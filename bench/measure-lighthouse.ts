import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';

export interface LighthouseRun {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** What costs points, as `category: what is wrong`. */
  faults: string[];
}

/** Lighthouse's own mobile settings: a slow phone and a slow line, both computed, with an empty cache. */
export async function measureLighthouse(browser: Browser, url: string): Promise<LighthouseRun> {
  const page = await browser.newPage();
  const result = await lighthouse(url, { logLevel: 'error', ignoreStatusCode: true }, undefined, page);
  await page.close();
  const { categories, audits, runtimeError } = result!.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figureOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    fcpMs: figureOf('first-contentful-paint'),
    lcpMs: figureOf('largest-contentful-paint'),
    tbtMs: figureOf('total-blocking-time'),
    cls: figureOf('cumulative-layout-shift'),
    faults: Object.entries(categories).flatMap(([name, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
        .map(({ id }) => `${name}: ${audits[id]?.title} (${id})`),
    ),
  };
}
