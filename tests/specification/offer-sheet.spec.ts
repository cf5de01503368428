import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { company } from '../../src/content/company.ts';
import type { BlankOffer } from '../../src/content/words.ts';
import { writeWords } from '../../src/site/write-words.ts';
import { openWithFont, sample } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

const codes = globSync('*', { cwd: join(import.meta.dirname, '../../src/content/words') });
const NAME_OF_40 = 'Winterthurer Werkzeugmaschinenhandels AG';

// Words of twice the length need a second one.
test('the blank offer in each language is one sheet of paper, also for a long name', async ({
  reader: page,
}) => {
  for (const code of codes)
    for (const name of sample([NAME_OF_40], [company.name])) {
      await page.goto('about:blank');
      await openWithFont(page, `${pages.methodology.path}#blank-offer`);
      await page.evaluate(() => {
        window.print = () => {};
      });
      const sheet = (await writeWords(code, { ...company, name })).words.methodology.offer.blank;
      await exchange(page, code, [
        ...listTexts(words.methodology.offer.blank).map((text, index) => [text, listTexts(sheet)[index]!]),
        [company.name, name],
      ]);
      await page.getByRole('button', { name: sheet.print }).click();
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      const { totalPages, text } = await extractText(new Uint8Array(pdf));
      for (const words of [sheet.rows.at(-1)!.text, sheet.signatures.fields, name])
        expect(strip(text.join('')), `${code} ${name}`).toContain(strip(words));
      expect(totalPages, `${code} ${name}`).toBe(1);
    }
});

const listTexts = ({ title, to, rows, validUntil, beforeSigning, signatures, print }: BlankOffer) => [
  ...[title, to, ...rows.flatMap(({ title, text }) => [title, text]), validUntil, beforeSigning, print],
  ...[...signatures.parties, signatures.fields],
];

/** Writes the texts of another language, and of a company with another name, over those of the page. */
const exchange = (page: Page, lang: string, texts: string[][]) =>
  page.evaluate(
    ({ lang, texts }) => {
      document.documentElement.lang = lang;
      const others = new Map(texts as [string, string][]);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const other = others.get(node.data.trim());
        if (other) node.data = node.data.replace(node.data.trim(), other);
      }
    },
    { lang, texts },
  );

const strip = (text: string) => text.replaceAll(/[\s\u00ad\u2011\u2060-]/g, '');
