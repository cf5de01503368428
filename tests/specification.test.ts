/** Texts and figures that the owner ordered word for word. The sample states them; another owner may change them. */
import { selectAll } from 'hast-util-select';
import { it as base, expect } from 'vitest';
import { company } from '../src/content/company.ts';
import { drawRings } from '../src/illustrations/draw-rings.ts';
import { drawings } from '../src/illustrations/drawings.ts';
import { attributes, readBuilt, texts } from './built.ts';

const it = base.skipIf(!company.sample);

const site = readBuilt('dist');
const tree = (path: string) => site.page(path).tree;
const words = (text: string) => text.split(', ');
/** Texts without the numbers that stand before titles. */
const titles = (...where: Parameters<typeof texts>) =>
  texts(...where).map((text) => text.replace(/^\d+\s+/, ''));
const NAVIGATION = words('Home, Services, Methodology, About, Contact');
const PATHS = words('/, /services, /methodology, /about, /contact');
const SERVICES = words('Custom Agent Development, AI Research, Custom SaaS Development');
const PHASES = words('Discovery Phase, Iterative Development, Scaling for Impact');
const OOPS = "Oops! The page you're looking for doesn't exist.";

it('there are five pages and a 404 page, without forms', () => {
  expect(site.pages.map(({ path }) => path).toSorted()).toEqual([...PATHS, '/404'].toSorted());
  for (const { path, tree } of site.pages)
    expect.soft(selectAll('form, input, textarea, select', tree), path).toEqual([]);
});

/** Texts that a page has in this order, among others, and then addresses that its links lead to. */
const PARTS: [path: string, selector: string, expected: string[]][] = [
  ['/', 'header nav li a', [...NAVIGATION, ...PATHS]],
  ['/', 'footer nav li a', [...NAVIGATION, ...PATHS]],
  ['/', 'main section:first-of-type .button', ['/contact', '/services']],
  ['/', 'main h2', ['Our Services', 'Business Impact']],
  ['/', 'main ol h3', [...SERVICES.slice(0, 2), 'SaaS Platform Development']],
  ['/', 'main ol li > a', ['/services', '/services', '/services']],
  ['/', 'main dt', words('Customer Support Automation, Data-Driven Decision Making, Operational Efficiency')],
  ['/', 'main a', ['/methodology']],
  ['/', 'main section:last-of-type a', ['/contact']],
  ['/services', 'main :is(h1, h2)', SERVICES],
  ['/services', 'main section:has(canvas) .button', ['/contact', '/contact', '/contact']],
  ['/services', 'main section:last-of-type a', ['/contact']],
  ['/methodology', 'main h2', PHASES],
  ['/methodology', 'main a[href^="/contact"]', ['Schedule a Consultation']],
  ['/about', 'main dt', words('Innovation, Excellence, Client-Centricity, Impact')],
  ['/about', 'main section:last-of-type a', ['/contact']],
  ['/404', 'main :is(h1, a)', [OOPS, 'Return to Home', '/']],
];
it.each(PARTS)('%s has in %s: %j', (path, selector, expected) => {
  const links = attributes(tree(path), selector, 'href').map((href) => href.replace(/#.*/, ''));
  const found = [...titles(tree(path), selector), ...links];
  expect(found.filter((each) => expected.includes(each))).toEqual(expected);
});

it('Services has a list and a canvas in each block, Methodology three points in each phase', () => {
  const find = (path: string, title: string) =>
    selectAll('main section', tree(path)).find((part) => titles(part, 'h1, h2')[0] === title)!;
  for (const title of SERVICES) {
    expect(selectAll('[data-drawing] canvas', find('/services', title))).toHaveLength(1);
    expect(selectAll('ul li', find('/services', title)).length).toBeGreaterThan(1);
  }
  for (const title of PHASES) expect(selectAll('.lines > div', find('/methodology', title))).toHaveLength(3);
  expect(texts(tree('/methodology'), 'h1')[0]).toContain('Deliver Impact');
  expect(texts(tree('/about'), 'main h1').join()).toMatch(/mission/i);
  expect(attributes(tree('/'), '#widgets', 'dataErrorTitle')).toEqual(['Unexpected Application Error!']);
});

it.each([
  ['agents', 8, 150],
  ['research', 12, 120],
  ['saas', 15, 120],
] as const)('%s has %i elements and a line between those closer than %i px', (name, count, px) => {
  const { poses } = drawings[name];
  expect(new Set(poses.map(({ rings }) => rings.length))).toEqual(new Set([count]));
  const countLines = (distance: number) => {
    const shapes = drawRings(drawings[name], [
      [0, 0],
      [0, distance],
    ]);
    return shapes.flatMap(({ d }) => d.match(/L/g) ?? []).length;
  };
  expect([countLines(px - 1), countLines(px)]).toEqual([1, 0]);
});
