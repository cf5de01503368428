import { select } from 'hast-util-select';
import { expect, it } from 'vitest';
import { listedBuilt, readAttributes, readTexts } from '../support/read-page.ts';
import { findAddress, pages, words } from '../support/tested-site.ts';

const { blocks } = words.services;

const find = (path: string) => listedBuilt.find((page) => page.path === path)!.tree;
const withoutHyphens = (text: string) => text.replaceAll('\u00ad', '');

it('each card of Home leads to its service', () => {
  const cards = blocks.map(({ id }) => `${pages.services.path}#${id}`);
  expect(readAttributes(find(pages.home.path), 'main li a', 'href')).toEqual(cards);
});

it.each(blocks)('the service $id has its title, points, a button, and the words of its picture', (block) => {
  const section = select(`#${block.id}`, find(pages.services.path))!;
  expect(readTexts(section, 'h2')).toEqual([withoutHyphens(block.title)]);
  expect(readTexts(section, 'ul li')).toEqual(expect.arrayContaining(block.points.map(withoutHyphens)));
  expect(readAttributes(section, 'a', 'href')).toEqual([findAddress(block.action)]);
  expect(readTexts(section, 'figure figcaption')).toEqual(
    block.drawing && block.caption ? [block.caption] : [],
  );
});
