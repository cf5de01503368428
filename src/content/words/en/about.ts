import type { AboutWords, Facts } from '../../words.ts';
import { joinNames, joinSentences } from './sentences.ts';

export const about = (facts: Facts): AboutWords => ({
  page: {
    label: 'About',
    title: [`About ${facts.name}: IT services company in ${facts.town}`, `About ${facts.name}`],
    description: [
      `${facts.name} is an IT services company in ${facts.town}: its mission, its four values, who does the work, and the registration number ${facts.uid}.`,
      `${facts.name} is an IT services company: its mission, its four values and the registration number ${facts.uid}.`,
    ],
    picture: {
      title: `An IT services company in ${facts.town}`,
      alt: 'A row of ringed tiles, one of them in another colour.',
    },
  },

  head: {
    title: 'About',
    lead: `${facts.name} is an IT services company in ${facts.town}. It builds agents for office work that repeats, tests whether a model can do a task with your data, and develops platforms that many customers share.`,
  },

  mission: {
    /** The heading is also the beginning of the sentence. */
    title: 'Our mission',
    text: 'is to take the repeated part of office work off people’s hands, and to leave them the part that needs a person.',
    people: {
      title: 'Who does the work',
      // You promise: the first contact stays until handover; for an agent, the offer names the people, a stand-in or subcontractor needs the client's consent, what is made and paid for is handed over, and the client may show the test cases to other suppliers.
      text: joinSentences(
        describePeople(facts),
        'The person you first speak to stays your contact until handover.',
        'For an agent, the offer names the people who do the work; a stand-in or a subcontractor needs your consent.',
        'What is made and paid for is handed over: code, test cases and documents.',
        'Do not take our word for it: Discovery ends with test cases from your own files, and any supplier can be judged by them.',
      ),
      action: { label: 'Read the blank offer', page: 'methodology', anchor: 'offer' },
    },
  },

  values: {
    title: 'Values',
    items: [
      {
        title: 'Innovation',
        // You promise: a new model is used only once it has passed the test on the client's cases.
        text: 'A new model is used only after it has passed the test on your cases.',
      },
      {
        title: 'Excellence',
        // You promise: code is written and documented so that another team can take it over.
        text: 'Code is written and documented so that another team can take it over.',
      },
      {
        title: 'Client-Centricity',
        // You promise: the client's people judge the result, by the test that was agreed.
        text: 'Your process decides the design; your people judge the result by the agreed test.',
      },
      {
        title: 'Impact',
        // You promise: you judge your work by the figure that was agreed beforehand.
        text: 'The figure that was agreed before building began decides whether the agent worked.',
      },
    ],
  },

  companyInformation: {
    title: 'Company',
    /** How the number checks itself; both figures are those of the owner's number. */
    arithmetic:
      `Multiply each digit by the small figure beside it and add up: ${facts.uidSum}. Add the ninth, ${facts.uidCheck}, and eleven divides the total. That guards only against slips of the pen: that we exist, and who may sign, the register says.`,
    register: 'Our entry in the public register',
    waiting: { line: 'One digit waits.', check: 'Check the number', again: 'Again' },
    labels: {
      name: 'Name',
      seat: 'Registered office',
      founded: 'Founded',
      management: 'Management',
      number: 'Registration number',
      email: 'Email',
    },
  },

  closing: {
    title: ['Write to a person'],
    // You promise: a person reads every email, and answers it under their own name.
    text: 'A person reads your email and answers under their own name.',
    action: { label: 'Contact us', page: 'contact' },
  },
});

function describePeople({ staff, management }: Facts): string {
  const answer = management.includes(', ') ? 'answer' : 'answers';
  return joinSentences(
    staff ? `We are ${staff}\u00a0people.` : '',
    management && `${joinNames(management)} ${answer} for every project.`,
  );
}
