import type { Facts, Service, ServicesWords } from '../../words.ts';

const blocks: Service[] = [
  {
    id: 'agents',
    title: 'Custom Agent Development',
    card: {
      text: 'An agent compares the invoice with the order and the delivery note, and prepares the ledger entry. What differs goes to a person.',
      action: 'See the invoice example',
    },
    // You promise: you advise against an agent where what the client already owns can do the task.
    lead: 'Software that reads, decides within limits you set, and acts in the systems you already use. Leave to your ERP whatever it can match by itself.',
    points: [
      'Agents for tickets, invoices and questions about your own documents',
      // You promise: Discovery names each system that an agent cannot reach.
      'Connected to your mail, CRM, ERP and files through their interfaces. Where one has none, Discovery says so, before you pay for building.',
      // You promise: every agent has limits, approvals and a log of each action.
      'Limits, approvals, and a log of every action',
      // You promise: an agent is tested on the client's own cases before it goes live.
      'Tested on your own cases before launch',
    ],
    drawing: 'agents',
    caption: 'A drawing: twelve agents, each moving only where it is allowed to. One waits for a person.',
    action: { label: 'Discuss your agent', page: 'contact' },
    example: {
      kind: 'case',
      title: 'Example: 12\u00a0billed, 10\u00a0delivered',
      sheets: [
        { name: 'Invoice', item: 'Lamps', price: '40.00 each, without VAT', figure: 12, label: 'billed' },
        { name: 'Order', item: 'Lamps', price: '40.00 each, without VAT', figure: 12, label: 'ordered' },
        { name: 'Delivery note', item: 'Lamps', figure: 10, label: 'delivered' },
      ],
      question: '12\u00a0billed, 10\u00a0delivered. How\u00a0many do we pay\u00a0for?',
      log: [
        { time: '09:14', text: 'The agent reads all three.', by: 'agent' },
        // You promise: an agent asks a person where what it compares differs, and waits for the answer.
        {
          time: '09:14',
          text: 'They differ. The agent asks purchasing, and waits: “12\u00a0billed, 10\u00a0delivered. How many do we pay for?”',
          by: 'agent',
          asks: true,
        },
        {
          time: '10:52',
          text: 'Purchasing decides. Here, you do:',
          by: 'person',
          decision: {
            waiting: 'The agent waits.',
            answers: [
              {
                label: 'Pay for 10',
                consequences: [
                  'The agent prepares the entry: the whole invoice, CHF\u00a0480.00.',
                  'To pay: 10\u00a0×\u00a040.00\u00a0=\u00a0CHF\u00a0400.00. Blocked until the credit note: CHF\u00a080.00.',
                ],
              },
              {
                label: 'Pay for 12',
                // You promise: the log names who decided, and what.
                consequences: [
                  'The agent prepares the entry: the whole invoice, CHF\u00a0480.00. To pay: all of it.',
                  'The log keeps who in purchasing decided so, and the two lamps not delivered.',
                ],
              },
            ],
          },
        },
        // You promise: an agent never pays.
        {
          time: 'Now',
          text: 'The entry waits for accounting. Payment stays with you.',
          by: 'person',
        },
      ],
      // You promise: a person checks a sample of what matched, of the size that the client sets.
      match: {
        title: 'If all three match',
        text: 'Purchasing is not asked; accounting approves the entry all the same. A person compares a sample of these with the papers; you set its size.',
      },
      terms: [
        {
          title: 'Limits',
          // You promise: an agent stops and asks where its agreed systems, actions and amounts end.
          text: 'Which systems, which actions, up to which amount. Beyond them it stops and asks.',
        },
        {
          title: 'Approvals',
          // You promise: the steps that the client names wait for a person.
          text: 'The steps you name wait for a person: here the entry, and every difference.',
        },
        {
          title: 'Log',
          // You promise: the log says what was read and done, when, and who approved it.
          text: 'What it read, what it did and when, and who approved it.',
        },
      ],
      // You promise: you build nothing that decides about people, or whose result nobody could check.
      alternatives: {
        title: 'When something else is better',
        terms: [
          { title: 'A rule in your ERP', text: 'Every case follows the same rule.' },
          {
            title: 'An assistant, such as Copilot',
            text: 'One person wants help with a text, and checks it at once.',
          },
          { title: 'RPA', text: 'The screens and the steps never change.' },
          {
            title: 'An agent',
            text: 'Documents differ, exceptions occur, and every action needs a limit and a log.',
          },
          {
            title: 'A person',
            text: 'The decision is about a person, or nobody could check the result. We do not build these.',
          },
        ],
      },
    },
  },
  {
    id: 'research',
    title: 'AI Research',
    card: {
      text: 'One question per study: can a model do this task well enough? We agree first what would prove it.',
      action: 'See the study example',
    },
    lead: 'Applied studies that end in a yes or a no, with the errors counted.',
    points: [
      'Feasibility studies on your own data',
      'Test cases and error analysis',
      'Comparison of open-weight and proprietary models',
      // You promise: every study ends in a written report that belongs to the client.
      'Results in writing, yours to keep',
    ],
    drawing: 'research',
    caption: 'A drawing, not a result: fifteen readings by size of error. The worst goes to a person.',
    action: { label: 'Propose a study', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Example: can a model read your delivery notes?',
      picture: 'bars',
      steps: [
        'Your people read a sample first: that is the answer key.',
        'Three models read the same notes. Every difference from the key is an error.',
        // You promise: a study reports errors by field and the cost per page, and ends in a yes or a no with reasons.
        'You receive the errors by field, the cost per page, and a yes or a no with reasons.',
      ],
      certainty: {
        title: 'How many cases prove something',
        caption:
          'If none of n cases drawn at random fails, the error rate is, with 95% certainty, below one minus the nth\u00a0root of\u00a00.05.',
        cases: 'Cases, none failed',
        errorRate: 'Error rate below',
        decimalSign: '.',
        percentSign: '%',
      },
    },
  },
  {
    id: 'saas',
    title: 'Custom SaaS Development',
    card: {
      title: 'SaaS Platform Development',
      // You promise: on a platform, the data of each customer is kept apart.
      text: 'One platform for many customers: each has its own sign-in, invoices and data.',
      action: 'See the calculator example',
    },
    lead: 'From a first working version to one SaaS platform that many customers share.',
    points: [
      // You promise: a platform is hosted in the country that the client names.
      'Hosting in the country you name',
      // You promise: you monitor and update a platform until the client's team takes it over.
      'Monitoring and updates, until your team takes over',
    ],
    drawing: 'saas',
    caption: 'A drawing: eight modules change places, one at a time.',
    action: { label: 'Plan a platform', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Example: a price calculator in a spreadsheet',
      picture: 'squares',
      steps: [
        'Today your sales team fills it in and sends each customer the result.',
        'The first version gives one customer an account and the calculator.',
        'Then more customers, roles and billing. Each customer’s data is kept apart.',
      ],
    },
  },
];

const count = ['Two', 'Three', 'Four', 'Five'][blocks.length - 2];
const examples = blocks.every(({ example }) => example) ? 'each with an example' : 'with examples';

export const services = ({ name }: Facts): ServicesWords => ({
  page: {
    label: 'Services',
    title: [`AI agents, AI research, SaaS development | ${name}`, 'AI agents, AI research, SaaS development'],
    description: [
      `Custom AI agents, applied AI research and SaaS platforms from ${name}: an example of each, and how your data is treated.`,
      'Custom AI agents, applied AI research and SaaS platforms: an example of each, and how your data is treated.',
    ],
    picture: {
      title: 'Agents, research, platforms',
      alt: 'Twelve discs of three sizes; lines connect those that are close, and one has another colour.',
    },
  },

  blocks,

  /** The heading of the cards on Home. */
  cards: {
    title: ['Our', 'Services'],
  },

  head: {
    title: 'Services',
    lead: `${count} services, ${examples} to compare with your own work.`,
  },

  yourData: {
    title: 'Your data',
    // You promise: these four points are agreed in writing before a client's first file moves.
    lead: 'Agreed in writing before the first file moves:',
    terms: [
      { title: 'Where', text: 'The place where it is processed and stored.' },
      // You promise: you name all of your people, and each provider, with access to a client's data.
      { title: 'Who', text: 'Our people by name, providers by company.' },
      // You promise: you delete a client's data on the agreed day and confirm it in writing.
      { title: 'Until when', text: 'The day it is deleted, and a written confirmation.' },
      // You promise: no other model is used than the one that the client agreed to, nor elsewhere.
      { title: 'Which model', text: 'The model agreed with you, and where it runs.' },
    ],
  },

  closing: {
    title: ['Describe the task'],
    // You promise: you name the service that fits a task, or say that none does.
    text: 'Not sure which service? We name it, or say that none fits.',
    action: { label: 'Contact us', page: 'contact' },
  },
});
