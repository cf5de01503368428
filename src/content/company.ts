import type { Company } from '../site/company-schema.ts';

/**
 * The facts of your company. Every page, the footer, the address-book card and the files for search engines take them
 * from here. A wrong fact stops the build with a sentence that says what would be right.
 * Delete a line whose fact you don't want to state. Those behind // are examples of more that you may state.
 * A fact is shown as you write it. With a straight apostrophe it needs double quotes: "Route de l'Hôpital 12".
 */
export const company: Company = {
  /** While this is true, the facts below are samples: each build says so, and `npm run release` refuses to build. */
  sample: true,

  /** The name in the commercial register, and a shorter one for the header, titles and shared pictures. */
  name: 'Muster AG',
  // shortName: 'Muster',
  street: 'Musterstrasse 1',
  postcode: '8001',
  town: 'Zürich',
  email: 'hello@muster.example',
  // phone: '+41 44 123 45 67',
  /** The Swiss company registration number (UID). With `vat`, MWST, TVA or VAT follows the number. */
  uid: 'CHE-123.456.788',
  // vat: true,
  /** Your entry in the commercial register; without it, About links to the register itself. */
  // registerEntry: 'https://zh.chregister.ch/…',
  /** Your pages elsewhere. */
  // profiles: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/…' }],

  /** The year in which the company was founded, and how many people work there, including you. */
  founded: 2019,
  staff: 12,
  /**
   * People whom the site names, the best-known first; `manages: true` for managers. words/<language>/about.ts has a
   * line about each. With `photo: 'erika-muster.jpg'`, the site shows people/erika-muster.jpg.
   */
  people: [
    { name: 'Erika Muster', manages: true },
    { name: 'Max Muster', manages: true },
  ],
  // certificates: ['ISO 27001'],

  /** Within how many working days you answer an email. Allow for days when nobody is there. */
  answersWithinDays: 2,
  /** The languages in which you answer, as codes, the best first: en, de, fr, it and so on. */
  answersIn: ['en', 'de'],
  /** A page where visitors pick a time for the first call; Contact links to it. */
  // booking: 'https://…',

  /** What the work costs, in CHF without VAT. Delete all of it to state no prices. */
  prices: {
    /** Discovery: its price, working days from the day you have access, days of the client's people. */
    discovery: 9000,
    discoveryDays: 10,
    clientDays: 3,
    /** Iterative Development: its cycles, weeks of each, weeks of the test, days of the client's people for the test. */
    cycles: 4,
    cycleWeeks: 2,
    testWeeks: 2,
    testDays: 2,
    /** From and to: a first agent, and running one for a month with support. The sample offer uses the middle of both. */
    firstAgent: [30_000, 60_000],
    running: [300, 900],
    /** What you charge for a day of work. */
    dayRate: 1600,
    /** Home's sum and the sample offer share this example. It counts cases a month, minutes for each, and CHF for a minute. */
    example: { cases: 1000, minutesToday: 9, minutesWithAgent: 3, minutePrice: 1 },
    /** The agent is tested on `tested` cases. At most `wrong` entries may be wrong, and it may ask about `asked` cases at most. */
    target: { tested: 300, wrong: 3, asked: 60 },
  },
  /** Business software that you have connected. */
  systems: ['Muster ERP', 'Muster CRM'],
  /** The country where project data is stored and the model runs, unless the client approves another. */
  dataCountry: 'CH',

  /** Where the site is published: https and the host, nothing after it. */
  site: 'https://www.muster.example',
  /** For the privacy notice: who hosts the site and handles your email, where, and when you last changed the notice. */
  privacy: {
    /** Without `keepsLogsForDays`, the host keeps no log of visits. */
    host: { name: 'Muster Hosting AG', country: 'CH', keepsLogsForDays: 30 },
    mail: { name: 'Muster Mail AG', country: 'CH' },
    changed: '2026-11',
  },
};
