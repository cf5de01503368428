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
    lead: 'You commit to one phase at a time, with scope, dates and price in writing, and you can stop after each.',
    total: prices && `Getting from Discovery to daily use takes about ${sayMonths(prices.project.months)}, plus the time you need to decide and give us access. In all, Discovery and a first agent cost CHF ${sayRange(prices.total, format)} plus VAT, and running it costs CHF ${sayRange(prices.running, format)} a month.`,
    legend: joinSentences(
      prices?.project.steps ? 'One ring is one week.' : '',
      'At the red tiles, you decide.',
    ),
  },
  youReceive: 'You receive',
  youDecide: 'You decide',
  phases: [
    {
      title: 'Discovery Phase',
      short: 'Discovery',
      price: prices && `CHF ${format(prices.discovery)}`,
      steps: prices?.project.steps ? [`${prices.project.discoveryWeeks} ${prices.project.discoveryWeeks === 1 ? 'week' : 'weeks'}`] : [],
      lead: 'You find out whether an agent pays off before you pay for one. We study one task with the people who do it, and try a model on it.',
      stats: prices
        ? [
            { value: prices.discoveryDays, text: `working ${prices.discoveryDays === 1 ? 'day' : 'days'} from the day we have access. Your proposal gives the end date.` },
            { value: format(prices.discovery), text: 'CHF plus VAT, a fixed price. You pay the same even if we advise you not to build.' },
            { value: prices.clientDays, text: `${prices.clientDays === 1 ? 'day' : 'days'} of your team’s time to show us how the work is done` },
          ]
        : [],
      points: [
        {
          title: 'Map the process',
          text: 'We walk through the work step by step, count the cases and time them.',
        },
        {
          title: 'Try a model',
          text: 'We check what data you have and test the connections. Then a model handles 60 of your cases, and we count its errors.',
        },
        {
          title: 'Agree on the target',
          text: 'Together, we write down what success means, in one number if possible.',
        },
      ],
      result:
        'A process map, your test cases with the model’s error rate, a report on data and connections, the agreed target and the payback in months. And our advice: build, wait or drop it.',
      decide: 'Carry on, or stop here and keep all of this. You owe us nothing more.',
      exit: 'After Discovery: continue, or stop and keep everything',
    },
    {
      title: 'Iterative Development',
      price: prices && `CHF ${sayRange(prices.firstAgent, format)}`,
      steps: prices?.project.steps ? [...prices.project.cycles.map((cycle) => `Cycle ${cycle}`), 'Test'] : [],
      lead: 'We build an agent for one task. By the end of this phase, one of your teams uses it every day.',
      stats: prices
        ? [
            { value: prices.cycleWeeks, text: `${prices.cycleWeeks === 1 ? 'week' : 'weeks'} a cycle. Each ends with a version you can try.` },
            { value: sayRange(prices.firstAgent, format), text: 'CHF plus VAT for a first agent. Your proposal gives one fixed price.' },
            { value: sayRange(prices.running, format), text: 'CHF plus VAT a month to run it. That covers the providers, who bill you directly, and our support, which you can end with one month’s notice.' },
          ]
        : [],
      note: 'The price depends on how many systems, document types and exceptions we find in Discovery. You don’t owe the last quarter until the agent reaches the target. What your ERP’s vendor charges for a connection comes on top.',
      points: [
        {
          title: 'Build a first version',
          text: 'We start with a narrow slice of the task and make it work end to end.',
        },
        {
          title: 'Test on real cases',
          text: 'Your people judge the agent on cases they’ve already booked. We don’t mark our own homework.',
        },
        {
          title: 'Review and adjust',
          text: 'Each cycle has an end date. On that day, you carry on, change course or stop.',
        },
      ],
      result:
        'An agent that one team uses every day, training for that team, the code, all test results, and an off switch that works without us.',
      decide:
        'Roll out to more teams, or stop here and keep all of this. If you go on using the agent, you pay only for running it.',
      exit: 'After Iterative Development: roll out, or stop and keep everything',
    },
    {
      title: 'Scaling for Impact',
      price: prices && `CHF ${format(prices.dayRate)} a day`,
      steps: ['Team by team'],
      lead: 'More teams start using the agent, one after another. Before you commit, you have the time and the price in writing.',
      stats: prices
        ? [
            { value: format(prices.dayRate), text: 'CHF plus VAT a day. Your proposal gives one fixed price based on this rate.' },
          ]
        : [],
      points: [
        { title: 'Roll out in steps', text: 'Each step has a date and can be undone.' },
        {
          title: 'Train the team',
          text: 'Your team learns how the agent works and when to overrule it. Each correction becomes a test case.',
        },
        {
          title: 'Watch and improve',
          text: 'As long as you keep our support, we check the results against the target as often as agreed and put right any drop in quality.',
        },
      ],
      result:
        'An agent that every team you chose uses every day, training for each team, and a quality report.',
      decide: 'Keep our support, or run the agent without us. Either way, everything stays yours.',
    },
  ],
  offer: offer && {
    title: 'A sample proposal',
    notice: 'A worked example, not a real customer',
    task: `Handle the ${format(offer.cases)} invoices a month that your ERP can’t match against orders and delivery notes`,
    stats: [
      { value: format(offer.price), text: 'CHF plus VAT, a fixed price in four equal instalments. You don’t owe the last one until the agent reaches the target.' },
      { value: offer.project.developmentWeeks, text: `weeks: ${offer.project.buildWeeks} to build in ${offer.project.cycles.length} cycles and ${offer.project.testWeeks} to test` },
      { value: offer.ownDays, text: `days of your team’s time: ${offer.clientDays} in Discovery, ${offer.project.cycles.length} in the cycles and ${offer.testDays} for testing and training. Your IT team’s time to give us access comes on top.` },
      { value: format(offer.running), text: 'CHF plus VAT a month to run it, including providers and support' },
      { value: format(offer.saving), text: `CHF gained a month after running costs: ${format(offer.cases)} × ${offer.minutesSaved} minutes × CHF ${offer.minutePrice.toFixed(2)} − CHF ${format(offer.running)}` },
      { value: offer.months, text: `${offer.months === 1 ? 'month' : 'months'} to payback: CHF ${format(offer.invested)} ÷ ${format(offer.saving)} = ${format(offer.exactMonths)}, rounded up` },
    ],
    terms: [
      {
        title: 'Target',
        text: `An invoice takes ${offer.minutesToday} minutes today. The target is ${offer.minutesWithAgent}, including the answers to the agent’s questions. In a test on 300 invoices that are already booked, at most 1 entry in 100 may be wrong, that is, differ from your team’s. If the agent asks, that isn’t an error, but it may ask about at most 20 invoices in 100.`,
      },
      {
        title: 'Limits',
        text: 'The agent drafts entries of up to CHF 20,000, and your team approves each one.',
      },
      {
        title: 'Support',
        text: 'We’re available on working days from 8:00 to 17:00 and reply within one working day. If the agent or the model is down, the invoices wait, or your team books them by hand as it does today. If you want a change later, you get a fixed price first, based on our day rate.',
      },
    ],
    note: `This proposal covers Iterative Development at the midpoint of our price ranges. For the payback, we add Discovery at CHF ${format(offer.discovery)} and ${offer.ownDays} days of your team’s time at CHF ${offer.ownDayPrice} each.`,
  },
  contract: {
    title: 'What our contract says',
    lead: 'Every proposal covers these ten points. Only the text we both sign is binding.',
    terms: [
      {
        title: 'Price',
        text: 'The price is fixed or, for a study, capped. It includes expenses and excludes VAT. You pay within 30 days of acceptance, or in the instalments that the proposal states. You pay for extra work only if you have agreed to it in writing.',
      },
      {
        title: 'Acceptance',
        text: 'You accept the result when it reaches the agreed target in the test. It also counts as accepted if you use it daily after the test, or if you raise no written objection by the end of the agreed test period. Even then, the last instalment is not due until the target is reached.',
      },
      {
        title: 'Defects',
        text: 'You may report a defect, even a hidden one, up to and including the date that the proposal states or, if it states none, for two years after acceptance. We repair it once at our cost. If it remains, you may reduce the price or, if you cannot reasonably keep the result, withdraw from the contract. More errors than the target allows count as a defect.',
      },
      {
        title: 'Rights',
        text: 'From the first week, the code is in your repository and the accounts with providers are in your name. What we make for you is yours once you have paid. You may use and change any earlier work of ours that it contains, free of charge and without time limit.',
      },
      {
        title: 'Your data',
        text: 'Before you send us data, we both sign a confidentiality agreement and, for personal data, a data processing agreement. Both repeat our defaults for your data: where it stays, who sees it, when it is deleted, and that nobody trains a model on it unless you agree in writing.',
      },
      {
        title: 'Support',
        text: 'You may end our support with one month’s notice. The code, the accounts and the documents are all that another team needs to run the agent.',
      },
      {
        title: 'Stopping',
        text: `You may stop in the middle of a phase. You then pay for the work done, at ${prices ? `CHF ${format(prices.dayRate)} a day` : 'the day rate that the proposal states'} but never more than the fixed price or the cap, and we refund what you have paid beyond that. We may stop only if, 30 days after a formal written reminder to pay or to cooperate, you have still not done so.`,
      },
      {
        title: 'Delay and failure',
        text: 'If we are late, or the result falls short of what was agreed, you keep your statutory rights, and the last instalment is not due until the target is reached. If you then stop, you pay only for the parts that you keep and use. If you are late, the dates move.',
      },
      {
        title: 'Liability',
        text: 'Our liability is unlimited for intent and gross negligence, and wherever the law does not allow a limit. Otherwise it is limited to the sum that the proposal states for liability or, if it states none, to the price of all signed phases.',
      },
      {
        title: 'Law',
        text: joinSentences(
          'This contract between businesses is governed by Swiss law, excluding the UN sales convention (CISG). No general terms and conditions apply. The courts at our registered office have jurisdiction.',
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
