import { company } from './company.ts';

export const head = { title: 'Contact' };

/** Said where a browser does not let the page copy. */
export const refused = 'Not copied. The text is selected for you to copy.';

export const facts = {
  title: 'Write a few lines: what you do, and what repeats.',
  address: {
    label: 'Address',
    lines: [company.name, company.street, `${company.postcode} ${company.town}, ${company.country}`],
    /** As it is pasted into a letter. */
    copied: [company.name, company.street, `${company.postcode} ${company.town}`, company.country].join('\n'),
  },
  number: { label: 'Registration number' },
  card: { label: 'Address book', action: 'Save contact', path: '/contact.vcf' },
};

export const imprint = {
  title: 'Imprint',
  paragraphs: [
    `${company.name}, ${company.street}, ${company.postcode} ${company.town}, ${company.country}. Registration number ${company.uid}. ${company.name} is responsible for this site.`,
    'Typeface: Instrument Sans, under the SIL Open Font License.',
  ],
};

export const privacy = {
  title: 'Privacy',
  paragraphs: [
    'This site has no form, sets no cookies, counts no visits and loads nothing from other companies.',
    'If you pause the motion, your browser remembers that; it is never sent to us. If you write, we use your address to answer you.',
  ],
};
