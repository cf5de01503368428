import type { Element, Root } from 'hast';
import { matches } from 'hast-util-select';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { codes } from '../../src/content/languages.ts';
import {
  builtPages,
  findPage,
  missingPage,
  readAttributes,
  readFile,
  readTexts,
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
  const paths = [...pages.map(({ path }) => path), missingPage.path];
  expect(builtPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

it.each(pages)('$path names its language', ({ tag, tree }) => {
  expect(readAttributes(tree, 'html', 'lang')).toEqual([tag]);
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

it('the missing page leads home in every language', () => {
  const homes = readAttributes(missingPage.tree, 'a[href]', 'href');
  for (const { pages } of languages) expect(homes).toContain(pages.home.path);
});

it.each(pages.filter(({ tag }) => !tag.startsWith('en')))(
  '$path has no English word, nor have the files made of it',
  ({ path, tree }) => {
    const markdown = readAttributes(tree, 'link[type="text/markdown"]', 'href').map((file) => readFile(file));
    for (const text of [readAllTexts(tree), ...markdown])
      expect(ENGLISH.exec(text)?.[0], path).toBeUndefined();
  },
);

/** What is read, by visitors or by programs, in elements and attributes, without the facts of the company. */
function readAllTexts(tree: Root): string {
  const texts: string[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text' && !(parent && matches(CODE, parent as Element))) texts.push(node.value);
    if (node.type === 'element' && !matches(POLICY, node))
      texts.push(...READ_ATTRIBUTES.map((name) => String(node.properties[name] ?? '')));
  });
  return Object.values(company).reduce<string>(
    (text, fact) => text.replaceAll(String(fact), ''),
    texts.join('\n'),
  );
}
