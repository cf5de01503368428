import lighthouse, { type Result, type TraceEvent } from 'lighthouse';
import type { Browser } from 'puppeteer-core';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'other'];
/** Events of a trace: those that run scripts, and those that a script may force. */
const SCRIPTS = ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall', 'EventDispatch'];
const LAYOUTS = ['Layout', 'UpdateLayoutTree'];

/**
 * Measures a page with Lighthouse's mobile settings and an empty cache, in three runs: with its slow phone and network
 * simulated, for the scores; with both applied, for the paints that a visitor would see; and with the network alone
 * applied, because a slowed CPU multiplies the noise of other programs. Bytes are as transferred.
 */
export async function measureLighthouse(browser: Browser, url: string) {
  const { categories, audits } = (await run(browser, url, 'simulate')).lhr;
  const slow = await run(browser, url, 'devtools');
  const fast = await run(browser, url, 'devtools', { cpuSlowdownMultiplier: 1 });
  const failedAudits = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${name}: ${audits[id]?.title} (${id})`),
  );
  const figures = {
    ...Object.fromEntries(SCORES.map((name) => [name, (categories[name]?.score ?? 0) * 100])),
    'FCP ms': audits['first-contentful-paint']?.numericValue,
    'LCP ms': audits['largest-contentful-paint']?.numericValue,
    'FCP applied ms': slow.lhr.audits['first-contentful-paint']?.numericValue,
    'LCP applied ms': slow.lhr.audits['largest-contentful-paint']?.numericValue,
    'FCP at 1× ms': fast.lhr.audits['first-contentful-paint']?.numericValue,
    'LCP at 1× ms': fast.lhr.audits['largest-contentful-paint']?.numericValue,
    'forced layouts': countForcedLayouts(slow.artifacts.Trace.traceEvents),
    'TBT ms': audits['total-blocking-time']?.numericValue,
    'CLS × 1000': (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN) * 1000,
    'main thread ms': audits['mainthread-work-breakdown']?.numericValue,
    ...readBytes(audits),
  };
  return { figures, failedAudits };
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
  const { lhr, artifacts } = result!;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
  return { lhr, artifacts };
}

/** Counts how often a script forces a style computation or a layout before the first contentful paint. */
function countForcedLayouts(events: TraceEvent[]) {
  const paintedAt =
    events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.POSITIVE_INFINITY;
  const early = events.filter(({ ph, ts }) => ph === 'X' && ts < paintedAt);
  const scripts = early.filter(({ name }) => SCRIPTS.includes(name));
  const isForced = ({ name, tid, ts }: TraceEvent) =>
    LAYOUTS.includes(name) &&
    scripts.some((script) => script.tid === tid && script.ts <= ts && ts <= script.ts + script.dur);
  return early.filter(isForced).length;
}

function readBytes(audits: Result['audits']) {
  const details = audits['resource-summary']?.details;
  const rows = details?.type === 'table' ? details.items : [];
  const bytes = new Map(rows.map(({ resourceType, transferSize }) => [resourceType, Number(transferSize)]));
  return Object.fromEntries(KINDS.map((kind) => [`${kind} bytes`, bytes.get(kind)]));
}
