import type { Facts, Service, ServicesWords } from '../../words.ts';
import { sayNumber } from './sentences.ts';

/** The services: add, change or remove blocks; two to five stand well. */
const writeBlocks = ({ systems }: Facts): Service[] => [
  {
    id: 'agents',
    title: 'Custom Agent Development',
    card: {
      text: 'An agent compares the invoice with the order and the delivery note, and prepares the ledger entry. Anything that does not match goes to a person.',
      action: 'See the invoice example',
    },
    lead: 'Software that reads, decides within limits you set, and acts in the systems you already use. Whatever your ERP can match by itself, leave to the ERP; the agent takes the rest: scans, other item numbers, exceptions.',
    points: [
      'Agents for tickets, invoices and questions about your own documents',
      `Connected to your mail, CRM, ERP and files through their interfaces. ${systems ? `We have worked with ${systems}. ` : ''}Name your ERP in the email: we look for its interface before you pay for Discovery.`,
      'Tested on your own cases before launch',
    ],
    drawing: 'agents',
    caption: 'Twelve agents, each moving only where it is allowed to. One waits for a person.',
    action: { label: 'Discuss your agent', page: 'contact' },
    questions: [
      'Which task?',
      'How many cases a month?',
      'In which systems?',
      'Where does it get stuck?',
    ],
    example: {
      kind: 'case',
      title: 'Example: 12\u00a0billed, 10\u00a0delivered',
      sheets: [
        { name: 'Invoice', item: 'Lamps at CHF\u00a040.00, without\u00a0VAT', figure: 12, label: 'billed' },
        { name: 'Order', item: 'Lamps at CHF\u00a040.00, without\u00a0VAT', figure: 12, label: 'ordered' },
        { name: 'Delivery note', item: 'Lamps', figure: 10, label: 'delivered' },
      ],
      log: [
        { time: '09:14', text: 'The agent reads all three.', by: 'agent' },
        {
          time: '09:14',
          text: 'The delivery note says 10. The agent asks purchasing, and waits: “12\u00a0billed, 10\u00a0delivered. How many do we pay\u00a0for?”',
          by: 'agent',
        },
        {
          time: '10:52',
          text: 'Purchasing decides. Here, you do:',
          by: 'person',
          question: {
            unanswered: 'No entry until purchasing decides.',
            answers: [
              {
                label: 'Pay for 10',
                difference: 'struck',
                consequences: [
                  'The agent prepares the entry: the whole invoice, CHF\u00a0480.00.',
                  'To pay: 10\u00a0×\u00a040.00\u00a0=\u00a0CHF\u00a0400.00. CHF\u00a080.00 stays blocked until the credit note.',
                ],
              },
              {
                label: 'Pay for 12',
                difference: 'missing',
                consequences: [
                  'The agent prepares the entry: the whole invoice, CHF\u00a0480.00. To pay: all of it.',
                  'The log records who in purchasing decided this, and that two lamps were not delivered.',
                ],
              },
              {
                label: 'Wait for 2',
                difference: 'awaited',
                consequences: [
                  'The agent prepares the entry: the whole invoice, CHF\u00a0480.00.',
                  'To pay now: 10\u00a0×\u00a040.00\u00a0=\u00a0CHF\u00a0400.00. CHF\u00a080.00 stays blocked until the two lamps arrive.',
                ],
              },
            ],
            next: { time: 'Now', text: 'The entry waits for accounting. Only you release the payment.' },
          },
        },
      ],
      match: {
        title: 'If all three match',
        text: 'The agent does not ask purchasing; accounting approves the entry, which takes seconds where typing and comparing took minutes. A person checks a sample against the papers. You set its size.',
      },
      terms: [
        {
          title: 'Limits',
          text: 'Which systems and actions, and up to what amount. Beyond that, the agent stops and asks. A document can mislead an agent, so access rights set these limits, not instructions. Each agent has its own account, which you can block yourself.',
        },
        {
          title: 'Approvals',
          text: 'The steps you name wait for a person: here, every entry and every mismatch.',
        },
        {
          title: 'Log',
          text: 'What it read, what it did and when, and who approved it.',
        },
      ],
      alternatives: {
        title: 'When an agent fits, and when it does not',
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
            text: 'The decision is about a person, or nobody could check the result. We build no agents for such work.',
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
      'A written report, which belongs to you',
    ],
    drawing: 'research',
    caption: 'Illustration, not a result: fifteen readings by size of error. The worst goes to a person.',
    action: { label: 'Propose a study', page: 'contact' },
    questions: [
      'Which question shall it settle?',
      'Which data do you have?',
      'Who knows the right answers?',
      'What does an error cost?',
    ],
    example: {
      kind: 'steps',
      title: 'Example: can a model read your delivery notes?',
      picture: 'bars',
      steps: [
        'Your people read a sample first: that is the answer key.',
        'Three models read the same notes. Every difference from the key is an error.',
        'You receive the errors by field, the cost per page, and a yes or a no with reasons.',
      ],
      certainty: {
        title: 'How many test cases are enough?',
        caption:
          'Test cases drawn at random. If none fails, you can be 95% confident that the true error rate is below the figure shown.',
        cases: 'Cases tested, none failed',
        errorRate: 'Error rate below',
      },
    },
  },
  {
    id: 'saas',
    title: 'Custom SaaS Development',
    card: {
      title: 'SaaS Platform Development',
      text: 'Your product as one platform for all your customers, each with a separate sign-\u2060in, invoices and data.',
      action: 'See the calculator example',
    },
    lead: 'From a first working version to one SaaS platform that many customers share.',
    points: [
      'Each customer’s data kept apart',
      'Code in your repository from the first week',
      'Hosting in the country you name',
      'Monitoring and updates, until your team takes over',
    ],
    drawing: 'saas',
    caption: 'Eight modules change places, one at a time.',
    action: { label: 'Plan a platform', page: 'contact' },
    questions: ['What exists today?', 'Who will use it?', 'How many customers?', 'By when?'],
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

export default (facts: Facts): ServicesWords => {
  const blocks = writeBlocks(facts);
  return {
    page: {
      label: 'Services',
      title: [
        `AI agents, AI research, SaaS development | ${facts.name}`,
        'AI agents, AI research, SaaS development',
      ],
      description: [
        `Custom AI agents, applied AI research and SaaS platforms from ${facts.name}: an example of each, and how your data is treated.`,
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
      lead: introduce(blocks),
    },

    yourData: {
      title: 'Your data',
      lead: 'Agreed in writing before the first file moves:',
      terms: [
        {
          title: 'Where',
          text: facts.dataCountry
            ? `In ${facts.dataCountry}, unless you name another country.`
            : 'The place where it is processed and stored.',
        },
        { title: 'Who', text: 'Our people by name, providers by company.' },
        {
          title: 'Until when',
          text: 'The day it is deleted, unless a law forbids it, and a written confirmation.',
        },
        { title: 'Which model', text: 'The model agreed with you, and where it runs.' },
      ],
    },

    closing: {
      title: ['Describe the task'],
      text: 'Not sure which service you need? We tell you which one fits, or that none does.',
      action: { label: 'Contact us', page: 'contact' },
    },
  };
};

function introduce(blocks: Service[]): string {
  const count = sayNumber(blocks.length);
  const examples = blocks.every(({ example }) => example) ? 'each with an example' : 'with examples';
  return `${count[0]!.toUpperCase()}${count.slice(1)} services, ${examples} to compare with your own work.`;
}
