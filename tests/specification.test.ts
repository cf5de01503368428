/** The fixed texts and figures of the specification. Delete this file once your site says something else. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { QueryObserver } from '@tanstack/react-query';
import { selectAll } from 'hast-util-select';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import config from '../playwright.config.ts';
import { createStaticServer } from '../server/create-static-server.ts';
import { company } from '../src/content/company.ts';
import { agentLattice, agents } from '../src/illustrations/agents.ts';
import type { Drawing, Timeline } from '../src/illustrations/drawing.ts';
import { step } from '../src/illustrations/drawing.ts';
import { findSamples, research } from '../src/illustrations/research.ts';
import { saas, saasLattice } from '../src/illustrations/saas.ts';
import { findPoints } from '../src/illustrations/slides.ts';
import { attributes, readBuilt, type Tree, texts } from './built.ts';
import { advance, freezeClock, registration, tooltip } from './site.ts';

const SERVICES = ['Custom Agent Development', 'AI Research', 'Custom SaaS Development'];
const NAVIGATION = {
  Home: '/',
  Services: '/services',
  Methodology: '/methodology',
  About: '/about',
  Contact: '/contact',
};
const MISSING_TITLE = "Oops! The page you're looking for doesn't exist.";
const ERROR_TITLE = 'Unexpected Application Error!';

describe('pages', () => {
  const site = readBuilt('dist');
  const open = (path: string) => site.page(path).tree;
  const paths = (part: Tree) => attributes(part, 'a', 'href').map((href) => href.replace(/#.*/, ''));
  const sections = (path: string) =>
    new Map(selectAll('main section', open(path)).map((part) => [texts(part, 'h1, h2')[0]!, part]));

  it('are five and a missing one, linked by header and footer', () => {
    expect(site.pages.map(({ path }) => path).toSorted()).toEqual(
      [...Object.values(NAVIGATION), '/404'].toSorted(),
    );
    for (const { tree } of site.pages)
      for (const part of ['header', 'footer']) {
        expect.soft(texts(tree, `${part} nav li a`)).toEqual(Object.keys(NAVIGATION));
        expect.soft(attributes(tree, `${part} nav li a`, 'href')).toEqual(Object.values(NAVIGATION));
      }
  });
  it('Home has a hero with two buttons, three cards, three impacts and a way to Methodology', () => {
    const all = sections('/');
    expect(paths([...all.values()][0]!)).toEqual(expect.arrayContaining(['/services', '/contact']));
    expect(texts(all.get('Our Services')!, 'li h3 a')).toEqual([
      ...SERVICES.slice(0, 2),
      'SaaS Platform Development',
    ]);
    expect(paths(all.get('Our Services')!)).toEqual(['/services', '/services', '/services']);
    expect(texts(all.get('Business Impact')!, 'li h3')).toEqual([
      'Customer Support Automation',
      'Data-Driven Decision Making',
      'Operational Efficiency',
    ]);
    expect(attributes(open('/'), 'main a', 'href')).toContain('/methodology');
  });
  it.each(SERVICES)('Services: %s has a list, a canvas and a button to Contact', (title) => {
    const block = sections('/services').get(title)!;
    expect(selectAll('ul li', block).length).toBeGreaterThan(1);
    expect(selectAll('[data-drawing] canvas', block)).toHaveLength(1);
    expect(paths(block)).toEqual(['/contact']);
  });
  it('Methodology is Deliver Impact in three phases of three points, with a consultation at Contact', () => {
    expect(texts(open('/methodology'), 'h1')[0]).toContain('Deliver Impact');
    for (const phase of ['Discovery Phase', 'Iterative Development', 'Scaling for Impact'])
      expect.soft(texts(sections('/methodology').get(phase)!, 'li h3')).toHaveLength(3);
    const call = texts(open('/methodology'), 'main a').indexOf('Schedule a Consultation');
    expect(attributes(open('/methodology'), 'main a', 'href')[call]).toBe('/contact');
  });
  it('About has the mission, four values and the number; Contact address, email and number, and no form', () => {
    const values = ['Innovation', 'Excellence', 'Client-Centricity', 'Impact'];
    expect(texts(open('/about'), 'main :is(h2, h3)')).toEqual(
      expect.arrayContaining([expect.stringMatching(/mission/i), ...values]),
    );
    for (const path of ['/about', '/contact'])
      expect.soft(texts(open(path), 'main')[0]).toContain(company.uid);
    expect(attributes(open('/contact'), 'main a', 'href')).toContain(`mailto:${company.email}`);
    expect(texts(open('/contact'), 'main')[0]).toContain(company.street);
    for (const { tree } of site.pages)
      expect.soft(selectAll('form, input, textarea, select', tree)).toEqual([]);
  });
  it.each(['/', '/services', '/about'])('%s ends with a call to Contact', (path) =>
    expect(paths([...sections(path).values()].at(-1)!)).toEqual(['/contact']),
  );
  it('footer has tagline, name, address, email, number and year', () => {
    const [footer] = texts(open('/'), 'footer');
    const year = `© ${new Date().getUTCFullYear()} ${company.name}`;
    for (const fact of [company.name, company.street, company.town, company.email, company.uid, year])
      expect.soft(footer).toContain(fact);
    expect(attributes(open('/'), 'footer a', 'href')).toContain(`mailto:${company.email}`);
  });
  it('missing page leads Home', () => {
    expect(texts(open('/404'), 'main h1')).toEqual([MISSING_TITLE]);
    expect(texts(open('/404'), 'main a')).toEqual(['Return to Home']);
    expect(attributes(open('/404'), 'main a', 'href')).toEqual(['/']);
  });
});

describe('drawings', () => {
  function runFor<State extends Timeline>(drawing: Drawing<State>, ms: number) {
    const state = drawing.start();
    step(drawing as Drawing<Timeline>, state, ms);
    return state;
  }
  const countLines = <State extends Timeline>(drawing: Drawing<State>, state: State) =>
    drawing.draw(state).filter((shape) => 'stroke' in shape).length;
  const countPairs = (points: (readonly [number, number])[], closerThanPx: number) =>
    points.flatMap(([x, y], i) =>
      points.slice(i + 1).filter(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < closerThanPx),
    ).length;

  it.each([
    ['agents', 12, 120, agents, agentLattice, agentLattice.length],
    ['saas', 8, 150, saas, saasLattice, 2 * 28],
  ] as const)(
    '%s has %i elements and a line between those closer than %i px',
    (_name, count, px, drawing, lattice, others) => {
      for (const ms of [0, 7_300, 20_000, 61_100]) {
        const state = runFor(drawing, ms);
        const points = [...findPoints(lattice, state)];
        expect(points).toHaveLength(count);
        expect(countLines(drawing, state)).toBe(others + countPairs(points, px));
      }
    },
  );
  it('research has 15 elements and a line between those closer than 150 px', () => {
    for (const ms of [0, 7_300, 31_500]) {
      const state = runFor(research, ms);
      const points = findSamples(state).map(([height], i) => [43 + 31 * i, height] as const);
      expect(points).toHaveLength(15);
      expect(countLines(research, state)).toBe(15 + countPairs(points, 150));
    }
  });
});

describe('widgets', () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof createStaticServer>>;
  let page: Page;
  beforeAll(async () => {
    server = await createStaticServer('dist');
    browser = await chromium.launch(config.projects![0]!.use!.launchOptions!);
    page = await browser.newPage({ baseURL: await server.listen(), reducedMotion: 'reduce' });
    await freezeClock(page);
    await page.goto('/about');
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it('tooltip opens after 700 ms 4 px off its link, and at once within 300 ms of the last', async () => {
    await registration(page).hover();
    await page.locator('#widgets > *').first().waitFor({ state: 'attached' });
    await page.mouse.move(1, 1, { steps: 4 });
    for (const [pause, delay] of [
      [1000, 700],
      [299, 0],
      [301, 700],
    ] as const) {
      await advance(page, pause);
      await registration(page).hover();
      await advance(page, delay ? delay - 1 : 1);
      expect(await tooltip(page).count(), `${pause} ms later`).toBe(delay ? 0 : 1);
      await advance(page, 2);
      await tooltip(page).waitFor();
      const [link, box] = [(await registration(page).boundingBox())!, (await tooltip(page).boundingBox())!];
      const gap = Math.max(box.y - link.y - link.height, link.y - box.y - box.height);
      expect(Math.abs(gap - 4)).toBeLessThanOrEqual(0.5);
      await page.keyboard.press('Escape');
      await page.mouse.move(1, 1, { steps: 4 });
      await advance(page, 0);
      expect(await tooltip(page).count()).toBe(0);
    }
  });
  it('error panel has its title', async () => {
    await page.evaluate(() => {
      ResizeObserver.prototype.observe = () => {
        throw new Error('broken');
      };
    });
    await advance(page, 1000);
    await registration(page).hover();
    await advance(page, 701);
    await page.getByRole('alert').getByRole('heading', { name: ERROR_TITLE, exact: true }).waitFor();
  });
});

const render = vi.fn<(tree: ReactElement) => void>();
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render }) }));
// The cache does not retry on a server, and asks for a window when it is imported.
vi.hoisted(() => vi.stubGlobal('window', globalThis));

it('data cache retries three times after 1, 2 and 4 s, and forgets what is unused after 5 minutes', async () => {
  vi.stubGlobal('document', {
    getElementById: () => ({ dataset: {} }),
    addEventListener() {},
    visibilityState: 'visible',
  });
  vi.useFakeTimers();
  const { mount } = await import('../src/client/widgets/mount.tsx');
  mount();
  const { props } = render.mock.lastCall![0] as ReactElement<{ children: ReactElement<{ client: never }> }>;
  const { client } = props.children.props as { client: ConstructorParameters<typeof QueryObserver>[0] };
  const queryFn = vi.fn(() => Promise.reject(new Error('no')));
  const stop = new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(() => {});
  for (const [ms, calls] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [4000, 4],
    [60_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(queryFn, `${ms} ms later`).toHaveBeenCalledTimes(calls);
  }
  stop();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryCache().getAll()).toHaveLength(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
