/**
 * The sample holds the specification's texts, routes and links to the letter. Whoever makes the site his own deletes
 * this folder: every other test takes its words and pages from src/content.
 */
import { selectAll } from 'hast-util-select';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { builtPages, findPage, readAttributes, readTexts, type Tree } from '../support/read-page.ts';
import { navigation, site, words } from '../support/tested-site.ts';

const ROUTES = {
  '/': 'Home',
  '/services': 'Services',
  '/methodology': 'Methodology',
  '/about': 'About',
  '/contact': 'Contact',
};
const SERVICES = ['Custom Agent Development', 'AI Research', 'Custom SaaS Development'];
const CARDS = [...SERVICES.slice(0, 2), 'SaaS Platform Development'];
const IMPACTS = ['Customer Support Automation', 'Data-Driven Decision Making', 'Operational Efficiency'];
const PHASES = ['Discovery Phase', 'Iterative Development', 'Scaling for Impact'];
const VALUES = ['Innovation', 'Excellence', 'Client-Centricity', 'Impact'];

const openPage = (path: string) => findPage(path).tree;
const readPaths = (part: Tree) => readAttributes(part, 'a', 'href').map((href) => href.replace(/#.*/, ''));

/** The sections of a page, by the heading that they begin with. */
function readSections(path: string) {
  const sections = selectAll('main section', openPage(path));
  return new Map(sections.map((section) => [readTexts(section, 'h1, h2')[0]!, section]));
}

it('there are five pages and a missing one, in English; header and footer link the five', () => {
  const paths = builtPages.filter((page) => page.site === site).map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...Object.keys(ROUTES), '/404'].toSorted());
  expect(navigation.map(({ path, label }) => [path, label])).toEqual(Object.entries(ROUTES));
});

it('Home opens with a button to Services and one to Contact', () => {
  const [hero] = readSections('/').values();
  expect(readPaths(hero!).slice(0, 2)).toEqual(['/services', '/contact']);
});

it('Home has three cards that lead to Services, and three impacts with a button to Methodology', () => {
  const cards = readSections('/').get('Our Services')!;
  expect(readTexts(cards, 'li h3 a')).toEqual(CARDS);
  expect(readPaths(cards)).toEqual(CARDS.map(() => '/services'));
  const impact = readSections('/').get('Business Impact')!;
  expect(readTexts(impact, 'li h3')).toEqual(IMPACTS);
  expect(readPaths(impact)).toEqual(['/methodology']);
});

it.each(SERVICES)('Services has a list, a canvas and a button to Contact for %s', (title) => {
  const block = readSections('/services').get(title)!;
  expect(selectAll('ul li', block).length).toBeGreaterThan(1);
  expect(selectAll('[data-drawing] canvas', block)).toHaveLength(1);
  expect(readPaths(block)).toEqual(['/contact']);
});

it('Methodology names itself Deliver Impact, and leads to Contact by the words Schedule a Consultation', () => {
  const tree = openPage('/methodology');
  expect(readTexts(tree, 'h1')[0]).toContain('Deliver Impact');
  const call = readTexts(tree, 'main a').indexOf('Schedule a Consultation');
  expect(readAttributes(tree, 'main a', 'href')[call]).toBe('/contact');
});

it.each(PHASES)('Methodology has three points in the %s', (title) => {
  expect(selectAll('li h3', readSections('/methodology').get(title)!)).toHaveLength(3);
});

it('About tells the mission, four values and the registration number', () => {
  const headings = readTexts(openPage('/about'), 'main :is(h2, h3)');
  expect(headings).toEqual(expect.arrayContaining([expect.stringMatching(/mission/i), ...VALUES]));
  expect(readTexts(openPage('/about'), 'main')[0]).toContain(company.uid);
});

it.each(['/', '/services', '/about'])('%s ends with a button to Contact', (path) => {
  expect(readPaths([...readSections(path).values()].at(-1)!)).toEqual(['/contact']);
});

it('no page has a form', () => {
  for (const { tree } of builtPages) expect(selectAll('form, input, textarea, select', tree)).toEqual([]);
});

it('an unknown address is told so, and led Home', () => {
  const tree = openPage('/404');
  expect(readTexts(tree, 'main h1')).toEqual(["Oops! The page you're looking for doesn't exist."]);
  expect(readTexts(tree, 'main a:not([hreflang])')).toEqual(['Return to Home']);
  expect(readAttributes(tree, 'main a:not([hreflang])', 'href')).toEqual(['/']);
});

it('an error is told as the specification says', () => {
  expect(words.labels.unexpectedError.title).toBe('Unexpected Application Error!');
});
