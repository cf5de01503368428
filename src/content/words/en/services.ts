import { boundErrorRate } from '../../../site/bound-error-rate.ts';
import type { Facts, ServicesWords } from '../../../site/words.ts';
import { sayInCountry } from './sentences.ts';

export default (facts: Facts): ServicesWords => ({
  page: {
    label: 'Services',
    title: 'AI agents, AI research, SaaS platforms',
    description: 'See an agent handle an invoice, a study end in a yes or a no, and a spreadsheet become a platform.',
  },
  cards: { title: 'Our Services' },
  head: { title: 'Services', lead: 'For teams in finance, purchasing, support and operations.' },
  control: {
    title: 'Under your control',
    lead: 'These rules apply unless you choose otherwise. You get them in writing before you send us a file.',
    folds: [
      {
        title: 'Limits',
        text: 'You set what the agent may do, up to what amount, and which steps someone in your team has to approve.',
        more: 'At a limit, it stops and asks. Access rights and fixed checks outside the model enforce the limits, so they hold, whatever a document says. When all three documents agree, your accounting team approves a finished entry instead of typing one.',
      },
      {
        title: 'Log',
        text: 'It shows what the agent read, what it did and when, and who approved each step.',
        more: 'If a wrong entry gets through, the log shows how, and your team corrects it like any other.',
      },
      {
        title: 'Security',
        text: 'Each agent has its own account with minimal rights, and you can block it at any time.',
        more: 'Before launch, we attack the agent with forged documents, and your IT team is welcome to join in. If your data ever leaks, we’ll tell you within 24 hours of finding out.',
      },
      {
        title: 'Your people',
        text: 'The people who do the task today help us design and test the agent.',
        more: 'Tell them early what they’ll do with the time they gain. If you like, we’ll come along and answer their questions.',
      },
      {
        title: 'Where your data is',
        text: facts.dataCountry
          ? `Your data stays ${sayInCountry(facts.dataCountry)} and the model runs there, unless you approve another country.`
          : 'Your data and the model stay in the country that you approve before we start.',
        more: 'Your proposal names the model and its provider, and you approve both. The agent runs in your own cloud account or on your own servers. If you have neither, it runs with a provider in that country, and the account is in your name.',
      },
      {
        title: 'Who sees it',
        text: 'Only the people and providers named in your proposal. Nobody may train a model on it, and that includes us, unless you agree in writing.',
        more: 'The exception is what the law requires us to disclose.',
      },
      {
        title: 'How long',
        text: 'Once our work is finished, we and our providers delete every copy within 30 days, and we confirm it in writing.',
        more: 'We keep a copy only if the law requires us to.',
      },
      {
        title: 'The law',
        text: 'We follow the Swiss Data Protection Act (FADP) and, where it applies, the GDPR.',
        more: 'Before we build an agent, we record its risk class under the EU AI Act.',
      },
    ],
  },
  closing: {
    title: 'Not sure? Ask us',
    text: 'Describe your task in a few lines, and we’ll tell you which service fits. If none does, we’ll say so.',
    action: { label: 'Ask which service fits', page: 'contact', anchor: 'draft-question' },
  },
  blocks: [
    {
      id: 'agents',
      title: 'Custom Agent Development',
      card: {
        text: 'When your ERP can’t match an invoice, an agent checks it against the order and the delivery note and drafts the entry. If something differs, it asks your purchasing team.',
        action: 'See an invoice handled',
      },
      lead: 'An agent reads your documents, prepares each step within your limits, and asks your team wherever you want to decide.',
      points: [
        'We build agents for invoices, orders, tickets, reports and questions about your documents.',
        `We connect them to your mail, files, CRM and ERP.${facts.systemNames ? ` We’ve already connected ${facts.systemNames}.` : ''} Before you order Discovery, we’ll find out how to connect to yours and what its vendor charges for that.`,
        'We test each agent on your own cases before launch, and you see every result.',
      ],
      drawing: 'agents',
      action: { label: 'Ask about an agent', page: 'contact', anchor: 'draft-agents' },
      questions: [
        'Which task would you hand over?',
        'How many cases come up each month?',
        'Which systems do you use?',
        'Where does the work get stuck?',
      ],
      example: {
        kind: 'case',
        title: 'You’re billed for 12 lamps. Only 10 arrived.',
        lead: 'Your ERP can’t match this invoice: the supplier uses its own item number, and only a handwritten “−2” shows the shortage.',
        documents: [
          { name: 'Invoice', item: 'Lamp LX-440 at CHF 40.00 excl. VAT', number: 12, label: 'billed' },
          { name: 'Order', item: 'Lamp 30-118 at CHF 40.00 excl. VAT', number: 12, label: 'ordered' },
          {
            name: 'Delivery note',
            item: 'Lamp LX-440, “−2” added by hand',
            number: 10,
            label: 'delivered',
            isCorrected: true,
          },
        ],
        log: [
          {
            time: '09:14',
            text: 'The agent reads all three and recognises the supplier’s LX-440 as your lamp 30-118.',
          },
          {
            time: '09:14',
            text: 'Someone in your warehouse wrote “−2” on the delivery note, so the agent asks purchasing.',
          },
        ],
        question: {
          time: '10:52',
          ask: 'How many should we pay for?',
          waited: '98 minutes, waiting for you',
          text: 'Over to you. You’re in purchasing.',
          unanswered: 'Nothing is booked until you decide. Only people in your company can ever release a payment.',
          toPay: 'to pay',
          answers: {
            cancelled: {
              label: 'Pay for 10, cancel 2',
              consequence: 'The agent proposes to pay CHF 400.00. It blocks CHF 80.00 until the supplier’s credit note comes.',
              number: 10,
              amounts: ['CHF 400.00 to pay', 'CHF 80.00 blocked until the credit note'],
            },
            paid: {
              label: 'Pay for 12',
              consequence: 'The agent proposes to pay the full CHF 480.00. The log shows your decision and the 2 missing lamps.',
              number: 12,
              amounts: ['CHF 480.00 to pay', '2 missing lamps noted in the log'],
            },
            later: {
              label: 'Pay for 10 now, 2 later',
              consequence: 'The agent proposes to pay CHF 400.00 now. It blocks CHF 80.00 until the 2 lamps arrive.',
              number: 10,
              amounts: ['CHF 400.00 to pay now', 'CHF 80.00 blocked until the lamps arrive'],
            },
          },
        },
        next: { time: 'Now', text: 'Your accounting team checks the entry and releases the payment.' },
        entry: {
          title: 'The entry the agent drafts',
          name: 'Entry',
          item: 'Lamp 30-118 at CHF 40.00 excl. VAT',
          waits: 'Waiting for accounting',
            },
        fits: {
          title: 'When an agent fits',
          terms: [
            {
              title: 'A rule in your ERP',
              text: 'All you need when every case follows the same rule. Your ERP partner can set it up.',
            },
            {
              title: 'A ready-made product',
              text: 'The better buy when your documents are standard and it connects to your ERP.',
            },
            {
              title: 'An assistant, such as Copilot',
              text: 'Best when one person wants help with a document and checks the result.',
            },
            {
              title: 'RPA (scripted clicks)',
              text: 'Best when the screens and the steps never change.',
            },
            {
              title: 'An agent',
              text: 'Best when several hundred cases a month are all a little different, and every action needs a limit and a log.',
            },
            {
              title: 'A person',
              text: 'Needed when the decision is about a person, or when nobody could check the result. We build no agents for that.',
            },
          ],
        },
      },
    },
    {
      id: 'research',
      title: 'AI Research',
      card: {
        text: 'Can a model do the job well enough? We test several on your own cases. You get a yes or a no, and the error rates behind it.',
        action: 'See how a study works',
      },
      lead: 'Some tasks are too hard or too new for the short test in Discovery. For those, a study compares several models on your cases and ends in a yes or a no.',
      points: [
        'First, we agree with you on what counts as good enough.',
        'We compare proprietary models with open-weight ones, which can run on your own servers.',
        'You keep the test cases, the error analysis and the report.',
        ...(facts.prices
          ? [`A study costs CHF ${facts.format(facts.prices.dayRate)} plus VAT a day, and your proposal caps the total.`]
          : []),
      ],
      drawing: 'research',
      action: { label: 'Ask about a study', page: 'contact', anchor: 'draft-research' },
      questions: [
        'What should the study answer?',
        'Which data do you have?',
        'Who knows the right answers?',
        'What does a mistake cost you?',
      ],
      example: {
        kind: 'steps',
        title: 'Can a model read your delivery notes?',
        picture: 'readings',
        steps: [
          'Your people read a set of delivery notes first. Their readings count as the right answers.',
          'Three models read the same set, and every difference from those answers counts as an error.',
          'You get the error rate for each field, the cost per page, and a yes or a no with reasons.',
        ],
        note: {
          title: 'How many test cases are enough?',
          text: `If 60 random cases all pass, the error rate is below ${boundErrorRate(60)}%, and if 300 do, below ${boundErrorRate(300)}%, with 95% certainty.`,
        },
      },
    },
    {
      id: 'saas',
      title: 'Custom SaaS Development',
      card: {
        title: 'SaaS Platform Development',
        text: 'Your customers log in instead of emailing you. We turn your product into one platform where each customer finds their own data and invoices.',
        action: 'See a spreadsheet replaced',
      },
      lead: 'We turn your product, or your best spreadsheet, into a platform where your customers help themselves.',
      points: [
        'The code is in your repository from the first week, and you choose the country the platform runs in.',
        'We monitor and update the platform until your own team takes over.',
        ...(facts.prices
          ? [
              `Your proposal fixes the price of each step, based on CHF ${facts.format(facts.prices.dayRate)} plus VAT a day.`,
            ]
          : []),
      ],
      drawing: 'saas',
      action: { label: 'Ask about a platform', page: 'contact', anchor: 'draft-saas' },
      questions: [
        'What do you have today?',
        'Who will use the platform?',
        'How many customers do you expect?',
        'When do you need a first version?',
      ],
      example: {
        kind: 'steps',
        title: 'A pricing spreadsheet becomes a platform',
        picture: 'sheets',
        steps: [
          'Today, your sales team fills in the spreadsheet and emails each customer the result.',
          'In the first version, one customer logs in and gets a price without waiting for you.',
          'Then come more customers, roles and billing, and nobody emails a spreadsheet any more.',
        ],
      },
    },
  ],
});
