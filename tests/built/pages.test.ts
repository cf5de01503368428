import { select } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { MAX_TITLE_CHARACTERS } from '../../src/site/list-pages.ts';
import { builtPages, findPage, normalise, readAttributes, readTexts } from '../support/read-page.ts';
import { sites } from '../support/tested-site.ts';

describe.each(builtPages)('$path', ({ path, tree, html, site }) => {
  const { navigation, pages, words } = site;
  const { menu, quickLinks, skipLink } = words.labels;

  it('has its landmarks and one heading of the first level, and can be skipped to its words', () => {
    for (const landmark of ['header', 'main', 'footer', 'h1'])
      expect(readTexts(tree, landmark), landmark).toHaveLength(1);
    expect(readAttributes(tree, 'nav', 'ariaLabel')).toEqual([menu.name, quickLinks.name]);
    expect(readTexts(tree, 'body a[href]')[0]).toBe(skipLink);
    expect(select('main', tree)!.properties).toMatchObject({ id: 'main', tabIndex: -1 });
    expect(readTexts(tree, 'header > a')).toEqual([skipLink, company.name]);
    expect(readAttributes(tree, 'header > a', 'href')).toEqual(['#main', pages.home.path]);
  });

  it('leads to every page, and is marked in the header where it is linked there', () => {
    for (const part of ['header', 'footer']) {
      const links = `${part} nav a:not([hreflang])`;
      expect(readTexts(tree, links)).toEqual(navigation.map(({ label }) => normalise(label)));
      expect(readAttributes(tree, links, 'href')).toEqual(navigation.map((page) => page.path));
    }
    const current = navigation.filter((page) => page.path === path);
    expect(readTexts(tree, '[aria-current=page]')).toEqual(current.map(({ label }) => normalise(label)));
    expect(readAttributes(tree, 'a[aria-current]', 'ariaCurrent')).toEqual(current.map(() => 'page'));
  });

  it('names the company in its title, where the two are not too long together', () => {
    const [title = ''] = readTexts(tree, 'title');
    if (!title.includes(company.name))
      expect(`${title} | ${company.name}`.length).toBeGreaterThan(MAX_TITLE_CHARACTERS);
  });

  it('ends with the footer of all pages, and the year of the build', () => {
    const [text = ''] = readTexts(tree, 'footer');
    expect(text).toBe(readTexts(findPage(pages.home.path).tree, 'footer')[0]);
    expect(text).toContain(`© ${new Date().getUTCFullYear()} ${company.name}`);
  });

  it('asks Cloudflare’s proxy to leave its email addresses as they are', () => {
    const [start, end] = ['<!--email_off-->', '<!--/email_off-->'].map((mark) => html.indexOf(mark));
    expect(start).toBeGreaterThan(0);
    expect(html.indexOf('"mailto:')).toBeGreaterThan(start!);
    expect(html.lastIndexOf('"mailto:')).toBeLessThan(end!);
  });
});

it.each(sites)('$pages.services.path has each service that Home has a card of', (site) => {
  const { pages, words, resolveHref } = site;
  const { blocks } = words.services;
  const cards = readAttributes(findPage(pages.home.path).tree, 'main li a', 'href');
  expect(cards).toEqual(blocks.map(({ id }) => `${pages.services.path}#${id}`));
  for (const { id, title, points, action, drawing, caption } of blocks) {
    const section = select(`#${id}`, findPage(pages.services.path).tree)!;
    expect(readTexts(section, 'h2')).toEqual([normalise(title)]);
    expect(readTexts(section, 'ul li')).toEqual(expect.arrayContaining(points.map(normalise)));
    expect(readAttributes(section, 'a', 'href')).toEqual([resolveHref(action)]);
    const captions = drawing && caption ? [normalise(caption)] : [];
    expect(readTexts(section, 'figure figcaption')).toEqual(captions);
  }
});
