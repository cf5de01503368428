import * as z from 'zod';
import { company as own } from '../src/content/company.ts';
import * as content from '../src/content/languages.ts';
import { type Company, companySchema } from '../src/site/company-schema.ts';
import type { Language } from '../src/site/words.ts';

/** A company that states everything, with letters that formats must escape, and figures that no text has by chance. */
export const full = {
  sample: false,
  name: 'Söhne & Alpen, Informatikwerkstatt SA',
  shortName: 'Alpen & Söhne',
  street: 'Rue du Haut-il 12',
  postcode: '1003',
  town: 'Lausanne',
  email: 'bonjour@data-center.ch',
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
  booking: 'https://booking.alpen.ch/call',
  prices: {
    discovery: 9100,
    discoveryDays: 37,
    clientDays: 29,
    cycles: 4,
    cycleWeeks: 13,
    testWeeks: 2,
    testDays: 2,
    firstAgent: [20_300, 60_700],
    running: [310, 970],
    dayRate: 1710,
    example: { cases: 1000, minutesToday: 9, minutesWithAgent: 3, minutePrice: 1 },
    target: { tested: 300, wrong: 3, asked: 60 },
  },
  systems: ['Abacus', 'Proffix'],
  dataCountry: 'LI',
  site: 'https://alpen-soehne.ch',
  privacy: {
    host: { name: 'Serveurs 24 heures Sàrl', country: 'AT', keepsLogsForDays: 17 },
    mail: { name: 'Courrier du Lac SA', country: 'FR' },
    changed: '2027-01',
  },
} satisfies Company;

export const optionalFacts = Object.entries(companySchema.shape)
  .filter(([, schema]) => schema instanceof z.ZodOptional)
  .map(([name]) => name as keyof Company);

export const leaveOut = (...names: (keyof Company)[]): Company =>
  Object.fromEntries(
    Object.entries(full).filter(([name]) => !names.includes(name as keyof Company)),
  ) as Company;

const { keepsLogsForDays: _days, ...host } = full.privacy.host;
/** A company that states nothing but what it must. */
export const silent: Company = { ...leaveOut(...optionalFacts), privacy: { ...full.privacy, host } };

/** The sample's words hold for each company, and are tested with an invented one. An owner's are tested only with the owner's facts. */
export const [tested, languages]: [Company, Language[]] = own.sample
  ? [full, content.allLanguages]
  : [own, content.published];
