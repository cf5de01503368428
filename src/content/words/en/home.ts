import type { Facts, HomeWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';
import { sayMonths, sayWithin } from './sentences.ts';

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
    lead: 'We build AI agents for your business. They match invoices, sort tickets and compile reports in the systems you already use. Your team gets the hours back and keeps the decisions.',
    secondary: { label: 'See our services', page: 'services' },
    primary: { label: 'Describe your task', page: 'contact', anchor: 'draft-agents' },
    proof: facts.prices
      ? `Discovery, our first phase, costs CHF ${facts.format(facts.prices.discovery)} plus VAT and tells you whether an agent is worth building. You keep back the last 25% of the agent’s price until it reaches the target.`
      : 'You commit to one phase at a time. If you stop there, you keep what we’ve made for you.',
    waiting: {
      billed: { label: 'Lamps invoiced', number: 12 },
      delivered: { label: 'Lamps delivered', number: 10 },
      time: '09:14',
      question: 'How many should we pay for?',
      turn: 'Pay for 10',
      done: 'Entry for 10 lamps drafted and logged.',
      example: 'See the whole case',
    },
  },
  impact: {
    title: 'Business Impact',
    items: [
      {
        title: 'Customer Support Automation',
        text: 'A customer asks at eleven at night and gets the answer from your own documents.',
      },
      {
        title: 'Data-Driven Decision Making',
        text: 'Monday’s report is ready on Monday morning, and every figure shows its source.',
      },
      {
        title: 'Operational Efficiency',
        text: 'An order arrives as a PDF and goes into your ERP without anyone typing it.',
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
        value: `× ${facts.offer.minutesSaved}`,
        text: `minutes saved on each: ${facts.offer.minutesToday} by hand, ${facts.offer.minutesWithAgent} with the agent`,
      },
      { value: `× CHF ${facts.offer.minutePrice.toFixed(2)}`, text: 'for a minute of your team’s time' },
      { value: `− CHF ${facts.format(facts.offer.running)}`, text: 'a month to run the agent' },
      { value: `CHF ${facts.format(facts.offer.saving)}`, text: 'saved every month' },
    ],
    payback: {
      value: `${facts.offer.months}`,
      text: `${facts.offer.months === 1 ? 'month' : 'months'}, a ring each, until it has paid for itself: CHF ${facts.format(facts.offer.invested)} for Discovery, development and ${facts.offer.ownDays} days of your team’s time.`,
    },
    earning: {
      value: `${facts.offer.earningMonths}`,
      text: `more by the end of your third year. After running costs, they save you CHF ${facts.format(facts.offer.earned)}.`,
    },
    rings: `${facts.offer.monthsShown} months of use: not yet paid back in the first ${facts.offer.months}, paid back in the other ${facts.offer.earningMonths}.`,
    least: `Below ${facts.format(facts.offer.leastCases)} invoices a month, it takes more than three years, and we’d advise against it.`,
    note: `In Discovery, we do this sum for your own task. Here, prices are the midpoints of our ranges, without VAT. Your IT team’s time and any fee of your ERP’s vendor are extra, and before daily use, allow about ${sayMonths(facts.offer.project.months)} for Discovery, building and testing.`,
  },
  closing: {
    title: 'Tell us what you do again and again and again',
    text: joinSentences(describeReply(facts), 'If we can help, we’ll suggest a free half-hour call.'),
    action: { label: 'Describe your task', page: 'contact', anchor: 'draft-agents' },
  },
});

function describeReply({ answersHere, answerLanguages, answersWithinDays }: Facts): string {
  const within = sayWithin(answersWithinDays);
  return answersHere
    ? `A few lines will do. One of us replies${within}.`
    : `A few lines will do, in English if you like. One of us replies in ${answerLanguages}${within}.`;
}
