import type { AboutWords, Facts } from '../../../site/words.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'About',
    title: `An IT services company in ${facts.town}`,
    description: `See ${facts.people.length > 0 ? 'who does the work, ' : ''}what you can check before you sign, and what you keep if we’re gone.`,
  },
  head: {
    title: 'About',
    mission: 'Our mission is to take the routine out of office work and leave the decisions to people.',
    lead: `${facts.shortName} is an IT services company in ${facts.town}. We build AI agents for routine work, test AI models on your data, and develop SaaS platforms.`,
    count: facts.staff ? `${facts.staff} ${facts.staff === 1 ? 'person' : 'people'}` : '',
    roles: {
      'Erika Muster': 'designs your agent and reviews its code',
      'Max Muster': 'maps your process and runs the tests with your team',
    },
    waiting: {
      title: 'Who will work for you?',
      action: {
        label: 'Tell us about your task. Your proposal names them.',
        page: 'contact',
        anchor: 'draft-question',
      },
    },
  },
  work: {
    title: 'Who does the work',
    lines: [
      'The person you first speak to stays your contact, right through to support. If that has to change, we’ll tell you first.',
      'Your proposal names everyone who will work for you. We’ll ask you before we bring in a replacement or a subcontractor.',
    ],
  },
  proof: {
    title: 'Vet us before you sign',
    terms: [
      { title: 'Look us up', text: 'The commercial register shows who may sign for us.' },
      ...(facts.certificateNames
        ? [{ title: 'Ask for proof', text: `We hold ${facts.certificateNames}.` }]
        : []),
      {
        title: 'Call a customer',
        text: 'Ask us for one with work like yours. We name customers only with their consent. If there’s none, we’ll say so.',
      },
      {
        title: 'Bring your IT team',
        text: 'In a call, the people who would build your agent answer its questions.',
      },
      {
        title: 'Ask your ERP partner',
        text: 'Do they offer a fixed price, tests on your own cases and code you own? Then choose.',
      },
    ],
  },
  tomorrow: {
    title: 'If we weren’t here tomorrow',
    points: [
      {
        title: 'Code and accounts',
        text: 'You’d have the code in your repository and the accounts in your name.',
      },
      {
        title: 'Documents',
        text: 'With them and your test cases, another team could carry on.',
      },
      { title: 'The agent', text: 'You could switch it off without us, or keep it running.' },
    ],
    action: { label: 'Read what our contract says', page: 'methodology', anchor: 'contract' },
  },
  // customers: {
  //   title: 'Customers',
  //   items: [{ task: 'Matching 800 invoices a month', result: 'Two days a month gained', by: 'Anna Beispiel, Beispiel AG' }],
  // },
  values: {
    title: 'Values',
    items: [
      {
        title: 'Innovation',
        text: 'New models every month. Your cases judge them.',
      },
      {
        title: 'Excellence',
        text: 'Code is finished when another team could take it over.',
      },
      {
        title: 'Client-Centricity',
        text: 'The agent adapts to your process, not you to it.',
      },
      {
        title: 'Impact',
        text: 'An agent works if it hits the target we agreed on.',
      },
    ],
  },
  companyInformation: {
    title: 'Company',
    register: facts.registerEntry ? 'See our entry' : 'Look us up on zefix.ch',
    labels: {
      founded: 'Founded',
      management: 'Management',
      number: 'Registration number',
      register: 'Commercial register',
    },
  },
  closing: {
    title: 'Write to one of us',
    text: 'One of us reads your email and answers it under their own name.',
    action: { label: 'Write to us', page: 'contact', anchor: 'draft-question' },
  },
});
