import type { Company } from '../src/content/company-schema.ts';

/** A company that states everything, with letters that formats must escape, and figures that no text has by chance. */
export const full: Company = {
  sample: false,
  name: 'Söhne & Alpen, Informatikwerkstatt SA',
  shortName: 'Alpen & Söhne',
  street: 'Rue du Lac 12',
  postcode: '1003',
  town: 'Lausanne',
  email: 'bonjour@alpen-soehne.ch',
  phone: '+41 21 123 45 67',
  uid: 'CHE-116.068.369',
  vat: true,
  registerEntry: 'https://vd.chregister.ch/entry',
  profiles: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/alpen' },
    { name: 'GitHub', url: 'https://github.com/alpen' },
  ],
  founded: 1998,
  staff: 41,
  people: [
    { name: 'Anne Favre', manages: true },
    { name: 'Jürg Söhne', manages: true },
  ],
  certificates: ['ISO 27001', 'ISO 9001'],
  answersWithinDays: 9,
  answersIn: ['fr', 'de'],
  discoveryDays: 37,
  discoveryPrice: 9100,
  discoveryClientDays: 29,
  cycleWeeks: 13,
  firstAgent: [20_300, 60_700],
  running: [310, 970],
  dayRate: 1710,
  systems: ['Abacus', 'Proffix'],
  dataCountry: 'LI',
  site: 'https://alpen-soehne.ch',
  host: 'Serveurs du Lac Sàrl',
  hostCountry: 'AT',
  hostKeepsLogs: 17,
  mailProvider: 'Courrier du Lac SA',
  mailCountry: 'FR',
  privacyChanged: '2027-01',
};

/** What an owner may leave unsaid, by 0, '', [] or false. */
const OPTIONAL =
  'shortName phone vat registerEntry profiles founded staff people certificates answersWithinDays discoveryDays discoveryPrice discoveryClientDays cycleWeeks firstAgent running dayRate systems dataCountry hostKeepsLogs';
export const optionalFacts = OPTIONAL.split(' ') as (keyof Company)[];
const empty = (value: unknown) => [0, '', false].find((each) => typeof each === typeof value) ?? [];

/** The full company without one of its facts, or without all that it may leave unsaid. */
export const silence = (...left: (keyof Company)[]): Company => {
  const facts = left.length > 0 ? left : optionalFacts;
  return { ...full, ...Object.fromEntries(facts.map((name) => [name, empty(full[name])])) };
};
