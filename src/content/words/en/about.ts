import type { AboutWords, Facts } from '../../words.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'About',
    title: [`About ${facts.name}: IT services company in ${facts.town}`, `About ${facts.name}`],
    description: [
      `${facts.name} is an IT services company in ${facts.town}: its mission, its four values, who does the work, and the registration number ${facts.uid}.`,
      `${facts.name} is an IT services company: its mission, its four values and the registration number ${facts.uid}.`,
    ],
    picture: {
      title: `An IT services company in ${facts.town}`,
      alt: 'Rows of rings.',
    },
  },

  head: {
    title: 'About',
    lead: `${facts.name} is an IT services company in ${facts.town}. We build agents for office work that repeats, test whether a model can do a task with your data, and develop platforms that many customers share.`,
  },

  mission: {
    /** The heading is also the beginning of the sentence. */
    title: 'Our mission',
    text: 'is to take the repeated part of office work off people’s hands, and to leave them the part that needs a person.',
  },

  people: {
    title: 'Who does the work',
    count: facts.staff ? `${facts.staff}\u00a0${facts.staff === 1 ? 'person' : 'people'}` : '',
    lines: [
      ...describeManagers(facts),
      'The person you first speak to stays your contact until handover.',
      'The offer names who does the work; a stand-\u2060in or a subcontractor needs your consent.',
      'You hold code, test cases and documents as they are made; on payment they are yours.',
    ],
    proof: {
      title: 'Do not take our word for it.',
      lines: [
        'Discovery leaves you test cases from your own files. Judge any supplier by them, us included.',
        'We name customers only with their consent. Ask for one to call before you sign; if none has work like yours, we say so.',
      ],
    },
    action: { label: 'Read the blank offer', page: 'methodology', anchor: 'blank-offer' },
  },

  values: {
    title: 'Values',
    items: [
      {
        title: 'Innovation',
        text: 'We use a new model only after it has passed the test on your cases.',
      },
      {
        title: 'Excellence',
        text: 'We write and document code so that another team can take it over.',
      },
      {
        title: 'Client-Centricity',
        text: 'Your process decides the design; your people judge the result by the agreed test.',
      },
      {
        title: 'Impact',
        text: 'The measure agreed before we build decides whether the agent worked.',
      },
    ],
  },

  companyInformation: {
    title: 'Company',
    /** How the number checks itself. */
    arithmetic: `Multiply the first eight digits by the small figures below them and add up: ${facts.uidSum}. Add the ninth, ${facts.uidCheck}: the total divides by eleven. This catches typing errors only. The commercial register shows that we exist and who may sign.`,
    register: 'Our entry in the public register',
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
    title: ['Write to a person'],
    text: 'Whoever reads your email answers it, under their own name.',
    action: { label: 'Contact us', page: 'contact' },
  },
});

function describeManagers({ management, managers }: Facts): string[] {
  if (management.length === 0) return [];
  return [`${managers} ${management.length === 1 ? 'leads' : 'lead'} every project.`];
}
