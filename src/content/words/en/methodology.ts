import type { Facts, MethodologyWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';
import { sayMonths, sayRange } from './sentences.ts';

export default ({ prices, offer, answersHere, answerLanguages, format }: Facts): MethodologyWords => ({
  page: {
    label: 'Methodology',
    title: 'How an AI agent project runs',
    description: `Three phases, each with a result you keep. See how long each takes, ${prices ? 'what it costs, ' : ''}what you decide and what you’d sign.`,
  },
  head: {
    title: 'The Deliver Impact methodology',
    lead: 'You commit to one phase at a time, with scope, dates and price in writing.',
    legend: joinSentences(prices?.project.steps ? 'Each ring is a week.' : '', 'Red means you decide.'),
    stop: 'You can stop at any time. After a phase, you owe nothing more. Within one, you pay for the days worked, and at most the fixed price.',
    total: prices && `Discovery and a first agent cost CHF ${sayRange(prices.total, format)}, and running it CHF ${sayRange(prices.running, format)} a month, all plus VAT. Daily use begins after about ${sayMonths(prices.project.months)}, plus the time you need to decide and give us access.`,
  },
  youReceive: 'You receive',
  youDecide: 'You decide',
  phases: [
    {
      title: 'Discovery Phase',
      short: 'Discovery',
      price: prices && `CHF ${format(prices.discovery)}`,
      steps: [],
      lead: 'You find out whether an agent pays off before you pay for one. We study one task with the people who do it, and try a model on it.',
      stats: prices
        ? [
            { title: `CHF ${format(prices.discovery)}`, text: 'plus VAT, fixed, and the same even if we advise you not to build' },
            { title: `${prices.discoveryDays} working ${prices.discoveryDays === 1 ? 'day' : 'days'}`, text: 'from the day we have access. Your proposal gives the end date.' },
            { title: `${prices.clientDays} ${prices.clientDays === 1 ? 'day' : 'days'}`, text: 'of your team’s time to show us how the work is done' },
          ]
        : [],
      points: [
        { title: 'Map the process', text: 'We go through the work step by step, count the cases and time them.' },
        { title: 'Try a model', text: 'It handles 60 of your cases, and we count its errors.' },
        { title: 'Agree on the target', text: 'Together, we write down what success means, ideally in one number.' },
      ],
      result:
        'A process map, your test cases with the model’s error rate, a report on data and connections, the agreed target and the payback in months. And our advice: build, wait or drop it.',
      decide: { title: 'Carry on, or stop here and keep all of this.', text: 'You owe us nothing more.' },
      exit: 'after Discovery, to carry on, or to stop and keep everything',
    },
    {
      title: 'Iterative Development',
      price: prices && `CHF ${sayRange(prices.firstAgent, format)}`,
      steps: prices?.project.steps ? [...prices.project.cycles.map((cycle) => `Cycle ${cycle}`), 'Test'] : [],
      lead: 'We build an agent for one task, which one of your teams then uses every day. You keep back the last 25% of the price until it reaches the target.',
      stats: prices
        ? [
            { title: `CHF ${sayRange(prices.firstAgent, format)}`, text: 'plus VAT for a first agent. Your fixed price depends on how many systems, document types and exceptions we find in Discovery. Any fee from your ERP’s vendor for the connection is extra.' },
            { title: `${prices.cycleWeeks} ${prices.cycleWeeks === 1 ? 'week' : 'weeks'} per cycle`, text: 'Each ends with a version you can try.' },
            { title: `CHF ${sayRange(prices.running, format)} a month`, text: 'plus VAT to run it: the model and the hosting, whose providers bill you directly, and our support, which you can end with one month’s notice.' },
          ]
        : [],
      points: [
        { title: 'Build a first version', text: 'A narrow slice of the task works from end to end.' },
        { title: 'Test on real cases', text: 'Your people are the judges. We don’t mark our own homework.' },
        { title: 'Review and adjust', text: 'Each cycle has an end date. On that day, we agree on what comes next.' },
      ],
      result:
        'An agent that one team uses every day, training for that team, the code, all test results, and an off switch that works without us.',
      decide: {
        title: 'Roll out to more teams, or stop here and keep all of this.',
        text: 'If you go on using the agent, you pay only for running it.',
      },
      exit: 'after Iterative Development, to roll out, or to stop and keep everything',
    },
    {
      title: 'Scaling for Impact',
      price: prices && `CHF ${format(prices.dayRate)} a day`,
      steps: ['Team by team'],
      lead: 'More teams start using the agent, one after another. Before you commit, you have the schedule and the price in writing.',
      stats: prices
        ? [{ title: `CHF ${format(prices.dayRate)} a day`, text: 'plus VAT. Your proposal gives one fixed price based on this rate.' }]
        : [],
      points: [
        { title: 'Roll out in steps', text: 'Each step has a date and can be undone.' },
        { title: 'Train the team', text: 'They learn how the agent works and when to overrule it.' },
        { title: 'Watch and improve', text: 'Our support checks the results and puts right any drop in quality.' },
      ],
      result:
        'An agent in daily use in every team you chose, training for each team, and a quality report.',
      decide: { title: 'Keep our support, or run the agent without us.', text: 'Either way, everything stays yours.' },
    },
  ],
  offer: offer && {
    title: 'A sample proposal',
    notice: 'A worked example in the middle of our price range, not a real customer',
    task: `Handle the ${format(offer.cases)} invoices a month that your ERP can’t match against orders and delivery notes`,
    terms: [
      { title: `CHF ${format(offer.price)}`, text: 'plus VAT, a fixed price in four equal instalments. You keep back the last one until the agent reaches the target.' },
      { title: `${offer.project.developmentWeeks} weeks`, text: `${offer.project.buildWeeks} to build in ${offer.project.cycles.length} cycles and ${offer.project.testWeeks} to test` },
      { title: `${offer.ownDays} days`, text: `of your team’s time: ${offer.clientDays} in Discovery, ${offer.project.cycles.length} in the cycles and ${offer.testDays} for testing and training. The time your IT team needs to give us access is extra.` },
      {
        title: 'Target',
        text: `In a test on ${offer.target.tested} invoices that are already booked, at most ${offer.target.wrong} entries may differ from your team’s. A question isn’t an error, but the agent may ask about ${offer.target.asked} invoices at most. An invoice that takes ${offer.minutesToday} minutes today takes ${offer.minutesWithAgent}, including the answers.`,
      },
      { title: 'Limits', text: 'The agent drafts entries of up to CHF 20,000, and your team approves each one.' },
      {
        title: 'Support',
        text: 'We’re available on working days from 8:00 to 17:00 and reply within one working day. If the agent or the model is down, the invoices wait, or your team books them by hand.',
      },
    ],
    you: 'You',
  },
  contract: {
    title: 'What our contract says',
    lead: 'Every proposal covers these ten points. Only the text we both sign is binding.',
    folds: [
      {
        title: 'Price',
        text: 'You pay a fixed price, and for extra work only if you’ve agreed to it in writing.',
        more: 'The price of a study is capped. Expenses are included, and VAT isn’t. You pay within 30 days of acceptance, or in the instalments that the proposal states.',
      },
      {
        title: 'Acceptance',
        text: 'You accept the result when it reaches the agreed target in the test.',
        more: 'It also counts as accepted if you use it daily after the test, or if you raise no written objection by the end of the agreed test period. Even then, the last instalment is not due until the target is reached.',
      },
      {
        title: 'Defects',
        text: 'You have two years from acceptance to report a defect, unless the proposal names another date.',
        more: 'That includes hidden defects, and the date itself. We repair a defect once at our cost. If it remains, you may reduce the price or, if you cannot reasonably keep the result, withdraw from the contract. More errors than the target allows count as a defect.',
      },
      {
        title: 'Rights',
        text: 'What we make for you is yours once you have paid.',
        more: 'From the first week, the code is in your repository and the accounts with providers are in your name. You may use and change any earlier work of ours that it contains, free of charge and without time limit.',
      },
      {
        title: 'Your data',
        text: 'Nobody trains a model on your data unless you agree in writing.',
        more: 'Before you send us data, we both sign a confidentiality agreement and, for personal data, a data processing agreement. Both repeat our defaults for your data: where it stays, who sees it and when it is deleted.',
      },
      {
        title: 'Support',
        text: 'You may end our support with one month’s notice.',
        more: 'The code, the accounts and the documents give another team everything it needs to run the agent.',
      },
      {
        title: 'Stopping',
        text: 'You may stop in the middle of a phase and pay only for the work done.',
        more: `It costs ${prices ? `CHF ${format(prices.dayRate)} a day` : 'the day rate that the proposal states'} but never more than the fixed price or the cap, and we refund what you have paid beyond that. We may stop only if you have not paid or cooperated within 30 days of a formal written reminder.`,
      },
      {
        title: 'Delay and failure',
        text: 'If we are late, or the result falls short of what was agreed, you keep your statutory rights.',
        more: 'The last instalment is not due until the target is reached. If you then stop, you pay only for the parts that you keep and use. If you are late, our dates move by as much.',
      },
      {
        title: 'Liability',
        text: 'We are liable without limit for intent and gross negligence, and otherwise up to a stated sum.',
        more: 'We are also liable without limit wherever the law forbids one. If the proposal states no sum, the limit is the price of all signed phases.',
      },
      {
        title: 'Law',
        text: 'Swiss law applies, and the courts at our registered office decide.',
        more: joinSentences(
          'This contract is between businesses. The UN sales convention (CISG) is excluded, and no general terms and conditions apply.',
          answersHere ? '' : `We make proposals in ${answerLanguages}.`,
        ),
      },
    ],
  },
  closing: {
    title: 'Start with half an hour',
    text: 'Suggest three times that suit you, and we’ll confirm one. The call is free, and afterwards you’ll know whether Discovery is worth paying for.',
    action: { label: 'Schedule a Consultation', page: 'contact', anchor: 'draft-call' },
  },
});
