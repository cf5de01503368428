import { expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { formatFacts } from './format-facts.ts';

it.each([
  ['en', 'CHF\u00a012,345', '12 days'],
  ['de-CH', 'CHF\u00a012’345', '12 Tage'],
  ['fr-CH', 'CHF\u00a012’345', '12\u00a0jours'],
])('in %s a price is %s and a time %s', (locale, price, days) => {
  const facts = formatFacts({ ...company, discoveryPrice: 12_345, discoveryDays: 12 }, locale);
  expect(facts.discoveryPrice).toBe(price);
  expect(facts.discoveryDays).toBe(days);
});
