import { select } from 'hast-util-select';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import {
  findPage,
  listedBuilt,
  normalise,
  readAttributes,
  readFile,
  readTexts,
} from '../support/read-page.ts';
import { sites } from '../support/tested-site.ts';

const ALTERNATE = 'link[rel=alternate][type="text/markdown"]';
const keepLetters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

it.each(listedBuilt)('$path has a Markdown alternate with its headings, words and links', ({ tree }) => {
  const [address = '', ...more] = readAttributes(tree, ALTERNATE, 'href');
  expect(more).toEqual([]);
  const markdown = readFile(address);
  expect(markdown).not.toMatch(/<!--|<\/?[a-z]+>|\]\((?!https:|mailto:|tel:)/);
  const main = select('main', tree)!;
  const headings = [...markdown.matchAll(/^[-\d. ]*#+ (.*)$/gm)].map(([, text]) =>
    normalise(text!.replace(/^\[(.*)\]\(.*$/, '$1')),
  );
  expect(headings).toEqual(readTexts(main, 'h1, h2, h3, h4'));
  const letters = keepLetters(markdown.replaceAll(/\]\([^)]*\)/g, ']'));
  for (const text of readTexts(main, 'p:not([role], [aria-hidden]), li, dd:not(:has(button))'))
    expect(letters).toContain(keepLetters(text));
});

it('llms.txt lists every page of every language, by its Markdown, in the order of the registry', () => {
  const [title, summary, _facts, ...lists] = readFile('llms.txt').trimEnd().split('\n\n');
  expect(title).toBe(`# ${company.name}`);
  expect(summary).toMatch(/^> \S/);
  // Each language has a heading and a list.
  expect(lists).toHaveLength(2 * sites.length);
  for (const [index, { listedPages }] of sites.entries()) {
    expect(lists[2 * index]).toMatch(/^## \S/);
    expect(lists[2 * index + 1]!.split('\n')).toEqual(
      listedPages.map(({ path, label, title, description }) => {
        const [alternate] = readAttributes(findPage(path).tree, ALTERNATE, 'href');
        return `- [${label ?? title}](${company.site}${alternate}): ${description}`;
      }),
    );
  }
});
