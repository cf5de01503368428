import { company } from '../../company.ts';

export const head = {
  title: 'About',
  lead: `${company.name} is an IT services company in ${company.town}. It builds agents for office work that repeats, studies what a model can do with your data, and develops platforms that many customers share.`,
};

export const mission = {
  /** The heading is also the beginning of the sentence. */
  title: 'Our mission',
  text: 'is to take the repeated part of office work off people’s hands, and to leave them the part that needs a person.',
  people: {
    title: 'Who does the work',
    // You promise: the offer names the people, subcontractors need the client's consent, and what is made is handed over.
    text: 'The offer names the people who will do the work. Subcontractors join only with your consent. What is made is handed over: code, test cases and documents.',
    action: { label: 'Read the blank offer', path: '/methodology#offer' },
  },
};

export const values = {
  title: 'Values',
  items: [
    {
      title: 'Innovation',
      text: 'We try new methods early, and adopt one only when it beats the old one in a test.',
    },
    { title: 'Excellence', text: 'Code that another team can read, run and take over without asking us.' },
    {
      title: 'Client-Centricity',
      text: 'Your process decides the design, and your people decide when the result is good.',
    },
    { title: 'Impact', text: 'Work counts once it moves the figure that was agreed before it began.' },
  ],
};

export const companyInformation = {
  title: 'Company',
  /** How the number checks itself; the sum is computed from the owner's number. */
  arithmetic: (sum: number) =>
    `The number checks itself. Each of the first eight digits times the small figure beside it, all added up, makes ${sum}. The ninth completes that to a multiple of eleven.`,
  labels: { name: 'Name', seat: 'Registered office', number: 'Registration number', email: 'Email' },
};

export const closing = {
  title: ['Write to a person'],
  // You promise: a person reads and answers every email.
  text: 'A person reads your email and a person answers it. No bot answers here.',
  action: { label: 'Contact us', path: '/contact' },
};
