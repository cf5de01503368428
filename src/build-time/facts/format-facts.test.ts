import { expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { formatFacts } from './format-facts.ts';

it.each([
  ['en', '12,345', '2 weeks'],
  ['de-CH', '12’345', '2 Wochen'],
  ['fr-CH', '12’345', '2\u00a0semaines'],
])('in %s a price is %s and a time %s', (locale, price, time) => {
  const facts = formatFacts({ ...company, discoveryPrice: 12_345, hostKeepsLogs: '2 weeks' }, locale);
  expect(facts.discoveryPrice).toBe(price);
  expect(facts.hostKeepsLogs).toBe(time);
});

it('what the owner does not say is empty', () => {
  const facts = formatFacts({ ...company, discoveryPrice: 0, hostKeepsLogs: 'none' }, 'en');
  expect([facts.discoveryPrice, facts.hostKeepsLogs]).toEqual(['', '']);
});
