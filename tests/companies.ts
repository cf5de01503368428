import type { Company } from '../src/content/company-schema.ts';

/** A company that states everything, with letters that formats must escape, and figures that no text has by chance. */
export const full: Company = {
  sample: false,
  name: 'Alpen & Söhne, Informatikwerkstatt SA',
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
  firstAgentFrom: 20_300,
  firstAgentTo: 60_700,
  runningFrom: 310,
  runningTo: 970,
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

/** What an owner may leave unsaid; the two ends of a price range go together. */
const SILENT = {
  shortName: '',
  phone: '',
  vat: false,
  registerEntry: '',
  profiles: [],
  founded: 0,
  staff: 0,
  people: [],
  certificates: [],
  answersWithinDays: 0,
  discoveryDays: 0,
  discoveryPrice: 0,
  discoveryClientDays: 0,
  cycleWeeks: 0,
  firstAgentFrom: 0,
  firstAgentTo: 0,
  runningFrom: 0,
  runningTo: 0,
  dayRate: 0,
  systems: [],
  dataCountry: '',
  hostKeepsLogs: 0,
} satisfies Partial<Company>;

export const optionalFacts = Object.keys(SILENT) as (keyof typeof SILENT)[];

/** The full company without one of its facts, or without all that it may leave unsaid. */
export const silence = (fact = ''): Company => ({
  ...full,
  ...Object.fromEntries(
    Object.entries(SILENT).filter(([name]) => name.startsWith(fact.replace(/(From|To)$/, ''))),
  ),
});
