/** The fixed texts and figures of the specification. Delete this file once your site says something else. */
import { selectAll } from 'hast-util-select';
import { findElements, start, step } from '../src/illustrations/drawing.ts';
import { drawings } from '../src/illustrations/drawings.ts';
import { attributes, readBuilt, type Tree, texts } from './built.ts';
import { advance, expect, freezeClock, registration, test, tooltip } from './site.ts';

const SERVICES = ['Custom Agent Development', 'AI Research', 'Custom SaaS Development'];
const NAVIGATION = {
  Home: '/',
  Services: '/services',
  Methodology: '/methodology',
  About: '/about',
  Contact: '/contact',
};

test.describe('pages', () => {
  const site = readBuilt('dist');
  const open = (path: string) => site.page(path).tree;
  const readPaths = (part: Tree) => attributes(part, 'a', 'href').map((href) => href.replace(/#.*/, ''));
  const sections = (path: string) =>
    new Map(selectAll('main section', open(path)).map((part) => [texts(part, 'h1, h2')[0]!, part]));

  test('are five and a missing one, linked by header and footer, without forms', () => {
    expect(site.pages.map(({ path }) => path).toSorted()).toEqual(
      [...Object.values(NAVIGATION), '/404'].toSorted(),
    );
    for (const part of ['header', 'footer']) {
      expect.soft(texts(open('/'), `${part} nav li a`)).toEqual(Object.keys(NAVIGATION));
      expect.soft(attributes(open('/'), `${part} nav li a`, 'href')).toEqual(Object.values(NAVIGATION));
    }
    for (const { tree } of site.pages)
      expect.soft(selectAll('form, input, textarea, select', tree)).toEqual([]);
  });
  test('Home has a hero with two buttons, three cards, three impacts and a way to Methodology', () => {
    const all = sections('/');
    const buttons = attributes([...all.values()][0]!, '.button-link', 'href');
    expect(buttons.toSorted()).toEqual(['/contact', '/services']);
    expect(texts(all.get('Our Services')!, 'li h3 a')).toEqual([
      ...SERVICES.slice(0, 2),
      'SaaS Platform Development',
    ]);
    expect(readPaths(all.get('Our Services')!)).toEqual(['/services', '/services', '/services']);
    expect(texts(all.get('Business Impact')!, 'li h3')).toEqual([
      'Customer Support Automation',
      'Data-Driven Decision Making',
      'Operational Efficiency',
    ]);
    expect(attributes(open('/'), 'main a', 'href')).toContain('/methodology');
  });
  test('Services has three blocks, each with a list, a canvas and a button to Contact', () => {
    for (const title of SERVICES) {
      const block = sections('/services').get(title)!;
      expect(selectAll('ul li', block).length).toBeGreaterThan(1);
      expect(selectAll('[data-drawing] canvas', block)).toHaveLength(1);
      expect(readPaths(block)).toEqual(['/contact']);
    }
  });
  test('Methodology is Deliver Impact in three phases of three points, with a consultation at Contact', () => {
    expect(texts(open('/methodology'), 'h1')[0]).toContain('Deliver Impact');
    for (const phase of ['Discovery Phase', 'Iterative Development', 'Scaling for Impact'])
      expect.soft(texts(sections('/methodology').get(phase)!, 'li h3')).toHaveLength(3);
    const call = texts(open('/methodology'), 'main a').indexOf('Schedule a Consultation');
    expect(attributes(open('/methodology'), 'main a', 'href')[call]).toBe('/contact');
  });
  test('About has the mission and four values', () => {
    const values = ['Innovation', 'Excellence', 'Client-Centricity', 'Impact'];
    expect(texts(open('/about'), 'main :is(h2, h3)')).toEqual(
      expect.arrayContaining([expect.stringMatching(/mission/i), ...values]),
    );
  });
  test('Home, Services and About end with a call to Contact', () => {
    for (const path of ['/', '/services', '/about'])
      expect.soft(readPaths([...sections(path).values()].at(-1)!), path).toEqual(['/contact']);
  });
  test('missing page and error panel have their texts', () => {
    expect(texts(open('/404'), 'main :is(h1, a)')).toEqual([
      "Oops! The page you're looking for doesn't exist.",
      'Return to Home',
    ]);
    expect(attributes(open('/'), '#widgets', 'dataErrorTitle')).toEqual(['Unexpected Application Error!']);
  });
});

test.describe('drawings', () => {
  const countPairs = (points: readonly (readonly [number, number])[], closerThanPx: number) =>
    points.flatMap(([x, y], i) =>
      points.slice(i + 1).filter(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < closerThanPx),
    ).length;

  for (const [name, count, px, others] of [
    ['agents', 12, 120, 5 * 5],
    ['saas', 8, 150, 2 * 28],
    ['research', 15, 150, 15],
  ] as const)
    test(`${name} has ${count} elements and a line between those closer than ${px} px`, () => {
      const playback = start(drawings[name]);
      // In so many moments some distances come within 1 px of the limit.
      for (let moment = 0; moment < 500; moment++, step(playback, 41)) {
        const elements = findElements(playback);
        const points =
          name === 'research' ? elements.map(([height], i) => [43 + 31 * i, height] as const) : elements;
        expect(points).toHaveLength(count);
        const lines = drawings[name].draw(elements).filter((shape) => 'stroke' in shape);
        expect(lines).toHaveLength(others + countPairs(points, px));
      }
    });
});

test('tooltip opens after 700 ms 4 px off its link, and at once within 300 ms of the last', async ({
  page,
}) => {
  await freezeClock(page);
  await page.goto('/');
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
    await expect(tooltip(page), `${pause} ms later`).toHaveCount(delay ? 0 : 1);
    await advance(page, 2);
    await expect(tooltip(page)).toBeVisible();
    const [link, box] = [(await registration(page).boundingBox())!, (await tooltip(page).boundingBox())!];
    const gap = Math.max(box.y - link.y - link.height, link.y - box.y - box.height);
    expect(Math.abs(gap - 4)).toBeLessThanOrEqual(0.5);
    await page.keyboard.press('Escape');
    await page.mouse.move(1, 1, { steps: 4 });
    await advance(page, 0);
    await expect(tooltip(page)).toHaveCount(0);
  }
});
