/**
 * The sample holds the specification's texts, routes and links to the letter. Whoever makes the site his own deletes
 * this folder: every other test takes its words and pages from src/content.
 */
import { selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import {
  builtPages,
  findPage,
  missingPages,
  readAttributes,
  readTexts,
  type Tree,
} from '../support/read-page.ts';
import { navigation, site, words } from '../support/tested-site.ts';

const { unexpectedError } = words.labels;

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

const englishPages = builtPages.filter((page) => page.site === site);
const [missingPage] = missingPages;
const openPage = (path: string) => findPage(path).tree;
const readPaths = (part: Tree) => readAttributes(part, 'a', 'href').map((href) => href.replace(/#.*/, ''));

/** The sections of a page, by the heading that they begin with. */
function readSections(path: string) {
  const sections = selectAll('main section', openPage(path));
  return new Map(sections.map((section) => [readTexts(section, 'h1, h2')[0]!, section]));
}

it('there are five pages and a missing one, in English', () => {
  expect(englishPages.map(({ path }) => path).toSorted()).toEqual(
    [...Object.keys(ROUTES), '/404'].toSorted(),
  );
});

it('header and footer link the five pages', () => {
  expect(navigation.map(({ path, label }) => [path, label])).toEqual(Object.entries(ROUTES));
});

describe('Home', () => {
  const sections = readSections('/');

  it('opens with a button to Services and one to Contact, and ends with one to Contact', () => {
    const [hero, ...others] = sections.values();
    expect(readPaths(hero!).slice(0, 2)).toEqual(['/services', '/contact']);
    expect(readPaths(others.at(-1)!)).toEqual(['/contact']);
  });

  it('has three cards that lead to Services', () => {
    const cards = sections.get('Our Services')!;
    expect(readTexts(cards, 'li h3 a')).toEqual(CARDS);
    expect(readPaths(cards)).toEqual(CARDS.map(() => '/services'));
  });

  it('names three impacts, with a button to Methodology', () => {
    const impact = sections.get('Business Impact')!;
    expect(readTexts(impact, 'h3')).toEqual(IMPACTS);
    expect(readPaths(impact)).toEqual(['/methodology']);
  });
});

describe('Services', () => {
  const sections = readSections('/services');

  it.each(SERVICES)('has a list, a canvas and a button to Contact for %s', (title) => {
    const block = sections.get(title)!;
    expect(selectAll('ul li', block).length).toBeGreaterThan(1);
    expect(selectAll('[data-drawing] canvas', block)).toHaveLength(1);
    expect(readPaths(block)).toEqual(['/contact']);
  });

  it('ends with a button to Contact', () => {
    expect(readPaths([...sections.values()].at(-1)!)).toEqual(['/contact']);
  });
});

describe('Methodology', () => {
  const sections = readSections('/methodology');

  it('names itself Deliver Impact', () => {
    expect([...sections.keys()][0]).toContain('Deliver Impact');
  });

  it.each(PHASES)('has three points in the %s', (title) => {
    expect(selectAll('li', sections.get(title)!)).toHaveLength(3);
  });

  it('leads to Contact by the words Schedule a Consultation', () => {
    const links = selectAll('main a', openPage('/methodology'));
    const [path] = links.flatMap((link) => {
      const isCall = readTexts({ type: 'root', children: [link] }, 'a')[0] === 'Schedule a Consultation';
      return isCall ? [link.properties['href']] : [];
    });
    expect(path).toBe('/contact');
  });
});

it('About tells the mission, four values and the registration number, and leads to Contact', () => {
  const sections = readSections('/about');
  const headings = readTexts(openPage('/about'), 'main :is(h2, h3)');
  expect(headings).toEqual(expect.arrayContaining([expect.stringMatching(/mission/i), ...VALUES]));
  expect(readTexts(openPage('/about'), 'main')[0]).toContain(company.uid);
  expect(readPaths([...sections.values()].at(-1)!)).toEqual(['/contact']);
});

it('no page has a form', () => {
  for (const { tree } of builtPages) expect(selectAll('form, input, textarea, select', tree)).toEqual([]);
});

it('an unknown address is told so, and led Home', () => {
  expect(readTexts(missingPage!.tree, 'main h1')).toEqual([
    "Oops! The page you're looking for doesn't exist.",
  ]);
  expect(readTexts(missingPage!.tree, 'main a:not([hreflang])')).toEqual(['Return to Home']);
  expect(readAttributes(missingPage!.tree, 'main a:not([hreflang])', 'href')).toEqual(['/']);
});

it('an error is told as the specification says', () => {
  expect(unexpectedError.title).toBe('Unexpected Application Error!');
});
