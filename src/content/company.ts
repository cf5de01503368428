/**
 * The owner's file. Put in your own company here; every page, the footer, the number poster, the address-book
 * card and what machines read of you follow. A wrong fact stops the build with a sentence that says which.
 * A fact with an apostrophe in it needs double quotes: "Route de l'Hôpital 12". What you promise by stating one is in
 * promises.ts, with all else that the texts promise.
 */
export const company = {
  /** As in the commercial register. */
  name: 'Muster AG',
  street: 'Musterstrasse 1',
  postcode: '8001',
  town: 'Zürich',
  email: 'hello@muster.example',
  /** In the international form, as +41 44 123 45 67; '' where you want no calls. */
  phone: '',
  /** Swiss company registration number: CHE- and nine digits, the last of which checks the others. */
  uid: 'CHE-123.456.788',
  /** The year in which the company was founded; '' to say nothing. */
  founded: '1234',
  /** Who manages it, with a comma between names, and in brackets what each of them does; '' to say nothing. */
  management: 'Erika Muster (software), Max Muster (processes)',
  /** How many people work there, you included; 0 to say nothing. */
  staff: 12,
  /** Within how many working days you answer an email; 0 to say nothing. Count the days on which nobody is there. */
  answersWithinDays: 2,
  /**
   * How many working days you plan for Discovery once you have access, what it costs in CHF without VAT, where that
   * is fixed, and how many days of the client's people it takes; 0 to say nothing.
   */
  discoveryDays: 12,
  discoveryPrice: 12345,
  discoveryClientDays: 3,
  /** How many weeks a cycle of Iterative Development lasts; 0 to say nothing. */
  cycleWeeks: 2,
  /**
   * Between which prices you offer a first agent, and what you estimate running one a month, support and providers'
   * fees included, in CHF without VAT; 0 and 0 to say nothing. The example offer takes the middle of both.
   */
  firstAgentFrom: 12345,
  firstAgentTo: 123450,
  runningFrom: 123,
  runningTo: 1234,
  /** Business software that you have connected, with a comma between names; '' to say nothing. */
  systems: 'Muster ERP, Muster CRM',
  /** Where project data lies unless the client names another country, as a code: CH, DE, US; '' to say nothing. */
  dataCountry: '',
  /** Where the site is published: https and the host, nothing after it. */
  site: 'https://www.muster.example',
  /** The languages that you answer in, the best first: en, de, fr, it and so on. */
  answersIn: 'en, de',
  /**
   * For the privacy notice: who hosts the site, in which country (as a code: CH, DE, US), and for how long the host
   * keeps the logs of visits; 'none' where it keeps none.
   */
  host: 'Muster Hosting AG',
  hostCountry: 'CH',
  hostKeepsLogs: '30 days',
  /** And who handles your mail, in which country, and the month in which you last changed the notice. */
  mailProvider: 'Muster Mail AG',
  mailCountry: 'CH',
  privacyChanged: '2026-11',
};

export type Company = typeof company;
