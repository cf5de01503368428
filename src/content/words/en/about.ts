import type { AboutWords, Facts } from '../../../site/words.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'About',
    title: 'A Swiss IT services company',
    description: `See ${facts.people.length > 0 ? 'who does the work, ' : ''}what you can check before you sign, and what you keep if we ever close.`,
  },
  head: {
    title: 'Our mission is to take the routine out of office work and leave the decisions to people.',
    lead: `${facts.shortName} is a Swiss IT services company for AI agents, AI research and SaaS platforms.`,
    count: facts.staff ? { value: facts.staff, text: facts.staff === 1 ? 'person' : 'people' } : undefined,
    roles: {
      'Erika Muster': 'designs your agent and reviews its code',
      'Max Muster': 'maps your process and runs the tests with your team',
    },
    openLine: {
      title: 'Who will work for you?',
      action: { label: 'Tell us about your task', page: 'contact', anchor: 'draft-question' },
      text: 'We’re not all named here. Your proposal will say who.',
    },
  },
  work: {
    title: 'Who does the work',
    lines: [
      'The person you first speak to stays your contact, right through to support.',
      'Before we replace anyone or bring in a subcontractor, we’ll ask you.',
    ],
  },
  proof: {
    title: 'Vet us before you sign',
    terms: [
      ...(facts.certificateNames
        ? [{ title: 'Ask for proof', text: `We hold ${facts.certificateNames}.` }]
        : []),
      {
        title: 'Call a customer',
        text: 'Ask us for a customer with work like yours. If one agrees to talk, we’ll put you in touch. If we have none, we’ll say so.',
      },
      {
        title: 'Bring your IT team',
        text: 'In a call, the people who would build your agent answer your IT team’s questions.',
      },
      {
        title: 'Ask your ERP partner',
        text: 'Do they offer a fixed price, tests on your cases and code you own? Compare, then decide.',
      },
    ],
  },
  // customers: {
  //   title: 'Customers',
  //   terms: [{ title: 'Matching 800 invoices a month', text: 'Two days a month saved\nAnna Beispiel, Beispiel AG' }],
  // },
  tomorrow: {
    title: 'If we weren’t here tomorrow',
    terms: [
      {
        title: 'Code and accounts',
        text: 'The code is in your repository, and the accounts are in your name.',
      },
      {
        title: 'Documents',
        text: 'With the documents and your test cases, another team could carry on.',
      },
      { title: 'The agent', text: 'You could switch it off without us, or keep it running.' },
    ],
    action: { label: 'Read what our contract says', page: 'methodology', anchor: 'contract' },
  },
  values: {
    title: 'Values',
    terms: [
      { title: 'Innovation', text: 'We judge new models by your cases, not by the headlines.' },
      { title: 'Excellence', text: 'Code is finished once another team could take it over.' },
      { title: 'Client-Centricity', text: 'The agent adapts to your process, not you to it.' },
      { title: 'Impact', text: 'An agent has done its job only once it reaches the target we agreed on.' },
    ],
  },
  companyInformation: {
    title: 'Company',
    register: facts.registerEntry ? 'See our entry' : 'Look us up on zefix.ch',
    founded: 'Founded',
  },
  closing: {
    title: 'You’ve checked us.\nNow ask us.',
    action: { label: 'Write to us', page: 'contact', anchor: 'draft-question' },
  },
});
