import { listStats } from '../../list-stats.ts';
import type { Facts, MethodologyWords } from '../../words.ts';
import { countMonths, joinSentences } from './sentences.ts';

export default (facts: Facts): MethodologyWords => ({
  page: {
    label: 'Methodology',
    title: [
      `Methodology: how an AI agent project runs | ${facts.name}`,
      'Methodology: how an AI agent project runs',
    ],
    description: [
      `Three phases, each with a result you keep. See ${facts.monthsToLive ? 'how long the phases take, ' : ''}what you decide${facts.example ? ', a sample offer' : ''} and what our contract says.`,
    ],
    picture: {
      title: 'The Deliver Impact methodology',
      alt: 'Ringed tiles, out of order at the top and in whole circles at the foot.',
    },
  },
  head: {
    title: 'The Deliver Impact methodology',
    lead: joinSentences(
      facts.monthsToLive
        ? `Discovery, building and testing take about ${countMonths(facts.monthsToLive)}, plus your time to decide and to give access. Then one of your teams uses the agent every day.`
        : 'By the end of the second phase, one of your teams uses the agent every day.',
      'You order one phase at a time, with scope, dates and price in writing. You can stop after any phase.',
    ),
  },
  youReceive: 'You receive',
  youDecide: 'You decide',
  phases: [
    {
      title: 'Discovery Phase',
      subtitle: 'Find out',
      lead: 'You learn whether an agent pays before you pay for an agent. We study one task with the people who do it.',
      stats: listStats(
        [
          facts.discoveryDays,
          `working ${facts.discoveryDays === 1 ? 'day' : 'days'} from the day we have access. Your offer gives the end date.`,
        ],
        [
          facts.discoveryPrice,
          'CHF plus VAT, a fixed price. You pay the same if we advise against building.',
        ],
        [
          facts.discoveryClientDays,
          `${facts.discoveryClientDays === 1 ? 'day' : 'days'} of your people’s time`,
        ],
      ),
      points: [
        {
          title: 'Map the process',
          text: 'We go through today’s work step by step, and count and time the cases.',
        },
        {
          title: 'Check the data',
          text: 'We find out which data exists, who may use it and which systems have an interface.',
        },
        {
          title: 'Agree on the measure',
          text: 'Together, we write down what success means, in one number if possible.',
        },
      ],
      result:
        'A process map, a report on data and interfaces, and test cases from your files. You also get the agreed measure, payback in months, and our advice to build, wait or drop the idea.',
      decide: 'Go on, or stop here and keep all of this. You pay for nothing else.',
    },
    {
      title: 'Iterative Development',
      subtitle: 'Build',
      lead: 'We build an agent for one task. When this phase ends, one of your teams uses the agent every day.',
      stats: listStats(
        [
          facts.cycleWeeks,
          `${facts.cycleWeeks === 1 ? 'week' : 'weeks'} a cycle. Each cycle ends with a version you can try.`,
        ],
        [facts.firstAgent, 'CHF plus VAT for a first agent. Your offer fixes one price.'],
        [
          facts.running,
          'CHF plus VAT a month to run the agent, support included. Your offer gives an estimate.',
        ],
      ),
      note: 'The price depends on the number of systems, document types and exceptions.',
      points: [
        {
          title: 'Build a first version',
          text: 'We start with one narrow task that works from end to end.',
        },
        {
          title: 'Test on real cases',
          text: 'Your people judge the agent on your own cases. We don’t mark our own homework.',
        },
        {
          title: 'Review and adjust',
          text: 'Each cycle has a date, and at the end you decide to go on, change course or stop.',
        },
      ],
      result:
        'An agent that one team uses every day, training for that team, the code and all test results. You also get an off switch that works without us.',
      decide: 'Go on to more teams, or stop here and keep all of this. You pay for nothing else.',
    },
    {
      title: 'Scaling for Impact',
      subtitle: 'Roll out',
      lead: 'More teams use the agent, one after another. You see the length and price in writing before you order.',
      stats: listStats([
        facts.dayRate,
        'CHF plus VAT a day. Your offer turns our days into one fixed price.',
      ]),
      points: [
        { title: 'Roll out in steps', text: 'Each step has a date and can be reversed.' },
        {
          title: 'Train the team',
          text: 'Your people learn how the agent decides and when to overrule it. Each overruled decision becomes a test case.',
        },
        {
          title: 'Watch and improve',
          text: 'With support, we check the agreed measure as often as your offer says and fix any drop in quality.',
        },
      ],
      result: 'The agent in daily use by every team you chose, trained users and a quality report.',
      decide:
        'Order support with a notice period, or run the agent without us. You keep all of this either way.',
    },
  ],
  offer: facts.example && {
    title: 'A sample offer',
    lead: 'Here’s what you’d sign for one task, with one price and clear limits.',
    mark: 'An example, not a customer',
    task: `Handle the ${facts.example.cases} invoices a month that your ERP can’t match with orders and delivery notes`,
    stats: listStats(
      [facts.example.price, 'CHF plus VAT, a fixed price. You pay in four instalments.'],
      [
        facts.example.weeks,
        `weeks, ${facts.example.buildWeeks} to build in ${facts.example.cycles} cycles and ${facts.example.testWeeks} to test`,
      ],
      [
        facts.example.ownDays,
        `days of your people’s time, ${facts.discoveryClientDays} in Discovery, one in each cycle, and two for testing and training`,
      ],
      [
        facts.example.running,
        'CHF plus VAT a month to run the agent. The estimate includes support and providers’ fees.',
      ],
      [
        facts.example.saving,
        `CHF of working time freed a month, which is ${facts.example.cases} ×\u00a0${facts.example.minutesSaved}\u00a0minutes ×\u00a0CHF\u00a0${facts.example.minutePrice} −\u00a0CHF\u00a0${facts.example.running}`,
      ],
      [
        facts.example.months,
        `months to pay back, which is CHF\u00a0${facts.example.invested} ÷\u00a0${facts.example.saving} =\u00a0${facts.example.exactMonths}, rounded up`,
      ],
    ),
    terms: [
      {
        title: 'Measure',
        text: `An invoice takes ${facts.example.minutesToday} minutes today and should take ${facts.example.minutesWithAgent}. The agent may get 1 in 100 wrong.`,
      },
      {
        title: 'Limits',
        text: 'The agent drafts entries of up to CHF\u00a020,000. Your team approves each entry.',
      },
      {
        title: 'Support',
        text: 'We’re there on working days from 8:00 to 17:00 and answer within one working day.',
      },
    ],
    note: `This offer covers Iterative Development, at the middle of our price ranges. The payback counts Discovery at CHF\u00a0${facts.discoveryPrice}, development at CHF\u00a0${facts.example.price} and your people’s ${facts.example.ownDays}\u00a0days at CHF\u00a0${facts.example.ownDayPrice} each.`,
  },
  contract: {
    title: 'What our contract says',
    lead: 'Every offer settles these ten points. Only the text that we both sign is binding.',
    terms: [
      {
        title: 'Price',
        text: 'The price is fixed, plus VAT, with expenses included. You pay within 30\u00a0days of acceptance or in the instalments that the offer names.',
      },
      {
        title: 'Acceptance',
        text: 'Daily use beyond testing counts as acceptance. So does raising no written objection within the agreed test days.',
      },
      {
        title: 'Defects',
        text: 'You may report a defect, even a hidden one, until the last day that the offer names. If the offer names none, you have two years from acceptance. We repair the defect once at our cost. If the defect remains, you may pay less or, if you cannot reasonably keep the result, withdraw.',
      },
      {
        title: 'Ownership',
        text: 'You hold the code and accounts from the first week. You own what we make once you have paid. You may use and change our earlier work in the result, free and for good.',
      },
      {
        title: 'Your data',
        text: 'Before you send data, we both sign a confidentiality agreement and, for personal data, a data processing agreement. We delete every copy within 30\u00a0days of finishing our work, unless a law forbids deletion.',
      },
      {
        title: 'Training of models',
        text: 'We let nobody train a model on your data unless you agree in writing.',
      },
      {
        title: 'Stopping',
        text: `You may stop within a phase. You then pay for the work done at ${facts.dayRate ? `CHF\u00a0${facts.dayRate} a day` : 'the day rate that the offer names'}, up to the fixed price. We may stop only if you ignore a written reminder for 30\u00a0days.`,
      },
      {
        title: 'Delay',
        text: 'If we are late or the result fails, you keep your statutory rights. If you then stop, you pay only for what you can use. If you are late, the dates move, and we announce extra work before charging it.',
      },
      {
        title: 'Liability',
        text: 'We are liable without limit for intent, gross negligence and wherever the law allows no limit. Otherwise, our liability ends at the amount in the offer. If the offer names none, our liability ends at the price of all signed phases.',
      },
      {
        title: 'Law',
        text: joinSentences(
          'Swiss law applies to this contract between businesses, without the UN sales convention (CISG) and without general terms.',
          facts.answersHere ? '' : `We make offers in ${facts.answersIn}.`,
        ),
      },
    ],
  },
  closing: {
    title: 'Start with half an hour',
    text: 'Send us three times that suit you, and we’ll confirm one. The call is free, and afterwards you’ll know whether Discovery is worth paying for.',
    action: { label: 'Schedule a Consultation', page: 'contact' },
  },
});
