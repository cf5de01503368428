import { company } from './company.ts';
import { legal } from './interface.ts';

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
  title: legal.imprint,
  paragraphs: [
    `${company.name}, ${company.street}, ${company.postcode} ${company.town}, ${company.country}. Registration number ${company.uid}. Email ${company.email}.`,
    `${company.name} is responsible for this site and for what it does with data. The site lies on servers of ${company.host}, ${company.hostCountry}.`,
    'Typeface: Instrument Sans, under the SIL Open Font License.',
  ],
};

/** Read it as your own, and have it checked: it has to stay true of your host and of what you do with email. */
export const privacy = {
  title: legal.privacy,
  paragraphs: [
    'This site has no form, sets no cookies, counts no visitors and loads nothing from other companies. If you pause the motion, your browser remembers that; it is never sent to us.',
    `To send you a page, the server needs your IP address. ${company.host} logs it with the time, the page and the name of your browser, to find faults and attacks, and deletes that after ${company.hostKeepsLogs}. Nobody makes a profile of it.`,
    'If you write to us, we use your address and your words to answer you and for the work that comes of it. Besides us, only the provider of our mail handles them. We delete them when they are needed for neither, unless a law has us keep them.',
    `By the Swiss Data Protection Act you may ask what we know of you, and have it handed over, corrected or deleted: write to ${company.email}. You may also complain to the Federal Data Protection and Information Commissioner (FDPIC).`,
  ],
};
