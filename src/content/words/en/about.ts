import type { AboutWords, Facts } from '../../words.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'About',
    title: [`About ${facts.name}, IT services company in ${facts.town}`, `About ${facts.name}`],
    description: [
      `${facts.name} is an IT services company in ${facts.town}. See ${facts.people.length > 0 ? 'who does the work, ' : ''}what you can check before you sign, and what we value.`,
      `See ${facts.people.length > 0 ? 'who does the work, ' : ''}what you can check before you sign, and what we value.`,
    ],
    picture: {
      title: `An IT services company in ${facts.town}`,
      alt: facts.staff
        ? 'Patterns made of tiles, one for each of our people and no two alike.'
        : 'Patterns made of tiles, no two alike.',
    },
  },
  head: {
    title: 'About',
    lead: `${facts.name} is an IT services company in ${facts.town}. We build AI agents for routine work, test AI models on your data, and develop SaaS platforms.`,
  },
  mission: {
    title: 'Our mission',
    text: 'is to take routine office work off people’s hands and leave the decisions to them.',
  },
  people: {
    title: 'Who does the work',
    count: facts.staff ? `${facts.staff}\u00a0${facts.staff === 1 ? 'person' : 'people'}` : '',
    roles: {
      'Erika Muster': 'designs your agent and reviews its code',
      'Max Muster': 'maps your process and runs the tests with your people',
    },
    lines: [
      'The person you speak to first stays your contact, from the first call to support. If that has to change, we tell you first.',
      'Your offer names everyone who’ll work for you. We ask you before we bring in a stand-\u2060in or a subcontractor.',
    ],
    proof: {
      title: 'Check us before you sign.',
      lines: [
        'Look us up in the commercial register, which shows who may sign for us.',
        ...(facts.certificates ? [`Ask for proof that we hold ${facts.certificates}.`] : []),
        'Ask for a customer to call. We name customers only with their consent, and if none has work like yours, we’ll say so.',
        'Bring your IT team to a call. The people who’d build your agent will answer their questions.',
        'Give the test cases from Discovery to any other supplier, and compare the results with ours.',
        'Ask your ERP partner for the same: a fixed price, tests on your own cases, and code you own. Then choose.',
      ],
    },
    action: { label: 'Read what our contract says', page: 'methodology', anchor: 'contract' },
  },
  values: {
    title: 'Values',
    items: [
      {
        title: 'Innovation',
        text: 'We use a new model only after it passes the test on your cases.',
      },
      {
        title: 'Excellence',
        text: 'We write and document code so that another team can take over.',
      },
      {
        title: 'Client-Centricity',
        text: 'Your process shapes the agent, and your people judge the result.',
      },
      {
        title: 'Impact',
        text: 'The measure we agree on before building decides whether the agent works.',
      },
    ],
  },
  companyInformation: {
    title: 'Company',
    register: facts.registerEntry ? 'See our entry in the commercial register' : 'Commercial register',
    labels: {
      name: 'Name',
      seat: 'Registered office',
      address: 'Address',
      founded: 'Founded',
      management: 'Management',
      number: 'Registration number',
    },
  },
  closing: {
    title: 'Write to one of us',
    text: 'Whoever reads your email also answers it, under their own name.',
    action: { label: 'Write to us', page: 'contact' },
  },
});
