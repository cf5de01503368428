import type { Company } from './company-schema.ts';

/**
 * The facts of your company. Every page, the footer, the address-book card and the files for search engines take them
 * from here. A wrong fact stops the build with a sentence that says what would be right.
 * A fact that contains an apostrophe needs double quotes: "Route de l'Hôpital 12".
 */
export const company: Company = {
  /** While this is true, the facts below are samples: each build says so, and `npm run release` refuses to build. */
  sample: true,

  /** The name in the commercial register. */
  name: 'Muster AG',
  /** A shorter name for the header, titles and shared pictures; '' to use the registered one. */
  shortName: '',
  street: 'Musterstrasse 1',
  postcode: '8001',
  town: 'Zürich',
  email: 'hello@muster.example',
  /** In the international form, such as +41 44 123 45 67; '' if you don't want calls. */
  phone: '',
  /** The Swiss company registration number (UID). */
  uid: 'CHE-123.456.788',
  /** Whether the company is registered for VAT. If so, MWST, TVA or VAT follows the number. */
  vat: false,
  /** The https address of your entry in the commercial register; '' to link to the register itself. */
  registerEntry: '',
  /** Your pages elsewhere, such as { name: 'LinkedIn', url: 'https://www.linkedin.com/company/…' }. */
  profiles: [],

  /** The year in which the company was founded; 0 to say nothing. */
  founded: 2019,
  /** How many people work there, including you; 0 to say nothing. */
  staff: 12,
  /**
   * People whom the site names, the best-known first; `manages: true` for managers. words/<language>/about.ts has a
   * line about each. A photo is optional: people/erika-muster.jpg.
   */
  people: [
    { name: 'Erika Muster', manages: true },
    { name: 'Max Muster', manages: true },
  ],
  /** Certificates that the company holds, such as 'ISO 27001'; [] to say nothing. */
  certificates: [],

  /** Within how many working days you answer an email; 0 to say nothing. Allow for days when nobody is there. */
  answersWithinDays: 2,
  /** The languages in which you answer, as codes, the best first: en, de, fr, it and so on. */
  answersIn: ['en', 'de'],

  /** Discovery: working days from the day you have access, price in CHF without VAT, days of the client's people. */
  discoveryDays: 10,
  discoveryPrice: 9000,
  discoveryClientDays: 3,
  /** How many weeks a cycle of Iterative Development lasts; 0 to say nothing. */
  cycleWeeks: 2,
  /**
   * The price range of a first agent, and of running one for a month including support and providers' fees, in CHF
   * without VAT; [] to say nothing. The sample offer uses the middle of both.
   */
  firstAgent: [30_000, 60_000],
  running: [300, 900],
  /** What you charge for a day of work, in CHF without VAT; 0 to say nothing. */
  dayRate: 1600,
  /** Business software that you have connected; [] to say nothing. */
  systems: ['Muster ERP', 'Muster CRM'],
  /** The country where project data is stored and the model runs, unless the client approves another; '' to say nothing. */
  dataCountry: 'CH',

  /** Where the site is published: https and the host, nothing after it. */
  site: 'https://www.muster.example',
  /** For the privacy notice: who hosts the site, where, and for how many days the host keeps logs of visits (0 for none). */
  host: 'Muster Hosting AG',
  hostCountry: 'CH',
  hostKeepsLogs: 30,
  /** Who handles your email, where, and the month in which you last changed the notice. */
  mailProvider: 'Muster Mail AG',
  mailCountry: 'CH',
  privacyChanged: '2026-11',
};
