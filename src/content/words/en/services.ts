import type { Facts, ServicesWords } from '../../words.ts';
import { sayInCountry } from './sentences.ts';

export default (facts: Facts): ServicesWords => ({
  page: {
    label: 'Services',
    title: [
      `AI agents, AI research, SaaS platforms | ${facts.name}`,
      'AI agents, AI research, SaaS platforms',
    ],
    description: [
      `See an agent handle an invoice, a study end in yes or no, and a spreadsheet become a platform. Services of ${facts.name}.`,
      'See an agent handle an invoice, a study end in yes or no, and a spreadsheet become a platform.',
    ],
    picture: {
      title: 'Agents, research, platforms',
      alt: 'Discs of three sizes, joined by lines. One disc has another colour.',
    },
  },
  cards: { title: 'Our Services' },
  head: { title: 'Services', lead: 'We work for teams in finance, purchasing, support and operations.' },
  yourData: {
    title: 'Your data',
    lead: 'We put these defaults in writing before you send the first file.',
    terms: [
      {
        title: 'Where',
        text: facts.dataCountry
          ? `We store and process your data ${sayInCountry(facts.dataCountry)}, and the model runs there too, unless you approve another country.`
          : 'You approve the country before we start. We store and process your data there, and the model runs there too.',
      },
      {
        title: 'Who',
        text: 'Only the people and providers named in your offer see your data, unless a law requires disclosure.',
      },
      {
        title: 'How long',
        text: 'We delete every copy within 30\u00a0days of finishing our work, and confirm in writing. Only a law can make us keep one.',
      },
      {
        title: 'Which model',
        text: 'You approve the model, its provider and the country it runs in. Open-weight models can run on your own servers. A new model takes over only after passing the test on your cases.',
      },
      { title: 'Training', text: 'We let nobody train a model on your data unless you agree in writing.' },
      {
        title: 'The law',
        text: 'We keep to the Swiss Data Protection Act (FADP) and, where it applies, to the GDPR. Before we build an agent, we write down its risk class under the EU AI Act.',
      },
    ],
  },
  closing: {
    title: 'Not sure? Ask us',
    text: 'Describe your task in a few lines. We’ll tell you which service fits, or that none does.',
    action: { label: 'Write to us', page: 'contact' },
  },
  blocks: [
    {
      id: 'agents',
      title: 'Custom Agent Development',
      card: {
        text: 'The agent checks each invoice against the order and the delivery note, then drafts the entry. If something doesn’t match, the agent asks your purchasing team.',
        action: 'See an invoice handled',
      },
      lead: 'An agent reads documents, decides within limits you set, and acts in the systems you already use. Let your ERP match what it can. The agent takes what’s left, such as scans, suppliers’ item numbers and exceptions.',
      points: [
        'We build agents for invoices, orders, tickets and questions about your own documents.',
        `We connect the agent to your mail, CRM, ERP and files.${facts.systems ? ` We’ve already connected ${facts.systems}.` : ''} Tell us your ERP, and we’ll look for an interface before you order Discovery.`,
        'We test the agent on your own cases before launch, and you see every result.',
      ],
      drawing: 'agents',
      action: { label: 'Ask about an agent', page: 'contact' },
      questions: [
        'Which task would you hand over?',
        'How many cases come up each month?',
        'Which systems do you use?',
        'Where does the work get stuck?',
      ],
      example: {
        kind: 'case',
        title: 'You’re billed for 12\u00a0lamps. Only 10\u00a0arrived.',
        lead: 'Your ERP can’t match this invoice. The supplier uses another item number, and the shortage is only a handwritten note on a scan.',
        documents: [
          {
            name: 'Invoice',
            item: 'Lamp LX-440 at CHF\u00a040.00, without\u00a0VAT',
            number: 12,
            label: 'billed',
          },
          {
            name: 'Order',
            item: 'Lamp 30-118 at CHF\u00a040.00, without\u00a0VAT',
            number: 12,
            label: 'ordered',
          },
          {
            name: 'Delivery note',
            item: 'Scan. Lamp LX-440, “2\u00a0missing” by\u00a0hand',
            number: 10,
            label: 'delivered',
          },
        ],
        log: [
          {
            time: '09:14',
            text: 'The agent reads all three and recognises the supplier’s LX-440 as your lamp 30-118.',
            by: 'agent',
          },
          {
            time: '09:14',
            text: 'Your warehouse has noted “2\u00a0missing” on the delivery note. The agent asks purchasing: “12\u00a0billed, 10\u00a0delivered. How many do we pay\u00a0for?”',
            by: 'agent',
          },
          {
            time: '10:52',
            text: 'Your turn. You’re in purchasing.',
            by: 'person',
            question: {
              unanswered: 'The agent drafts no entry until you decide.',
              answers: [
                {
                  label: 'Pay for 10',
                  difference: 'struck',
                  consequences: [
                    'The agent proposes to pay CHF\u00a0400.00 for the 10\u00a0lamps you have.',
                    'The other CHF\u00a080.00 stays blocked until the supplier sends a credit note.',
                  ],
                },
                {
                  label: 'Pay for 12',
                  difference: 'missing',
                  consequences: [
                    'The agent proposes to pay the full CHF\u00a0480.00.',
                    'The log records your decision and the 2\u00a0missing lamps.',
                  ],
                },
                {
                  label: 'Wait for 2',
                  difference: 'missing',
                  consequences: [
                    'The agent proposes to pay CHF\u00a0400.00 now, for the 10\u00a0lamps you have.',
                    'The other CHF\u00a080.00 stays blocked until the 2\u00a0lamps arrive.',
                  ],
                },
              ],
            },
          },
          {
            time: 'Now',
            text: 'Your accounting team checks the agent’s entry. Only your own staff can release a payment.',
            by: 'person',
          },
        ],
        match: {
          title: 'If all three match',
          text: 'Nobody in purchasing needs to be asked. Your accounting team approves a finished entry instead of typing one. You choose how many invoices your team compares with the originals.',
        },
        terms: [
          {
            title: 'Limits',
            text: 'You set the systems, the actions and the maximum amount. Beyond your limits, the agent stops and asks. Access rights and fixed checks outside the model enforce your limits, so a forged document can’t lift them.',
          },
          {
            title: 'Approvals',
            text: 'You name the steps that wait for a colleague. Here, every entry and every mismatch waits.',
          },
          {
            title: 'Log',
            text: 'The log shows what the agent read and did, when, and who approved each step.',
          },
          {
            title: 'Security',
            text: 'Each agent has its own account with minimal rights, and you can block the account. Before launch, we attack the agent with forged documents. Your IT team is welcome to join in.',
          },
          {
            title: 'Your people',
            text: 'The colleagues who do the task today help us design and test the agent. Tell them early what they’ll do with the time they gain. We’ll come along to answer questions.',
          },
        ],
        fold: {
          title: 'When an agent fits, and when it doesn’t',
          terms: [
            {
              title: 'A rule in your ERP',
              text: 'Best when every case follows the same rule. Your ERP partner can set one up without us.',
            },
            {
              title: 'An assistant, such as Copilot',
              text: 'Best when one colleague wants help with a text and checks the result at once.',
            },
            {
              title: 'RPA (software that clicks)',
              text: 'Best when the screens and the steps never change.',
            },
            {
              title: 'An agent',
              text: 'Best when hundreds of cases a month differ, and every action needs a limit and a log.',
            },
            {
              title: 'A person',
              text: 'Best when the decision is about a person, or when nobody could check the result. We don’t build agents for such work.',
            },
          ],
        },
      },
    },
    {
      id: 'research',
      title: 'AI Research',
      card: {
        text: 'Can a model do the job well enough? We test models on your own cases and give you a yes or a no, with the error rates.',
        action: 'See how a study works',
      },
      lead: 'Find out whether a model can do the job before you build on one. Our applied studies end in a yes or a no, with measured error rates.',
      points: [
        'We agree with you first what counts as good enough.',
        'We compare proprietary models with open-weight ones, which can run on your own servers.',
        'You keep the test cases, the error analysis and the written report.',
      ],
      drawing: 'research',
      action: { label: 'Ask about a study', page: 'contact' },
      questions: [
        'What should the study answer?',
        'Which data do you have?',
        'Who knows the right answers?',
        'What does a mistake cost you?',
      ],
      example: {
        kind: 'steps',
        title: 'Example: can a model read your delivery notes?',
        picture: 'bars',
        steps: [
          'Your people read a set of notes first. Their readings are the answer key.',
          'Three models read the same set. Every difference from the key counts as an error.',
          'You get the error rate for each field, the cost per page, and a yes or no with reasons.',
        ],
        // The bound is 1 − 0.05 ^ (1 / cases).
        fold: {
          title: 'How many test cases are enough?',
          lead:
            'We draw test cases at random. If none fails, you can be 95% confident that the true error rate is below the figure shown.',
          terms: [
            { title: '30 test cases, none failed', text: 'The error rate is below 9.5%.' },
            { title: '60 test cases, none failed', text: 'The error rate is below 4.9%.' },
            { title: '100 test cases, none failed', text: 'The error rate is below 3.0%.' },
            { title: '300 test cases, none failed', text: 'The error rate is below 1.0%.' },
          ],
        },
      },
    },
    {
      id: 'saas',
      title: 'Custom SaaS Development',
      card: {
        title: 'SaaS Platform Development',
        text: 'We turn your product into one platform for all your customers, each with a separate login, data and invoices.',
        action: 'See a spreadsheet replaced',
      },
      lead: 'We turn your product, or your best spreadsheet, into a platform that many customers share.',
      points: [
        'Each customer sees only their own data.',
        'The code is in your repository from the first week.',
        'You choose the country that hosts the platform.',
        'We monitor and update the platform until your own team takes over.',
      ],
      drawing: 'saas',
      action: { label: 'Ask about a platform', page: 'contact' },
      questions: [
        'What do you have today?',
        'Who will use the platform?',
        'How many customers do you expect?',
        'When do you need a first version?',
      ],
      example: {
        kind: 'steps',
        title: 'Example: a spreadsheet that works out prices',
        picture: 'squares',
        steps: [
          'Today, your sales team fills in the spreadsheet and emails each customer the result.',
          'In the first version, one customer logs in and gets a price without waiting for you.',
          'Then you add customers, roles and billing. Nobody emails a spreadsheet any more.',
        ],
      },
    },
  ],
});
