import { select } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { findPage, normalise, readAttributes, readTexts } from '../support/read-page.ts';
import { sites } from '../support/tested-site.ts';

describe.each(sites)('$words.labels.language.name', ({ pages, words, resolveHref }) => {
  const { blocks } = words.services;

  it('each card of Home leads to its service', () => {
    const cards = blocks.map(({ id }) => `${pages.services.path}#${id}`);
    expect(readAttributes(findPage(pages.home.path).tree, 'main li a', 'href')).toEqual(cards);
  });

  it.each(blocks)(
    'the service $id has its title, points, a button, and the words of its picture',
    (block) => {
      const section = select(`#${block.id}`, findPage(pages.services.path).tree)!;
      expect(readTexts(section, 'h2')).toEqual([normalise(block.title)]);
      expect(readTexts(section, 'ul li')).toEqual(expect.arrayContaining(block.points.map(normalise)));
      expect(readAttributes(section, 'a', 'href')).toEqual([resolveHref(block.action)]);
      expect(readTexts(section, 'figure figcaption')).toEqual(
        block.drawing && block.caption ? [normalise(block.caption)] : [],
      );
    },
  );
});
