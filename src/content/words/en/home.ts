import type { Facts, HomeWords } from '../../words.ts';
import { countMonths, countWorkingDays, joinSentences } from './sentences.ts';
import services from './services.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Home',
    title: [
      `AI agents for your routine work | ${facts.name}, ${facts.town}`,
      `AI agents for your routine work | ${facts.name}`,
      'AI agents for your routine work',
    ],
    description: facts.example
      ? [
          `${facts.name} in ${facts.town} builds custom AI agents that match invoices, sort tickets and compile reports. See what one costs and when it pays.`,
          'Custom AI agents that match invoices, sort tickets and compile reports. See what one costs, what it saves and when it pays back.',
        ]
      : [
          `${facts.name} in ${facts.town} builds custom AI agents that match invoices, sort tickets and compile reports in the systems you already use.`,
          'Custom AI agents that match invoices, sort tickets and compile reports in the systems you already use.',
        ],
    picture: {
      title: 'AI agents for your routine work',
      alt: 'Four ringed circles made of tiles. One tile is turned and has another colour.',
    },
  },
  hero: {
    title: ['AI agents', 'for your', 'routine work'],
    lead: 'We build custom intelligent agents for your business. They match invoices, sort tickets and compile reports in the systems you already use. Your team gets the hours back and keeps the decisions.',
    secondary: { label: nameExamples(facts), page: 'services' },
    primary: { label: 'Tell us about your task', page: 'contact' },
    proof: facts.discoveryPrice
      ? `Discovery, our first phase, costs a fixed CHF\u00a0${facts.discoveryPrice} plus VAT. Stop after any phase and keep what you’ve paid for.`
      : 'You order one phase at a time. Stop after any phase and keep what you’ve paid for.',
    waiting: {
      waits: 'An entry for an invoice is waiting for you.',
      turn: 'Approve',
      done: 'Approved and logged.',
      runs: 'The agent carries on.',
      example: 'See the full example',
      button: 'Approve this entry',
    },
  },
  impact: {
    title: 'Business Impact',
    measured: 'Measured by',
    items: [
      {
        title: 'Customer Support Automation',
        text: 'The agent answers routine questions from your own documents. Your support team gets the rest, with the full history.',
        measure: 'time to first reply and questions resolved without staff.',
      },
      {
        title: 'Data-Driven Decision Making',
        text: 'Agents compile your reports from your own systems. Every figure shows its source, so you can check it.',
        measure: 'hours per report and figures traced to a source.',
      },
      {
        title: 'Operational Efficiency',
        text: 'Agents check, forward and copy data between your systems. Your team handles the exceptions.',
        measure: 'time per case and error rate.',
      },
    ],
    pays: {
      title: 'Does it pay?',
      example: facts.example && {
        lead: 'Here’s an example: an agent that matches invoices with orders and delivery notes. Your own figures will differ.',
        sum: [
          { value: facts.example.cases, text: 'invoices a month that your ERP can’t match' },
          {
            sign: '×',
            value: `${facts.example.minutesSaved}`,
            text: `minutes saved on each, ${facts.example.minutesToday} today and ${facts.example.minutesWithAgent} with the agent`,
          },
          { sign: '×', value: facts.example.minutePrice, text: 'CHF for a minute of your people’s time' },
          { sign: '−', value: facts.example.running, text: 'CHF a month to run the agent' },
          { sign: '=', value: facts.example.saving, text: 'CHF of working time freed every month' },
        ],
        payback: {
          value: `${facts.example.months}`,
          note: `months pay back the CHF\u00a0${facts.example.invested} you put in for Discovery, development and ${facts.example.ownDays}\u00a0days of your people’s time.`,
        },
        earning: {
          value: `${facts.example.earningMonths}`,
          note: `more ${facts.example.earningMonths === 1 ? 'month, the last of year three, frees' : 'months, up to the end of year three, free'} working time worth CHF\u00a0${facts.example.earned}.`,
        },
        year: 'Year',
        rings: `${facts.example.monthsShown} rings, one for each month: ${facts.example.months} in outline until payback, then ${facts.example.earningMonths} solid.`,
        note: joinSentences(
          'One ring is a month of daily use.',
          facts.monthsToLive
            ? `Before daily use, Discovery, building and testing take about ${countMonths(facts.monthsToLive)}, plus your time to decide and give access.`
            : '',
          'Prices are the middle of our ranges, without VAT.',
        ),
      },
      formula: {
        lead: 'Two short sums tell you whether an agent pays.',
        sums: [
          'Monthly saving = cases a month × minutes saved on each × cost of a minute − monthly running cost',
          'Months to pay back = (Discovery + development + your people’s time) ÷ monthly saving',
        ],
      },
      text: 'In Discovery, our first phase, we work out the payback for your own task. If payback takes too long, we’ll advise you not to build.',
    },
    action: { label: 'See how a project runs', page: 'methodology' },
  },
  closing: {
    title: 'Tell us what you do again and again and again',
    text: facts.answersWithinDays
      ? `A few lines are enough. One of us will reply within ${countWorkingDays(facts.answersWithinDays)}. If we can help, the first half-hour call is free.`
      : 'A few lines are enough, and one of us will reply. If we can help, the first half-hour call is free.',
    action: { label: 'Write to us', page: 'contact' },
  },
});

function nameExamples(facts: Facts): string {
  const count = services(facts).blocks.filter(({ example }) => example).length;
  if (count === 0) return 'See our services';
  return count === 1 ? 'See a worked example' : 'See worked examples';
}
