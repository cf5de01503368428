import type { Facts, HomeWords } from '../../words.ts';
import { countWorkingDays, joinSentences, sayNumber } from './sentences.ts';
import services from './services.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Home',
    title: [`AI agents from ${facts.town} | ${facts.name}`, `AI agents from ${facts.town}`],
    description: [
      `${facts.name}, IT services company in ${facts.town}: custom AI agents for office work that repeats, within limits you set. Applied AI research, SaaS platforms.`,
      `${facts.name}, IT services company: custom AI agents for office work that repeats, within limits you set.`,
    ],
    picture: {
      title: 'AI agents for work that repeats',
      alt: 'A square of ringed tiles, one of them in another colour.',
    },
  },

  hero: {
    /** The lines as they fit half a page; tablets ignore these line breaks. */
    title: ['AI agents', 'for work', 'that repeats'],
    lead: 'Matching invoices, sorting tickets, collecting figures. We build custom intelligent agents that do this work for your business, in your systems, and stop where you\u00a0say.',
    secondary: { label: nameExamples(facts), page: 'services' },
    primary: { label: 'Contact us', page: 'contact' },
    proof: joinSentences(
      facts.discoveryPrice && 'Discovery at a fixed price.',
      'Stop after any phase. The code is yours.',
    ),
    /** Below the drawing, whose tiles turn by themselves, all but one. */
    waiting: {
      waits: 'One step waits for your approval.',
      turn: 'Approve it.',
      done: 'Approved.',
      runs: 'The rest runs by itself.',
      example: 'See a whole case',
      button: 'Approve it: the step that waits',
      withoutScripts: 'One step waits for approval.',
    },
  },

  impact: {
    title: ['Business', 'Impact'],
    /** Before what a client can measure to know that it worked. */
    measured: 'Measured by',
    items: [
      {
        title: 'Customer Support Automation',
        text: 'The agent answers routine questions from your own documents, and passes the rest to a person with the context.',
        measure: 'time to first answer, and questions settled without a person.',
      },
      {
        title: 'Data-Driven Decision Making',
        text: 'Agents gather figures from the systems you already use, and show where each one came from.',
        measure: 'hours per report, and figures traced to a source.',
      },
      {
        title: 'Operational Efficiency',
        text: 'Checking, forwarding and copying between systems run in the background. Your team deals with the exceptions.',
        measure: 'time per case, and errors found later.',
      },
    ],
    pays: {
      title: 'Does it pay?',
      formulas: [
        {
          operands: [
            { text: 'Cases a month' },
            { sign: '×', text: 'minutes saved on each' },
            { sign: '×', text: 'cost of a minute' },
            { sign: '−', text: 'running cost' },
          ],
          result: 'saving a month',
        },
        {
          operands: [
            { text: 'Price of Discovery' },
            { sign: '+', text: 'price of building' },
            { sign: '÷', text: 'saving a month' },
          ],
          result: 'months until it has paid',
        },
      ],
      text: 'In the Discovery Phase, our first, we count your cases, time them and estimate the rest. If it takes too long to pay, we advise against building.',
    },
    action: { label: 'See our methodology', page: 'methodology' },
  },

  closing: {
    /** A line that is repeated is read aloud once. */
    title: ['Tell us what', 'repeats', 'repeats', 'repeats'],
    text: `One email is enough. ${facts.answersWithinDays ? `Within ${countWorkingDays(facts.answersWithinDays)} a` : 'A'} person replies. The first half hour is free.`,
    action: { label: 'Contact us', page: 'contact' },
  },
});

function nameExamples(facts: Facts): string {
  const count = services(facts).blocks.filter(({ example }) => example).length;
  if (count === 0) return 'Explore services';
  return count === 1 ? 'See an example' : `See ${sayNumber(count)} examples`;
}
