import type { Facts, HomeWords } from '../../words.ts';
import { countWorkingDays } from './sentences.ts';

export const home = ({ name, town, answersWithinDays }: Facts): HomeWords => ({
  page: {
    label: 'Home',
    title: [`Custom AI agents from ${town} | ${name}`, `Custom AI agents from ${town}`],
    description: [
      `${name}, IT services company in ${town}: custom AI agents for office work that repeats, within limits you set. Applied AI research, SaaS platforms.`,
      `${name}, IT services company: custom AI agents for office work that repeats, within limits you set.`,
    ],
    picture: {
      title: 'Custom agents for work that repeats',
      alt: 'A square of ringed tiles, one of them in another colour.',
    },
  },

  hero: {
    /** The lines as they fit half a page; tablets ignore these line breaks. */
    title: ['Custom', 'agents for', 'work that', 'repeats'],
    // You promise: agents work inside the client's systems, within limits that the client sets.
    lead: 'Invoices to match, tickets to sort, figures to collect: the same steps every week. We build custom intelligent agents that do them for your business, in your systems, within limits you set.',
    secondary: { label: 'Explore services', page: 'services' },
    primary: { label: 'Contact us', page: 'contact' },
    /** Below the drawing, whose tiles turn by themselves, all but one. */
    waiting: {
      waits: 'One step waits for you.',
      turn: 'Turn it.',
      closed: 'Closed.',
      runs: 'The rest runs by itself.',
      again: 'Again',
      example: 'See a whole case',
      button: 'Turn it: the tile that waits',
      withoutScripts: 'One step waits for a person.',
    },
  },

  impact: {
    title: ['Business', 'Impact'],
    /** Before what a client can measure to know that it worked. */
    measured: 'Measured by',
    items: [
      {
        title: 'Customer Support Automation',
        text: 'Routine questions are answered from your own documents. What they do not cover goes to a person, with the context.',
        measure: 'time to first answer, and questions settled without a person.',
      },
      {
        title: 'Data-Driven Decision Making',
        text: 'Agents gather figures from the systems you already use, and show where each one came from.',
        measure: 'hours per report, and figures traced to a source.',
      },
      {
        title: 'Operational Efficiency',
        text: 'Checking, forwarding and copying between systems run in the background. Your team keeps the exceptions.',
        measure: 'time per case, and errors found later.',
      },
    ],
    // You promise: Discovery counts and times the cases, and you advise against an agent that would not pay.
    pays: {
      title: 'Does it pay?',
      text: 'Cases a month ×\u00a0minutes saved ×\u00a0the cost of a minute, less what running it costs: the saving a month. The price of building, divided by it: the months until it has paid for itself. Discovery counts the cases, times them today and estimates the rest. If it takes too long, we advise against building.',
    },
    action: { label: 'See our methodology', page: 'methodology' },
  },

  closing: {
    /** The last line is shown three times, but read aloud once. */
    title: ['Tell us what', 'repeats'],
    // You promise: a person answers every email, with questions, or with a no and the reason, and the first half hour is free.
    text: `One email is enough. ${answersWithinDays ? `Within ${countWorkingDays(answersWithinDays)} a` : 'A'} person replies, with questions, or with a no and the reason. The first half hour is free.`,
    action: { label: 'Contact us', page: 'contact' },
  },
});
