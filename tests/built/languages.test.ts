import { selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
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
const languages = sites.map(({ language, words, pages, listedPages }) => ({
  ...language,
  missing: words.notFound,
  texts: listTexts(words).map(normalise),
  pages,
  listedPages,
}));
const CODE = 'style, script, meta[http-equiv]';
/** No German or French text has these; names and the field's terms do not either. */
const ENGLISH = /\b(the|and|your|with|this|from|copied|switzerland)\b/i;

it('every page is built in every language, and nothing else', () => {
  const paths = [...languages.flatMap(({ listedPages }) => listedPages), ...missingPages];
  expect(builtPages.map(({ path }) => path).toSorted()).toEqual(paths.map(({ path }) => path).toSorted());
});

describe.each(languages)('$name', ({ tag, locale, texts, pages, listedPages, missing }) => {
  const others = languages.filter((each) => each.tag !== tag);
  /** In one order on every page. */
  const offered = others.toSorted((one, other) => one.tag.localeCompare(other.tag));
  const built = listedPages.map(({ id, path }) => ({ id, path, tree: findPage(path).tree }));

  it.each(built)('$path names its language, and to networks and search engines the others', (page) => {
    const { id, tree } = page;
    expect(readAttributes(tree, 'html', 'lang')).toEqual([tag]);
    const readMeta = (property: string) => readAttributes(tree, `meta[property="${property}"]`, 'content');
    expect(readMeta('og:locale')).toEqual([locale.replace('-', '_')]);
    expect(readMeta('og:locale:alternate')).toEqual(others.map(({ locale }) => locale.replace('-', '_')));
    const links = languages.map((each) => [each.tag, site + each.pages[id].path]);
    const tags = readAttributes(tree, 'link[hreflang]', 'hrefLang');
    const addresses = readAttributes(tree, 'link[hreflang]', 'href');
    // All who speak none of them are led to the first.
    const expected = others.length > 0 ? [['x-default', links[0]![1]], ...links] : [];
    expect(tags.map((tag, index) => [tag, addresses[index]])).toEqual(expected);
  });

  it.each(built)('menu and footer of $path lead to the same page in the other languages', ({ id, tree }) => {
    for (const part of ['header', 'footer']) {
      const links = `${part} a[hreflang]`;
      expect(readAttributes(tree, `${links} [title]`, 'title')).toEqual(offered.map(({ name }) => name));
      expect(readAttributes(tree, links, 'href')).toEqual(offered.map(({ pages }) => pages[id].path));
      const tags = offered.map(({ tag }) => tag);
      expect(readAttributes(tree, links, 'hrefLang')).toEqual(tags);
      expect(readAttributes(tree, `${part} [lang]:has(a)`, 'lang')).toEqual(tags);
    }
  });

  it('the missing page says so in its language, and leads Home in each', () => {
    const { tree } = findPage(pages.notFound.path);
    expect(readAttributes(tree, 'html', 'lang')).toEqual([tag]);
    expect(readTexts(tree, 'h1')).toEqual([normalise(missing.title)]);
    expect(readTexts(tree, 'main a')[0]).toBe(normalise(missing.action.label));
    expect(readAttributes(tree, 'main a', 'href')[0]).toBe(pages.home.path);
    const homes = offered.map(({ pages }) => pages.home.path);
    for (const part of ['header', 'footer'])
      expect(readAttributes(tree, `${part} a[hreflang]`, 'href')).toEqual(homes);
  });

  it.each(built)(
    '$path says nothing in another language, nor keeps anything in one for later',
    ({ tree }) => {
      const own = texts.join('\n');
      const foreign = others.flatMap(({ texts }) => texts).filter((text) => !hasWords(own, text));
      const found = readAllTexts(tree).filter(
        (text) =>
          foreign.some((words) => hasWords(text, words)) || (!tag.startsWith('en') && ENGLISH.test(text)),
      );
      expect(found).toEqual([]);
    },
  );
});

it('the missing page at the root, which a host may send for all, leads Home in every language', () => {
  const { tree } = missingPages[0]!;
  const [, ...others] = languages;
  expect(readTexts(tree, 'main a[hreflang]')).toEqual(others.map(({ name }) => name));
  const homes = readAttributes(tree, 'main a', 'href');
  for (const { pages } of languages) expect(homes).toContain(pages.home.path);
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

/** All strings of the words. */
function listTexts(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTexts);
}

/** Whether a text has these words, and not as a part of longer ones. */
function hasWords(text: string, words: string): boolean {
  const parts = text.split(words);
  const isWhole = (after: string, index: number) => !/\p{L}$/u.test(parts[index]!) && !/^\p{L}/u.test(after);
  return /\p{L}/u.test(words) && parts.slice(1).some(isWhole);
}

/**
 * What visitors or programs may read in elements, or in any attribute that is more than a name: what begins with a
 * capital letter or has a space. Without the facts of the company.
 */
function readAllTexts(tree: Tree): string[] {
  const facts = Object.values(company).filter(Boolean).map(String);
  return selectAll(`:not(${CODE})`, tree)
    .flatMap(({ properties, children }) => [
      ...children.flatMap((child) => (child.type === 'text' ? [child.value] : [])),
      ...Object.values(properties)
        .filter((value) => /\s|^\p{Lu}/u.test(String(value)))
        .map(String),
    ])
    .map((text) => facts.reduce((rest, fact) => rest.replaceAll(fact, ''), normalise(text)));
}
