import { expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { formatFacts } from './format-facts.ts';

const language = (locale: string) => ({ name: '', tag: '', locale, towns: {}, duties: {} });

it.each([
  ['en', '12,345', '2 weeks'],
  ['de-CH', '12’345', '2 Wochen'],
  ['fr-CH', '12’345', '2\u00a0semaines'],
])('in %s a price is %s and a time %s', (locale, price, time) => {
  const facts = formatFacts(
    { ...company, discoveryPrice: 12_345, hostKeepsLogs: '2 weeks' },
    language(locale),
  );
  expect(facts.discoveryPrice).toBe(price);
  expect(facts.hostKeepsLogs).toBe(time);
});

it('what the owner does not say is empty', () => {
  const unsaid = { discoveryPrice: 0, firstAgentFrom: 0, firstAgentTo: 0, hostKeepsLogs: 'none' };
  const facts = formatFacts({ ...company, ...unsaid }, language('en'));
  expect([facts.discoveryPrice, facts.firstAgent, facts.hostKeepsLogs]).toEqual(['', '', '']);
});

it.each([
  [12_345, 123_450, '12’345–123’450'],
  [900, 900, '900'],
])('prices from %i to %i are %s', (firstAgentFrom, firstAgentTo, range) => {
  expect(formatFacts({ ...company, firstAgentFrom, firstAgentTo }, language('fr-CH')).firstAgent).toBe(range);
});

it('the language of the words is the first of those in which you answer, or is known not to be one', () => {
  expect(formatFacts({ ...company, answersIn: 'en, de' }, language('de-CH'))).toMatchObject({
    answersIn: 'Deutsch oder Englisch',
    answersHere: true,
  });
  expect(formatFacts({ ...company, answersIn: 'en, de' }, language('fr-CH')).answersHere).toBe(false);
});

it('a real number has an address in the public register, a sample number none', () => {
  const uid = 'CHE-116.068.369';
  const address = 'https://www.uid.admin.ch/Detail.aspx?uid_id=CHE-116.068.369&lang=fr';
  expect(formatFacts({ ...company, uid }, language('fr-CH')).registerEntry).toBe(address);
  expect(formatFacts({ ...company, uid: 'CHE-123.456.788' }, language('fr-CH')).registerEntry).toBe('');
});
