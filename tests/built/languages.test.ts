import { selectAll } from 'hast-util-select';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { codes } from '../../src/content/languages.ts';
import {
  builtPages,
  findPage,
  missingPages,
  normalise,
  readAttributes,
  readFile,
  readTexts,
  type Tree,
} from '../support/read-page.ts';
import { sites } from '../support/tested-site.ts';

const { site } = company;
const languages = sites.map(({ words, pages, listedPages }, index) => ({
  code: codes[index]!,
  ...words.labels.language,
  pages,
  listedPages,
}));
const isOneOfSeveral = languages.length > 1;
/** Each page of the registry in each language. */
const pages = languages.flatMap(({ code, tag, listedPages }) =>
  listedPages.map(({ id, path }) => ({ code, tag, id, path, tree: findPage(path).tree })),
);
const CODE = 'style, script:not([type="application/ld+json"])';
const POLICY = 'meta[http-equiv]';
const READ_ATTRIBUTES = [
  'ariaLabel',
  'content',
  'dataCopiedMessage',
  'dataDecided',
  'dataFailedMessage',
  'dataBuilt',
  'dataWaits',
];
/** No German or French text has these; names and the field's terms do not either. */
const ENGLISH = /\b(the|and|your|with|this|from|copied|notifications?|switzerland)\b/i;

it('every page is built in every language, and nothing else', () => {
  const paths = [...pages, ...missingPages].map(({ path }) => path);
  expect(builtPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

it.each(pages)('$path names its language, and to networks the others too', ({ code, tag, tree }) => {
  expect(readAttributes(tree, 'html', 'lang')).toEqual([tag]);
  const listLocales = (isIts: boolean) =>
    languages.filter((each) => (each.code === code) === isIts).map(({ locale }) => locale.replace('-', '_'));
  expect(readAttributes(tree, 'meta[property="og:locale"]', 'content')).toEqual(listLocales(true));
  expect(readAttributes(tree, 'meta[property="og:locale:alternate"]', 'content')).toEqual(listLocales(false));
});

it.each(pages)(
  '$path is known to search engines in each language, and for all others in the first',
  ({ id, path, tree }) => {
    const links = languages.map(({ tag, pages }) => [tag, site + pages[id].path]);
    const expected = isOneOfSeveral ? [['x-default', links[0]![1]], ...links] : [];
    const tags = readAttributes(tree, 'link[hreflang]', 'hrefLang');
    const addresses = readAttributes(tree, 'link[hreflang]', 'href');
    expect(tags.map((tag, index) => [tag, addresses[index]])).toEqual(expected);
    const entries = readFile('sitemap-0.xml').split('<url>');
    const entry = entries.find((text) => text.includes(`<loc>${new URL(path, site).href}</loc>`))!;
    const listed = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, address]) => [
      tag,
      address,
    ]);
    expect(listed).toEqual(expected);
  },
);

it.each(pages)(
  'menu and footer of $path lead to the same page in the other languages',
  ({ id, code, tree }) => {
    const others = languages.filter((each) => each.code !== code);
    for (const part of ['header', 'footer']) {
      const links = `${part} a[hreflang]`;
      expect(readTexts(tree, links)).toEqual(others.map(({ name }) => name));
      expect(readAttributes(tree, links, 'href')).toEqual(others.map((each) => each.pages[id].path));
      for (const name of ['hrefLang', 'lang'])
        expect(readAttributes(tree, links, name)).toEqual(others.map(({ tag }) => tag));
    }
  },
);

it.each(sites)('$pages.notFound.path says so in its language, and leads Home in each', ({ pages, words }) => {
  const { tree } = findPage(pages.notFound.path);
  const { title, action } = words.notFound;
  expect(readAttributes(tree, 'html', 'lang')).toEqual([words.labels.language.tag]);
  expect(readTexts(tree, 'h1')).toEqual([normalise(title)]);
  expect(readTexts(tree, 'main a')[0]).toBe(normalise(action.label));
  expect(readAttributes(tree, 'main a', 'href')[0]).toBe(pages.home.path);
  const others = languages.filter((each) => each.pages !== pages).map((each) => each.pages.home.path);
  for (const part of ['header', 'footer'])
    expect(readAttributes(tree, `${part} a[hreflang]`, 'href')).toEqual(others);
});

it('the missing page at the root, which a host may send for all, says so in every language', () => {
  const { tree } = missingPages[0]!;
  const [text = ''] = readTexts(tree, 'main');
  for (const { words, pages } of sites) {
    expect(text).toContain(normalise(words.notFound.title));
    expect(readAttributes(tree, 'main a', 'href')).toContain(pages.home.path);
  }
});

it.each(pages.filter(({ tag }) => !tag.startsWith('en')))('$path has no English word', ({ path, tree }) => {
  expect(ENGLISH.exec(readAllTexts(tree))?.[0], path).toBeUndefined();
});

it('llms.txt lists every page of every language, in the order of the registry', () => {
  const [title, summary, _facts, ...lists] = readFile('llms.txt').trimEnd().split('\n\n');
  expect(title).toBe(`# ${company.name}`);
  expect(summary).toMatch(/^> \S/);
  // Each language has a heading and a list.
  const expected = languages.flatMap(({ listedPages }) => [
    expect.stringMatching(/^## \S/),
    listedPages
      .map(({ path, label, title, description }) => `- [${label ?? title}](${site}${path}): ${description}`)
      .join('\n'),
  ]);
  expect(lists).toEqual(expected);
});

/** What is read, by visitors or by programs, in elements and attributes, without the facts of the company. */
function readAllTexts(tree: Tree): string {
  const texts = selectAll(`:not(${CODE}, ${POLICY})`, tree).flatMap(({ properties, children }) => [
    ...children.flatMap((child) => (child.type === 'text' ? [child.value] : [])),
    ...READ_ATTRIBUTES.map((name) => String(properties[name] ?? '')),
  ]);
  return Object.values(company).reduce<string>(
    (text, fact) => text.replaceAll(String(fact), ''),
    texts.join('\n'),
  );
}
