import type { AboutWords } from '../../../site/words.ts';
import type { Company } from '../../company.ts';

export const about = (company: Company): AboutWords => ({
  head: {
    title: 'About',
    lead: `${company.name} is an IT services company in ${company.town}. It builds agents for office work that repeats, studies what a model can do with your data, and develops platforms that many customers share.`,
  },

  mission: {
    /** The heading is also the beginning of the sentence. */
    title: 'Our mission',
    text: 'is to take the repeated part of office work off people’s hands, and to leave them the part that needs a person.',
    people: {
      title: 'Who does the work',
      // You promise: the offer names the people, subcontractors need the client's consent, and what is made is handed over.
      text: 'The offer names the people who will do the work. Subcontractors join only with your consent. What is made is handed over: code, test cases and documents.',
      action: { label: 'Read the blank offer', page: 'methodology', anchor: 'offer' },
    },
  },

  values: {
    title: 'Values',
    items: [
      {
        title: 'Innovation',
        // You promise: a model or method is replaced only by one that does better on the client's cases.
        text: 'A new model or method replaces the old one only after it beats it on your cases.',
      },
      {
        title: 'Excellence',
        // You promise: code is written and documented so that another team can take it over.
        text: 'Code written and documented so that another team can take it over.',
      },
      {
        title: 'Client-Centricity',
        // You promise: the client's people judge the result, by the test that was agreed.
        text: 'Your process decides the design; your people judge the result by the agreed test.',
      },
      { title: 'Impact', text: 'We judge our work by the figure that was agreed before building began.' },
    ],
  },

  companyInformation: {
    title: 'Company',
    /** How the number checks itself; both figures are those of the owner's number. */
    arithmetic: (sum: number, check: number) =>
      `The ninth digit checks the other eight. Multiply each by the small figure beside it: the sum is ${sum}. Adding ${check} makes a multiple of eleven.`,
    labels: {
      name: 'Name',
      seat: 'Registered office',
      founded: 'Founded',
      management: 'Management',
      number: 'Registration number',
      email: 'Email',
    },
  },

  closing: {
    title: ['Write to a person'],
    // You promise: who reads an email answers it too, and is a person.
    text: 'A person reads your email, and the same person answers it.',
    action: { label: 'Contact us', page: 'contact' },
  },
});
