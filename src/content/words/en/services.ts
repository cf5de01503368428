import type { Facts, ServicesWords } from '../../../site/words.ts';

export default (facts: Facts): ServicesWords => ({
  page: {
    label: 'Services',
    title: 'AI agents, AI research, SaaS platforms',
    description: 'See an agent handle an invoice, a study end in a yes or a no, and a spreadsheet become a platform.',
  },
  head: { title: 'Services', lead: 'For teams in finance, purchasing, support and operations.' },
  control: {
    title: 'The agent and your data stay under your control',
    lead: 'The rules for your data apply unless we agree otherwise. You get them in writing before you send us a file.',
    folds: [
      {
        title: 'Limits',
        text: 'You set what the agent may do and up to what amount. Fixed checks outside the model enforce this, whatever a document says.',
        more: 'You also choose which systems it may use and which steps a person has to approve. Access rights hold it to that. At a limit, it stops and asks. When the three documents differ only in item numbers, nobody has to ask purchasing: your accounting team approves a finished entry instead of typing one, and decides how many to check against the originals.',
      },
      {
        title: 'Log',
        text: 'The log shows what the agent read and did, when, and who approved each step.',
        more: 'If a wrong entry gets through, the log shows how, and your team corrects it like any other.',
      },
      {
        title: 'Security',
        text: 'Each agent has its own account with minimal rights, and you can block it at any time.',
        more: 'When we attack the agent with forged documents, your IT team is welcome to join in. If your data ever leaks, we’ll tell you within 24 hours of finding out.',
      },
      {
        title: 'Your people',
        text: 'The people who do the task today help us design and test the agent.',
        more: 'Tell them early what they’ll do with the hours they save. If you like, we’ll come and answer their questions.',
      },
      {
        title: 'Country and model',
        text: facts.dataCountry
          ? `Your data stays in one country (${facts.dataCountry}) and the model runs there, unless you approve another.`
          : 'Your data and the model stay in the country that you approve before we start.',
        more: 'Your proposal names the model, its provider and the country it runs in, and you approve all three. The agent runs in your own cloud account or on your own servers. If you have neither, it runs with a provider in that country, and the account is in your name. Open-weight models can run on your own servers. A new model takes over only once it has passed the test on your cases.',
      },
      {
        title: 'Access and training',
        text: 'Only the people and providers named in your proposal see your data. Nobody, not even us, may train a model on it without your written consent.',
        more: 'We disclose your data to others only if the law requires us to.',
      },
      {
        title: 'Deletion',
        text: 'Within 30 days of finishing our work, we and our providers delete every copy, and we confirm it in writing.',
        more: 'We keep a copy only if the law requires us to. What is in your accounts stays with you.',
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
    action: { label: 'Ask which service fits', page: 'contact', anchor: 'draft-question' },
  },
  list: [
    {
      id: 'agents',
      title: 'Custom Agent Development',
      card: {
        text: 'When your ERP can’t match an invoice, an agent compares it with the order and the delivery note. Then it drafts the entry, or asks purchasing.',
        action: 'See an invoice handled',
      },
      lead: 'A model reads your documents. The agent is the program around it: it prepares each step within your limits and asks your team whenever the decision is yours.',
      points: [
        'We build agents for invoices, orders, tickets, reports and questions about your documents.',
        `We connect them to your mail, files, CRM and ERP${facts.systemNames ? `, and have already connected ${facts.systemNames}` : ''}. Before you commit to Discovery, we’ll tell you how your ERP can be connected and what its vendor charges.`,
        'Before launch, we test each agent on your own cases and attack it with forged documents.',
      ],
      drawing: 'agents',
      caption: '8 documents from 3 cases',
      action: { label: 'Ask about an agent', page: 'contact', anchor: 'draft-agents' },
      questions: [
        'Which task would you hand over?',
        'How many cases come up each month?',
        'Which systems do you use?',
        'Where does the work get stuck?',
      ],
      openingCase: {
        title: 'You’re billed for 12 lamps. Only 10 arrived.',
        lead: 'An example: your ERP can’t match this invoice. The agent can, apart from one question.',
        documents: [
          { name: 'Invoice', item: 'Lamp LX-440 at CHF 40.00', number: 12, label: 'billed' },
          { name: 'Order', item: 'Lamp 30-118 at CHF 40.00', number: 12, label: 'ordered' },
          {
            name: 'Delivery note',
            item: 'Lamp LX-440, “−2” added by hand',
            number: 10,
            label: 'delivered',
            note: '−2',
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
          text: 'How many should we pay for?',
          line: { time: '10:52', text: 'Over to you. You’re in purchasing.' },
          waited: 'The agent waits for 98 minutes.',
          unanswered: 'Nothing is booked until you decide. Only your people can ever release a payment.',
          toPay: 'to pay',
          answers: {
            paid: {
              label: 'Pay for 12',
              done: 'The agent proposes to pay the full CHF 480.00 plus VAT. The log shows your decision and the 2 missing lamps.',
              number: 12,
              amounts: ['CHF 480.00 to pay', '2 missing lamps noted in the log'],
            },
            later: {
              label: 'Pay for 10 now, 2 later',
              done: 'The agent proposes to pay CHF 400.00 plus VAT now. The other CHF 80.00 stays blocked until the 2 lamps arrive.',
              number: 10,
              amounts: ['CHF 400.00 to pay now', 'CHF 80.00 blocked until the lamps arrive'],
            },
            cancelled: {
              label: 'Pay for 10, cancel 2',
              done: 'The agent proposes to pay CHF 400.00 plus VAT for the 10 lamps you have. It blocks the other CHF 80.00 until the supplier sends a credit note.',
              number: 10,
              amounts: ['CHF 400.00 to pay', 'CHF 80.00 blocked until the credit note'],
            },
          },
        },
        next: { time: 'Now', text: 'Your accounting team checks the entry and releases the payment.' },
        entry: {
          title: 'The entry the agent drafts',
          name: 'Drafted entry',
          item: 'Lamp 30-118 at CHF 40.00, all amounts excl. VAT',
          state: 'Waiting for accounting',
        },
        alternatives: {
          title: 'When not to buy an agent',
          terms: [
            {
              title: 'A rule in your ERP, or scripted clicks (RPA)',
              text: 'Enough when every case runs the same way.',
            },
            {
              title: 'A ready-made product',
              text: 'The better buy when your documents are standard and it connects to your ERP.',
            },
            {
              title: 'A person',
              text: 'Needed when the decision is about a person, or nobody could check the result. We don’t build agents for that.',
            },
            {
              title: 'An agent',
              text: facts.offer
                ? `Pays off when many cases are all a little different: in the example on our home page, from ${facts.format(facts.offer.leastCases)} a month${facts.offer.range ? ' at our middle prices' : ''}.`
                : 'Pays off when many cases a month are all a little different.',
            },
          ],
        },
      },
    },
    {
      id: 'research',
      title: 'AI Research',
      card: {
        text: 'Can a model handle your task well enough? We test several on your cases and give you a yes or a no with error rates.',
        action: 'See how a study works',
      },
      lead: 'For tasks too hard or too new for the short test in Discovery, a study compares commercial and open models on your cases.',
      points: [
        'First, we agree with you on what counts as good enough.',
        `You keep the test cases, the error analysis and the report.${facts.prices ? ` We charge CHF ${facts.format(facts.prices.dayRate)} a day plus VAT, up to an agreed cap.` : ''}`,
      ],
      drawing: 'research',
      caption: '4 notes read by 3 models: 12 readings',
      action: { label: 'Ask about a study', page: 'contact', anchor: 'draft-research' },
      questions: [
        'What should the study answer?',
        'Which data do you have?',
        'Who knows the right answers?',
        'What does a mistake cost you?',
      ],
      example: {
        title: 'Can a model read your delivery notes?',
        picture: 'readings',
        steps: [
          'Your people read a set of delivery notes first.',
          'Three models read the same set, and every difference counts as an error.',
          'You get the error rate for each field, the cost per page, and a yes or a no with reasons.',
        ],
      },
    },
    {
      id: 'saas',
      title: 'Custom SaaS Development',
      card: {
        title: 'SaaS Platform Development',
        text: 'Your customers log in instead of emailing you. Your product or spreadsheet becomes a platform with their prices, data and invoices.',
        action: 'See a spreadsheet replaced',
      },
      lead: 'We turn your product, or your best spreadsheet, into a platform where your customers help themselves.',
      points: [
        'The code is in your repository from the first week, and you choose the country the platform runs in.',
        `We monitor and update the platform until your own team takes over.${facts.prices ? ` Each step has a fixed price, based on CHF ${facts.format(facts.prices.dayRate)} a day plus VAT.` : ''}`,
      ],
      drawing: 'saas',
      caption: '15 customers on one platform',
      action: { label: 'Ask about a platform', page: 'contact', anchor: 'draft-saas' },
      questions: [
        'What do you have today?',
        'Who will use the platform?',
        'How many customers do you expect?',
        'When do you need a first version?',
      ],
      example: {
        title: 'A pricing spreadsheet becomes a platform',
        picture: 'sheets',
        steps: [
          'Today, your sales team emails each customer a price from the spreadsheet.',
          'In the first version, one customer logs in and gets a price without waiting for you.',
          'Then come more customers, roles and billing.',
        ],
      },
    },
  ],
});
