import type { Facts, HomeWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';
import { sayMonths, sayNumber, sayWithin } from './sentences.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Home',
    title: 'AI agents for your routine work',
    description: facts.offer
      ? 'Custom AI agents that match invoices, sort tickets and compile reports. See what one costs and how soon it pays for itself.'
      : 'Custom AI agents that match invoices, sort tickets and compile reports in the systems you already use.',
  },
  hero: {
    title: 'AI agents\nfor your\nroutine work',
    lead: 'We build custom intelligent agents for your business. They match invoices, sort tickets and compile reports in the systems you already use. Your team gets the hours back and keeps the decisions.',
    secondary: { label: 'See our services', page: 'services' },
    primary: { label: 'Describe your task', page: 'contact', anchor: 'draft-agents' },
    proof: facts.prices
      ? `Discovery, our first phase, tells you whether an agent is worth building. It costs CHF ${facts.format(facts.prices.discovery)} plus VAT. You can stop after any phase and keep what we’ve made for you.`
      : 'You commit to one phase at a time. If you stop there, you keep what we’ve made for you.',
    waiting: {
      billed: 12,
      delivered: 10,
      waits: 'Waiting for you:\n12 lamps billed, 10 delivered.',
      turn: 'Pay for 10',
      done: ['Entry for', '10 lamps\ndrafted and logged.'],
      example: 'See the whole case',
    },
  },
  impact: {
    title: 'Business Impact',
    measured: 'Measured by',
    items: [
      {
        title: 'Customer Support Automation',
        text: 'A customer asks at eleven at night and gets the answer from your own documents. Anything that needs a person goes to your team, with the full history.',
        measure: 'time to first reply and the share of questions settled without a person.',
      },
      {
        title: 'Data-Driven Decision Making',
        text: 'Monday’s report is ready on Monday, and nobody spent Friday putting it together. Every figure shows its source.',
        measure: 'hours per report and the share of figures traced to a source.',
      },
      {
        title: 'Operational Efficiency',
        text: 'An order arrives as a PDF and goes into your ERP without anyone typing it. If something doesn’t fit, the agent asks your team.',
        measure: 'time per case and error rate.',
      },
    ],
    action: { label: 'See how a project runs', page: 'methodology' },
  },
  pays: facts.offer && {
    title: 'Will it pay off?',
    lead: 'Take an agent that matches invoices against orders and delivery notes. Your own figures will differ.',
    sum: [
      { value: facts.format(facts.offer.cases), text: 'invoices a month that your ERP can’t match' },
      {
        sign: '×',
        value: `${facts.offer.minutesSaved}`,
        text: `minutes saved on each: ${facts.offer.minutesToday} by hand, less ${facts.offer.minutesWithAgent} to check the agent’s entry and answer its questions`,
      },
      { sign: '×', value: `CHF ${facts.offer.minutePrice.toFixed(2)}`, text: 'for a minute of your team’s time' },
      { sign: '−', value: `CHF ${facts.format(facts.offer.running)}`, text: 'a month to run the agent' },
      { sign: '=', value: `CHF ${facts.format(facts.offer.saving)}`, text: 'gained every month' },
    ],
    payback: {
      value: `${facts.offer.months}`,
      text: `${facts.offer.months === 1 ? 'month' : 'months'} of daily use earn back the CHF ${facts.format(facts.offer.invested)} that Discovery, development and ${facts.offer.ownDays} days of your team’s time have cost you.`,
    },
    earning: {
      value: `${facts.offer.earningMonths}`,
      text: `${facts.offer.earningMonths === 1 ? 'month is then left until the end of your third year of use. It’s' : 'months are then left until the end of your third year of use. They’re'} worth CHF ${facts.format(facts.offer.earned)} after running costs.`,
    },
    rings: `${facts.offer.monthsShown} months of use: not yet paid back in the first ${facts.offer.months}, paid back in the other ${facts.offer.earningMonths}.`,
    unit: 'One ring is a month of daily use.',
    range: describeRange(facts),
    note: joinSentences(
      `Before daily use, allow about ${sayMonths(facts.offer.project.months)} for Discovery, building and testing, plus the time you need to decide and give us access.`,
      'Prices are the midpoints of our ranges and exclude VAT.',
    ),
    text: 'What counts is the number of cases, not the size of your company. In Discovery, we do this sum for your own task. If it doesn’t add up, we’ll tell you not to build.',
  },
  closing: {
    title: 'Tell us what you do again and again and again',
    text: joinSentences(describeReply(facts), 'If we can help, we’ll suggest a free half-hour call.'),
    action: { label: 'Describe your task', page: 'contact', anchor: 'draft-agents' },
  },
});

function describeRange({ offer, format }: Facts): string | undefined {
  if (!offer?.range) return undefined;
  const { monthsLow, monthsHigh, atHalf, leastCases } = offer.range;
  return joinSentences(
    monthsLow < monthsHigh
      ? `The agent pays for itself in ${sayMonths(monthsLow)} at our lowest prices and in ${sayNumber(monthsHigh)} at our highest.`
      : '',
    atHalf ? `At ${format(atHalf.cases)} invoices a month, payback takes ${sayMonths(atHalf.months)}.` : '',
    `Below ${format(leastCases)} invoices a month, the agent costs more to run than it saves.`,
  );
}

function describeReply({ answersHere, answerLanguages, answersWithinDays }: Facts): string {
  const within = sayWithin(answersWithinDays);
  return answersHere
    ? `A few lines will do. One of us replies${within}.`
    : `A few lines will do, in English if you like. One of us replies in ${answerLanguages}${within}.`;
}
