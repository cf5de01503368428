import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company } from '../src/content/company.ts';
import { languages } from '../src/content/languages.ts';
import type { Service, Words } from '../src/content/words.ts';
import { Page } from '../src/layout/Page.tsx';
import { createSite } from '../src/site/create-site.ts';
import { writeWords } from '../src/site/write-words.ts';

/** What is read, but for what scripts write. */
const TEXTS =
  'h1, h2, h3, p:not([role], [data-counted]), dt, dd, figcaption, a:not([aria-label]), b, summary, small';
const NUMBERS = Object.entries(company).filter(([, fact]) => typeof fact === 'number');
const SILENT = {
  ...Object.fromEntries(NUMBERS.map(([field]) => [field, 0])),
  ...{ phone: '', founded: '', management: '', systems: '', dataCountry: '' },
};
const makePlain = ({ drawing: _drawing, caption: _caption, example: _example, ...plain }: Service) => plain;
const changeBlocks = (change: (blocks: Service[]) => Service[]) => (words: Words) => ({
  ...words,
  services: { ...words.services, blocks: change(words.services.blocks) },
});

test.each<[who: string, facts: object, change?: (words: Words) => Words]>([
  ['says nothing that he may leave out', SILENT],
  ['says all', { systems: 'Abacus', dataCountry: 'LI', phone: '+41 44 123 45 67' }],
  ['has one manager and one month', { management: 'Anna Keller', hostKeepsLogs: '1 month', staff: 2 }],
  ['has 60 people', { staff: 60 }],
  ['has agents that would not pay', { runningFrom: 9000, runningTo: 9000 }],
  ['has two services', {}, changeBlocks((blocks) => blocks.slice(0, 2))],
  ['has services without drawings and examples', {}, changeBlocks((blocks) => blocks.map(makePlain))],
])('no page of an owner who %s has an empty text, or a word of the program', async (_who, facts, change) => {
  for (const code of languages) {
    const written = await writeWords(code, { ...company, ...facts });
    const site = createSite('', { ...written, words: change?.(written.words) ?? written.words });
    for (const page of Object.values(site.pages)) {
      const html = renderToStaticMarkup(createElement(Page, { site, page, translations: [] }));
      expect(html, page.path).not.toMatch(/undefined|NaN|\[object|>null</);
      const texts = selectAll(TEXTS, fromHtml(html, { fragment: true }));
      expect(
        texts.filter(({ children }) => children.length === 0),
        page.path,
      ).toEqual([]);
    }
  }
});
