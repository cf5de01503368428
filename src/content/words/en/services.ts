import type { Service, ServicesWords } from '../../../site/words.ts';

const blocks: Service[] = [
  {
    id: 'agents',
    title: 'Custom Agent Development',
    card: {
      text: 'An agent reads the invoice, compares it with the order and prepares the booking. What does not agree goes to a person.',
      action: 'See the invoice example',
    },
    lead: 'Software that reads, decides within limits you set, and acts in the systems you already use.',
    points: [
      'Agents for support, back office and internal knowledge',
      'Connected to your mail, CRM, ERP and files',
      // You promise: every agent has limits, approvals and a log of each action.
      'Limits, approvals and a log for every action',
      // You promise: an agent is tested on the client's own cases before it goes live.
      'Tested on your own cases before launch',
    ],
    drawing: 'agents',
    caption: 'Twelve agents, each moving only where it is allowed to.',
    action: { label: 'Discuss your agent', page: 'contact' },
    example: {
      kind: 'case',
      title: 'Example: one invoice, to the end',
      sheets: [
        { name: 'Invoice', item: 'Lamps', price: '40.00 each', figure: 12, label: 'billed' },
        { name: 'Order', item: 'Lamps', price: '40.00 each', figure: 12, label: 'ordered' },
        { name: 'Delivery note', item: 'Lamps', figure: 10, label: 'delivered' },
      ],
      log: [
        { time: '09:14', text: 'The agent reads all three.', by: 'agent' },
        // You promise: an agent asks a person where what it compares differs, and waits for the answer.
        {
          time: '09:14',
          text: 'They differ. It asks purchasing, and waits: “12 billed, 10 delivered. Which do we pay?”',
          by: 'agent',
          waits: true,
        },
        { time: '10:52', text: 'Purchasing replies: “Ten.”', by: 'person' },
        {
          time: '10:52',
          text: 'The agent prepares the booking: 10 × 40.00 = CHF 400.00. The invoice says 480.00; CHF 80.00 stays open until the credit note.',
          by: 'agent',
        },
        // You promise: an agent never pays.
        {
          time: 'Now',
          text: 'The booking waits for accounting. Payment stays with you.',
          by: 'person',
        },
      ],
      terms: [
        // You promise: a person checks a sample of what agreed, of the size that the client sets.
        {
          title: 'If all three agree',
          text: 'Nobody is asked; the booking goes straight to accounting. A sample of what agreed is checked by a person too; you set its size.',
        },
        {
          title: 'Limits',
          // You promise: an agent stops and asks where its agreed systems, actions and amounts end.
          text: 'Which systems, which actions, up to which amount. Beyond them it stops and asks.',
        },
        {
          title: 'Approvals',
          // You promise: the steps that the client names wait for a person.
          text: 'The steps you name wait for a person: here the booking, and every difference.',
        },
        {
          title: 'Log',
          // You promise: the log says what was read and done, when, and who approved it.
          text: 'What it read, what it did, when, and who approved.',
        },
      ],
    },
  },
  {
    id: 'research',
    title: 'AI Research',
    card: {
      text: 'One question per study: can a model do this task well enough, and what would prove it?',
      action: 'See the study example',
    },
    lead: 'Short, applied studies that end in evidence, not in a demo.',
    points: [
      'Feasibility studies on your own data',
      'Evaluation sets and error analysis',
      'Comparison of open and commercial models',
      // You promise: every study ends in a written report that belongs to the client.
      'Results in writing, yours to keep',
    ],
    drawing: 'research',
    caption: 'Fifteen readings, drawn by size of error. Red is the worst.',
    action: { label: 'Propose a study', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Example: can a model read your delivery notes?',
      picture: 'bars',
      steps: [
        'Your people read a sample first: that is the answer key.',
        'Three models read the same notes. Every gap is an error.',
        // You promise: a study reports errors by field and the cost per page, and ends in a yes or a no with reasons.
        'You receive the errors by field, the cost per page, and a yes or a no with reasons.',
      ],
    },
  },
  {
    id: 'saas',
    title: 'Custom SaaS Development',
    card: {
      title: 'SaaS Platform Development',
      // You promise: on a platform, the data of each customer is kept apart.
      text: 'One platform for many customers: each signs in, is billed, and has its data kept apart.',
      action: 'See the calculator example',
    },
    lead: 'From a first working version to one platform that many customers share.',
    points: [
      'Sign-in, roles and separate data for each customer',
      'Onboarding, billing and administration',
      // You promise: a platform is hosted where the client's data must stay.
      'Hosting where your data must stay',
      // You promise: you monitor and update what you build, and can hand it over.
      'Monitoring, updates and a clean handover',
    ],
    drawing: 'saas',
    caption: 'Eight modules that can be rearranged without rebuilding the rest.',
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

export const services: ServicesWords = {
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
      // You promise: you name all who have access to a client's data.
      { title: 'Who', text: 'The people and providers with access, by name.' },
      // You promise: you delete a client's data on the agreed day and prove it.
      { title: 'Until when', text: 'The day it is deleted, and the proof.' },
      // You promise: the client chooses the model and where it runs.
      { title: 'Which model', text: 'The model you choose, and where it runs.' },
    ],
  },

  closing: {
    title: ['Pick one'],
    text: 'Each service has an email, its subject filled in. Not sure which? Take any.',
    action: { label: 'Contact us', page: 'contact' },
  },
};
