import { select } from 'hast-util-select';
import { expect, it } from 'vitest';
import { readBuildDate } from '../../src/build-time/facts/read-build-date.ts';
import { company } from '../../src/content/company.ts';
import { MAX_TITLE_CHARACTERS } from '../../src/site/list-pages.ts';
import { builtPages, findPage, readAttributes, readTexts } from '../support/read-page.ts';

it.each(builtPages)('$path has its landmarks, and one heading of the first level', ({ tree, site }) => {
  const { menu, quickLinks } = site.words.labels;
  for (const landmark of ['header', 'main', 'footer', 'h1'])
    expect(readTexts(tree, landmark), landmark).toHaveLength(1);
  expect(readAttributes(tree, 'nav', 'ariaLabel')).toEqual([menu.name, quickLinks.name]);
});

it.each(builtPages)('$path can be skipped to its words, and leads to every page', ({ tree, site }) => {
  const { navigation, pages, words } = site;
  const { skipLink } = words.labels;
  expect(readTexts(tree, 'body a[href]')[0]).toBe(skipLink);
  expect(select('main', tree)!.properties).toMatchObject({ id: 'main', tabIndex: -1 });
  for (const part of ['header', 'footer']) {
    expect(readTexts(tree, `${part} nav a:not([hreflang])`)).toEqual(navigation.map(({ label }) => label));
    expect(readAttributes(tree, `${part} nav a:not([hreflang])`, 'href')).toEqual(
      navigation.map(({ path }) => path),
    );
  }
  expect(readTexts(tree, 'header > a')).toEqual([skipLink, company.name]);
  expect(readAttributes(tree, 'header > a', 'href')).toEqual(['#main', pages.home.path]);
});

it.each(builtPages)('$path is marked in the header, where it is linked there', ({ path, tree, site }) => {
  const current = site.navigation.filter((page) => page.path === path);
  expect(readTexts(tree, '[aria-current=page]')).toEqual(current.map(({ label }) => label));
  expect(readAttributes(tree, '[aria-current]', 'ariaCurrent')).toEqual(current.map(() => 'page'));
});

it.each(builtPages)(
  '$path names the company in its title, where the two are not too long together',
  ({ tree }) => {
    const [title = ''] = readTexts(tree, 'title');
    if (!title.includes(company.name))
      expect(`${title} | ${company.name}`.length).toBeGreaterThan(MAX_TITLE_CHARACTERS);
  },
);

it.each(builtPages)(
  '$path ends with the footer of all pages, and the year of the build',
  ({ tree, site }) => {
    const [text = ''] = readTexts(tree, 'footer');
    expect(text).toBe(readTexts(findPage(site.pages.home.path).tree, 'footer')[0]);
    expect(text).toContain(`© ${readBuildDate().getUTCFullYear()} ${company.name}`);
    expect(readAttributes(tree, 'footer a', 'href')).toContain(`mailto:${company.email}`);
  },
);

it.each(builtPages)(
  'Cloudflare’s proxy is asked to leave the email addresses of $path as they are',
  ({ html }) => {
    const [start, end] = ['<!--email_off-->', '<!--/email_off-->'].map((mark) => html.indexOf(mark));
    expect(start).toBeGreaterThan(0);
    expect(html.indexOf('"mailto:')).toBeGreaterThan(start!);
    expect(html.lastIndexOf('"mailto:')).toBeLessThan(end!);
  },
);
