/**
 * The owner's file. Put in your own company here; every page, the footer, the number poster
 * and the address-book card follow. A wrong fact stops the build with a sentence that says which.
 */
export const company = {
  name: 'Muster AG',
  tagline: 'We find the pattern, then put it to work.',
  street: 'Musterstrasse 1',
  postcode: '8001',
  town: 'Zürich',
  country: 'Switzerland',
  email: 'hello@muster.example',
  /** Swiss company registration number: CHE- and nine digits, the last of which checks the others. */
  uid: 'CHE-123.456.788',
  /** Where the site is published: scheme and host, no slash at the end. */
  site: 'https://www.muster.example',
};

export type Company = typeof company;
