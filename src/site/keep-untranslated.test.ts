import { expect, it } from 'vitest';
import { full } from '../../tests/companies.ts';
import { written } from '../content/languages.ts';
import { stateFacts } from './facts.ts';
import { keepUntranslated } from './keep-untranslated.ts';

it('keeps elements that hold only facts from translation, and no sentences', () => {
  const html = `<p>${full.name.replace('&', '&amp;')}</p><a href="/">bonjour@<wbr/>alpen-soehne.ch</a><dd>${full.street}, 1003 Lausanne</dd>`;
  const marked = keepUntranslated(html, stateFacts(full, written[0]!));
  expect(marked).toBe(html.replaceAll(/<(p|a href="\/"|dd)>/g, '<$1 translate="no">'));
  const others = `<p>Write to ${full.email}</p><br/>Lausanne<b>`;
  expect(keepUntranslated(others, stateFacts(full, written[0]!))).toBe(others);
});
