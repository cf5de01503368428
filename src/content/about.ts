import { company } from './company.ts';

export const head = {
  title: 'About',
  lead: `${company.name} is an IT services company in ${company.town}. We build intelligent agents, do applied AI research and develop SaaS platforms.`,
};

export const mission = {
  /** The heading is also the beginning of the sentence. */
  title: 'Our mission',
  text: 'is to take the repeated part of office work off people’s hands, and to leave them the part that needs a person.',
};

export const values = {
  title: 'Values',
  items: [
    {
      title: 'Innovation',
      text: 'We try new methods early, and adopt them only when they beat the old ones in a test.',
    },
    { title: 'Excellence', text: 'Code that another team can read, run and take over without asking us.' },
    {
      title: 'Client-Centricity',
      text: 'Your process decides the design, and your people decide when it is good.',
    },
    { title: 'Impact', text: 'Work counts once it moves a figure that you can measure.' },
  ],
};

export const companyInformation = {
  title: 'Company',
  /** How the number checks itself; the sum is computed from the owner's number. */
  arithmetic: (sum: number) =>
    `The number checks itself. Each digit times the small figure beside it, all added up, makes ${sum}. The last digit has to complete that to a multiple of eleven.`,
  labels: { name: 'Name', seat: 'Seat', number: 'Registration number', email: 'Email' },
};

export const closing = {
  title: ['Talk to a person'],
  text: 'A person reads your email, and a person answers it. This is the part that needs one.',
  action: { label: 'Contact us', path: '/contact' },
};
