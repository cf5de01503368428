import type { Facts, HomeWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';

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
    lead: 'We build custom intelligent agents that match invoices, sort tickets and compile reports in the systems your business already uses. Your team saves hours and still makes the decisions.',
    secondary: { label: 'See our services', page: 'services' },
    primary: { label: 'Describe your task', page: 'contact', anchor: 'draft-agents' },
    priceNote: facts.prices
      ? `Discovery, our first phase, costs CHF ${facts.format(facts.prices.discovery)} plus VAT and tells you whether an agent is worth building. If we build it, you pay the last 25% only once it reaches the target.`
      : 'You commit to one phase at a time, and you pay the last 25% for an agent only once it reaches the target.',
    invoice: {
      billed: { before: 'Example invoice:', number: 12, after: 'lamps' },
      delivered: { before: 'Delivered:', number: 10 },
      time: '09:14',
      asks: 'The agent asks:',
      question: 'How many should we pay for?',
      answers: {
        fewer: {
          label: 'Pay for 10',
          done: 'The entry for 10 lamps is drafted.\nNow accounting checks it.',
        },
        all: {
          label: 'Pay for 12',
          done: 'The entry for all 12 lamps is drafted.\nThe log shows that 2 are missing.',
        },
      },
    },
  },
  services: { title: 'Our Services' },
  impact: {
    title: 'Business Impact',
    items: [
      {
        title: 'Customer Support Automation',
        text: 'A customer who asks at eleven at night gets the answer from your own documents.',
      },
      {
        title: 'Data-Driven Decision Making',
        text: 'Monday’s report is there on Monday, every figure shows its source, and nobody spent Friday putting it together.',
      },
      {
        title: 'Operational Efficiency',
        text: 'An order that comes as a PDF goes into your ERP without anyone typing it.',
      },
    ],
    action: { label: 'See how a project runs', page: 'methodology' },
  },
  pays: facts.offer && describePayback(facts.offer, facts),
  closing: {
    title: 'Tell us what you do\nagain and again and again',
    text: 'The first call is free.',
    action: { label: 'Describe your task', page: 'contact', anchor: 'draft-agents' },
  },
});

function describePayback(offer: NonNullable<Facts['offer']>, { format, formatPrice }: Facts): HomeWords['pays'] {
  const { months, earningMonths, range } = offer;
  const countMonths = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;
  return {
    title: 'Will it pay off?',
    lead: `Take an agent that matches invoices with orders and delivery notes. By hand, an invoice costs you CHF ${formatPrice(offer.priceByHand)}, and once the agent is in daily use, CHF ${formatPrice(offer.priceWithAgent)}.`,
    sum: [
      { value: format(offer.cases), text: 'invoices a month that your ERP can’t match' },
      {
        value: `× ${offer.minutesSaved}`,
        text: `${offer.minutesSaved === 1 ? 'minute' : 'minutes'} saved on each, which makes ${format(offer.hoursSaved)} hours a month:`,
        note: `${offer.minutesToday} by hand, less ${offer.minutesWithAgent} to check the entry and answer the agent’s questions`,
      },
      { value: `× CHF ${formatPrice(offer.minutePrice)}`, text: 'for a minute of your team’s time' },
      { value: `− CHF ${format(offer.running)}`, text: 'a month to run the agent' },
      { value: `CHF ${format(offer.saving)}`, text: 'saved every month if those hours go into other work' },
    ],
    legend: 'One ring is a month of daily use. Thin ones pay for the agent.',
    payback: {
      value: months,
      text: `${months === 1 ? 'month of daily use pays' : 'months of daily use pay'} back CHF ${format(offer.invested)}: ${format(offer.discovery)} for Discovery, ${format(offer.price)} for development and ${format(offer.ownDaysPrice)} for ${offer.ownDays} days of your team’s time.`,
    },
    earning: {
      value: earningMonths,
      text: `${earningMonths === 1 ? 'more month takes you to the end of year three and saves' : 'more months take you to the end of year three and save'} you CHF ${format(offer.earned)} after running costs.`,
    },
    alternative: `${offer.monthsShown} months of use: ${months} until it is paid back, and ${earningMonths} after that.`,
    text: 'What counts is the number of cases, not the size of your company. In Discovery, we redo this sum with your figures. If it doesn’t add up, we’ll tell you not to build.',
    note: joinSentences(
      range
        ? `We’ve used the middle of our price ranges: at the lowest prices, payback takes ${countMonths(range.low.months)}; at the highest, ${range.high.months}.`
        : '',
      `The agent pays for itself within three years from ${format(offer.leastCases)} invoices a month${range ? `, or ${format(range.high.leastCases)} at the highest prices` : ''}.`,
      'Your IT team’s time, any fee from your ERP vendor and VAT are extra.',
    ),
  };
}
