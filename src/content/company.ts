/**
 * The owner's file. Put in your own company here; every page, the footer, the number poster, the address-book
 * card and what machines read of you follow. A wrong fact stops the build with a sentence that says which.
 * A fact with an apostrophe in it stands in double quotes: "Route de l'Hôpital 12".
 */
export const company = {
  /** As it stands in the commercial register. */
  name: 'Muster AG',
  /** One sentence of yours; it opens the footer. The sample's plays on its name: Muster means pattern. */
  tagline: 'We find the pattern, then put it to work.',
  street: 'Musterstrasse 1',
  postcode: '8001',
  town: 'Zürich',
  /** Switzerland or Liechtenstein. */
  country: 'Switzerland',
  email: 'hello@muster.example',
  /** Shown with a ready link where there is one; '' for none. */
  phone: '',
  /** Swiss company registration number: CHE- and nine digits, the last of which checks the others. */
  uid: 'CHE-123.456.788',
  /** Where the site is published: https and the host, nothing after it. */
  site: 'https://www.muster.example',
  /** The site answers at the bare domain too, without the www. */
  bareDomain: true,
  /** The languages that you answer in, the best first: en, de, fr, it and so on. */
  languages: 'en, de',
  /** For the privacy notice: on whose servers the site lies, in which country, and for how long they log its visits. */
  host: 'Muster Hosting AG',
  hostCountry: 'Switzerland',
  hostKeepsLogs: '30 days',
  mailProvider: 'Muster Mail AG',
  mailCountry: 'Switzerland',
  /** Year and month of the last change of the privacy notice. */
  privacyChanged: '2026-11',
};

export type Company = typeof company;
