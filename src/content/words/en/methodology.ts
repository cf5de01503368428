import type { Facts, MethodologyWords } from '../../../site/words.ts';

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

export default ({ prices, offer, format, formatRange }: Facts): MethodologyWords => ({
  page: {
    label: 'Methodology',
    title: 'How an AI agent project runs',
    description: `Three phases, each with a result you keep. See how long each takes, ${prices ? 'what it costs, ' : ''}what you decide and what you’d sign.`,
  },
  head: {
    title: 'The Deliver Impact methodology',
    lead: 'You commit to one phase at a time, with scope, dates and price in writing.',
    legend: prices && 'One ring is one week.',
    youDecide: 'You decide',
    stop: 'You can stop at any time: after a phase, you owe nothing beyond its price; during one, you pay only for the work done, up to that price.',
    totals: prices
      ? [
          { title: `About ${count(prices.project.months, 'month')}`, text: 'from Discovery to daily use, plus your time to decide and give us access' },
          { title: `CHF ${formatRange(prices.total)}`, text: 'for Discovery and a first agent, plus VAT like all prices on this page' },
          { title: `CHF ${formatRange(prices.running)}`, text: 'a month to run it, including our support and the model and hosting providers, who bill you directly' },
        ]
      : [],
  },
  youReceive: 'You receive',
  phases: [
    {
      title: 'Discovery Phase',
      price: prices && `CHF ${format(prices.discovery)}`,
      duration: prices && count(prices.project.discoveryWeeks, 'week'),
      steps: [],
      lead: 'You find out whether an agent pays off before you pay for one.',
      stats: prices
        ? [
            { title: count(prices.discoveryDays, 'day'), text: 'from access to results, in working days' },
            { title: `CHF ${format(prices.discovery)}`, text: 'fixed, even if we advise you not to build' },
            { title: count(prices.clientDays, 'day'), text: 'of your team’s time' },
          ]
        : [],
      points: [
        { title: 'Map the process', text: 'With the people who do the work, we count the cases and time them.' },
        { title: 'Try a model', text: 'We test the connections and run a model on 60 of your cases, enough to see whether to go on.' },
        { title: 'Agree on the target', text: 'Together, we write down in figures what success means.' },
      ],
      result:
        'A process map, your test cases with the model’s error rate, a report on data and connections, the target, the payback, and our advice: build, wait or drop it.',
      decide: 'Carry on, or stop here and keep all of this.',
      after: 'You owe us nothing more.',
      links: [{ label: 'Carry on', anchor: 'phase-2' }, { label: 'Stop here', anchor: 'stopping' }],
    },
    {
      title: 'Iterative Development',
      price: prices && `CHF ${formatRange(prices.firstAgent)}`,
      duration: prices && count(prices.project.developmentWeeks, 'week'),
      steps: prices
        ? [
            ...Array.from({ length: prices.cycles }, (_, cycle) => ({ name: `Cycle ${cycle + 1}`, length: count(prices.cycleWeeks, 'week') })),
            { name: 'Test', length: count(prices.testWeeks, 'week') },
          ]
        : [],
      lead: 'We build an agent for one task.',
      stats: prices
        ? [
            { title: count(prices.cycleWeeks, 'week'), text: 'per cycle, each ending with a version you can try' },
            { title: `CHF ${formatRange(prices.firstAgent)}`, text: 'fixed, for a first agent' },
          ]
        : [],
      note: prices && 'The price depends on how many systems, document types and exceptions we find in Discovery. You pay the last 25% only once the agent reaches the target. Any fee from your ERP vendor is extra.',
      points: [
        { title: 'Build a first version', text: 'We make one small part of the task work from end to end.' },
        { title: 'Test on real cases', text: 'Your people judge the agent on cases they’ve already handled. We don’t mark our own homework.' },
        { title: 'Review and adjust', text: 'At the end of each cycle, you decide how to go on.' },
      ],
      result:
        'An agent that one team uses every day, training for that team, the code, all test results, and an off switch that works without us.',
      decide: 'Roll out to more teams, or stop here and keep all of this.',
      after: 'If you go on using the agent, you pay only for running it.',
      links: [{ label: 'Roll out', anchor: 'phase-3' }, { label: 'Stop here', anchor: 'stopping' }],
    },
    {
      title: 'Scaling for Impact',
      price: prices && `CHF ${format(prices.dayRate)} a day`,
      steps: [{ name: 'Team by team' }],
      lead: 'More teams start using the agent, one after another.',
      stats: prices
        ? [{ title: `CHF ${format(prices.dayRate)}`, text: 'a day, the rate behind your fixed price' }]
        : [],
      points: [
        { title: 'Roll out in steps', text: 'Each step has a date and can be undone.' },
        { title: 'Train the team', text: 'Your people learn when to overrule the agent.' },
        { title: 'Watch and improve', text: 'As long as you have our support, we check quality at agreed intervals and fix any drop.' },
      ],
      result: 'An agent in daily use in every team you chose, training for each, and a quality report.',
      decide: 'Keep our support, or run the agent without us.',
      after: 'Either way, you keep everything.',
      links: [{ label: 'Keep support', anchor: offer ? 'offer' : 'support' }, { label: 'Run it alone', anchor: 'support' }],
    },
  ],
  offer: prices && offer && {
    title: 'A sample proposal',
    notice: 'Not a real customer: Iterative Development at the middle of our price ranges',
    task: `Match ${format(offer.cases)} invoices a month with orders and delivery notes`,
    stats: [
      { title: `CHF ${format(offer.price)}`, text: 'fixed, in four equal instalments' },
      { title: `${prices.project.developmentWeeks} weeks`, text: `${prices.project.buildWeeks} to build in ${prices.cycles} cycles and ${prices.testWeeks} to test` },
      { title: `${offer.developmentDays} days`, text: `of your team’s time, after ${prices.clientDays} in Discovery: ${prices.cycles} in the cycles and ${prices.testDays} for testing and training, plus your IT team’s time` },
    ],
    terms: [
      {
        title: 'Target',
        text: `An invoice takes ${offer.minutesWithAgent} minutes on average instead of ${offer.minutesToday}, the agent’s questions included. Your team times a sample in the test. Of ${prices.target.tested} invoices that you’ve already booked, at most ${prices.target.wrong} entries may differ from yours, and the agent may ask about at most ${prices.target.asked}.`,
      },
      { title: 'Limits', text: 'The agent drafts entries of up to CHF 20,000, and your team approves each one.' },
      {
        title: 'Support',
        text: `Running it costs CHF ${format(offer.running)} a month, providers and support included. We’re available on working days from 8:00 to 17:00 and reply within one working day. While the agent is down, invoices wait or are booked by hand.`,
      },
    ],
    you: 'You',
    action: { label: 'Ask for a proposal', page: 'contact', anchor: 'draft-agents' },
  },
  contract: {
    title: 'What our contract says',
    lead: 'Only the text we both sign is binding.',
    terms: [
      {
        title: 'Price',
        text: 'The price is fixed or, for a study, capped. It includes expenses, but not VAT.',
        more: 'You pay within 30 days of acceptance, or in the instalments that the proposal states. You pay for extra work only if you have agreed to it in writing.',
      },
      {
        title: 'Acceptance',
        text: 'You accept the result when it reaches the agreed target in the test.',
        more: 'It also counts as accepted if you use it daily after the test, or if you raise no written objection by the end of the agreed test period. Even then, the last instalment is not due until the target is reached.',
      },
      {
        title: 'Defects',
        text: 'You have two years to report a defect, even a hidden one, unless the proposal names another date.',
        more: 'The two years begin with acceptance. A date in the proposal is the last day on which you may report. We repair a defect once at our cost. If it remains, you may reduce the price or, if you cannot reasonably be expected to keep the result, withdraw from the contract. More errors than the target allows count as a defect.',
      },
      {
        title: 'Rights',
        text: 'The rights in what we make for you pass to you once you have paid.',
        more: 'From the first week, the code is in your repository and the accounts with providers are in your name. You may use and change any earlier work of ours that the result contains, free of charge and without time limit.',
      },
      {
        title: 'Your data',
        text: 'Before you send us data, we both sign a confidentiality agreement.',
        more: 'For personal data, we also both sign a data processing agreement. Both agreements repeat our rules for your data: where it stays, who sees it, when it is deleted, and that nobody trains a model on it unless you agree in writing.',
      },
      {
        id: 'support',
        title: 'Support',
        text: 'You may end our support with one month’s notice.',
        more: 'The code, the accounts and the documents give another team everything it needs to run the agent.',
      },
      {
        id: 'stopping',
        title: 'Stopping',
        text: 'After a phase, you may stop and owe nothing more. In the middle of one, you pay for the work done.',
        more: `The work is charged at ${prices ? `CHF ${format(prices.dayRate)} a day` : 'the day rate that the proposal states'}, but never above the fixed price or the cap, and we refund what you have paid beyond that. We may stop only if, 30 days after a formal written reminder to pay or to cooperate, you have still not done so.`,
      },
      {
        title: 'Delay and failure',
        text: 'If we are late or fall short of what was agreed, you keep your statutory rights.',
        more: 'In both cases, the last instalment is not due until the target is reached. If you then stop, you pay only for the parts that you keep and use. If you are late, the dates move.',
      },
      {
        title: 'Liability',
        text: 'We are liable without limit for intent and gross negligence, and wherever the law forbids a limit.',
        more: 'Otherwise, we are liable up to the sum that the proposal states for liability or, if it states none, up to the price of all signed phases.',
      },
      {
        title: 'Law',
        text: 'Swiss law governs this contract between businesses, and no general terms and conditions apply.',
        more: 'The UN sales convention (CISG) is excluded. The courts at our registered office have jurisdiction.',
      },
    ],
  },
  closing: {
    title: 'Start with half an hour',
    text: 'Afterwards, you’ll know whether Discovery is worth paying for.',
    action: { label: 'Schedule a Consultation', page: 'contact', anchor: 'draft-call' },
  },
});
