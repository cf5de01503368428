import { listFigures } from '../../list-figures.ts';
import type { BlankOffer, ExampleFacts, Facts, MethodologyWords, OfferWords } from '../../words.ts';
import { joinSentences } from './sentences.ts';

export default (facts: Facts): MethodologyWords => ({
  page: {
    label: 'Methodology',
    title: [
      `Methodology: how an AI agent project runs | ${facts.name}`,
      'Methodology: how an AI agent project runs',
    ],
    description: [
      'Discovery, iterative development, scaling for impact: what you receive, where you can stop, and every line of the offer before it is filled in.',
    ],
    picture: {
      title: 'The Deliver Impact methodology',
      alt: 'Ringed tiles: out of order at the top, whole circles at the foot, one in another colour.',
    },
  },

  head: {
    title: 'The Deliver Impact methodology',
    lead: 'Three phases, each with a result you can check. You can stop after any phase and keep everything you have paid for. Scope, length and price are agreed in writing before each phase begins.',
  },

  youReceive: 'You receive',
  youDecide: 'You decide',

  phases: [
    {
      title: 'Discovery Phase',
      lead: 'We establish what is done today, on which data, and what would count as better.',
      figures: listFigures(
        [
          facts.discoveryDays,
          `working ${facts.discoveryDays === 1 ? 'day' : 'days'} planned from the day we have access; its offer fixes the date`,
        ],
        [facts.discoveryPrice, 'CHF, a fixed price, plus VAT; the same if the answer is “leave it”'],
        [
          facts.discoveryClientDays,
          `${facts.discoveryClientDays === 1 ? 'day' : 'days'} of your people’s time`,
        ],
      ),
      note: 'For businesses only.',
      points: [
        {
          title: 'Map the process',
          text: 'We go through today’s work, step by step, with the people who do it.',
        },
        {
          title: 'Check the data',
          text: 'What exists, where it is kept, what is missing, who may use it, and which systems have an interface.',
        },
        {
          title: 'Agree on the measure',
          text: 'Together we write down what success means, in one number if possible.',
        },
      ],
      result:
        'A process map with the cases counted and timed, a report on data and interfaces, test cases, the agreed measure, the months to payback, and a recommendation: build, wait or leave it.',
      stop: {
        action: 'Stop here',
        decided: 'Stopped.',
        undo: 'Go on',
        text: 'You keep all of this and have paid for this phase. No later phase was ordered.',
      },
    },
    {
      title: 'Iterative Development',
      lead: 'One task first, tested on cases you already know the answers to. Your offer fixes the price of the phase and estimates the running cost.',
      figures: listFigures(
        [facts.cycleWeeks, `${facts.cycleWeeks === 1 ? 'week' : 'weeks'} a cycle`],
        [
          facts.firstAgent,
          'CHF for a first agent, plus VAT; your offer fixes one price',
        ],
        [
          facts.running,
          'CHF a month to run it, plus VAT; your offer gives the estimate for yours',
        ],
      ),
      note: 'Three things move the price: how many systems, how many kinds of document, how many exceptions.',
      points: [
        { title: 'Build a first version', text: 'One narrow task, working from end to end.' },
        { title: 'Test on real cases', text: 'Your own cases, judged by your people and not by ours.' },
        {
          title: 'Review and adjust',
          text: 'Each cycle has a date and ends with a decision: go on, change or stop.',
        },
      ],
      result: 'A working version, its code, and test results after every cycle.',
      stop: {
        action: 'Stop here',
        decided: 'Stopped.',
        undo: 'Go on',
        text: 'You keep the version, its code and the test results. You have paid for two phases and ordered nothing else.',
      },
    },
    {
      title: 'Scaling for Impact',
      lead: 'First one team, then the next. Length and price depend on how many; you have both in writing before this phase begins.',
      figures: [],
      points: [
        { title: 'Roll out in steps', text: 'Each step has a date and a way back.' },
        {
          title: 'Train the team',
          text: 'The people who use it learn how it decides, and when to overrule it.',
        },
        {
          title: 'Watch and improve',
          text: 'If you order support, we check the agreed measure as often as the offer says, and repair what slips.',
        },
      ],
      result: 'The agent in daily use, a trained team, a quality report and a way to switch it off.',
      stop: {
        action: 'Switch it off',
        decided: 'Switched off.',
        undo: 'Switch it on',
        text: 'You keep the agent, its code and the report, and have paid for the three phases. If you ordered support, you can end it with the notice in the offer.',
      },
    },
  ],

  offer: writeOffer(facts),

  closing: {
    title: ['Start with', 'half an hour'],
    text: 'One email is enough. If we see a way, we talk for half an hour, by phone or video. The call is free, commits you to nothing, and shows whether Discovery is worth paying for.',
    action: { label: 'Schedule a Consultation', page: 'contact' },
  },
});

function writeOffer(facts: Facts): OfferWords {
  return {
    title: facts.example ? 'The offer, filled in' : 'The offer',
    lead: facts.example ? 'So you see what you would sign: one task, with its price and its limits.' : 'So you see what you would sign, before it is filled in.',
    ...(facts.example && { example: writeExample(facts, facts.example) }),
    blank: writeBlankOffer(facts),
  };
}

/**
 * The offer as it may look, computed from company.ts. What company.ts does not say is taken as given here: 1,000 cases,
 * 6 minutes saved, CHF 1.00 a minute, 4 cycles, a day of the client's people in each, the hours of support. Change what
 * you would not offer.
 */
function writeExample(facts: Facts, example: ExampleFacts): NonNullable<OfferWords['example']> {
  const { cases, price, weeks, running, saving, cap, months, exactMonths } = example;
  const { discoveryPrice, discoveryClientDays } = facts;
  return {
    mark: 'Example, no customer',
    task: `Match invoices with orders and delivery notes, ${cases} a month`,
    figures: listFigures(
      [price, 'CHF, a fixed price, plus VAT, expenses included, in 4 shares'],
      [weeks, `weeks: 4 cycles of ${facts.cycleWeeks}, then 10 working days to test`],
      [
        4,
        `days of your own, one each cycle${discoveryClientDays ? `; Discovery took ${discoveryClientDays}` : ''}`,
      ],
      [running, 'CHF a month to run it, about, plus VAT, support and providers included'],
      [
        saving,
        `CHF saved a month, at the target: ${cases} ×\u00a06 ×\u00a0CHF\u00a01.00 −\u00a0CHF\u00a0${running}`,
      ],
      [
        months,
        `months until it has paid: ${discoveryPrice ? `(${discoveryPrice}\u00a0+\u00a0${price})` : price} ÷\u00a0${saving} =\u00a0${exactMonths}, rounded up`,
      ],
    ),
    terms: [
      { title: 'Measure', text: '9 minutes a case today, target 3; 1 error in a hundred' },
      { title: 'Support', text: 'Working days, 8 to 17; answer within one working day' },
      ...(price
        ? [
            {
              title: 'Liability cap',
              text: cap ? `CHF\u00a0${cap}: left blank, so the price of both phases` : 'Left blank: the price of all signed phases',
            },
          ]
        : []),
    ],
    note: joinSentences(
      'Phase two, Iterative Development.',
      price || running ? 'Prices are the middle of our ranges.' : '',
      `A minute is taken at CHF\u00a01.00; ${discoveryPrice ? 'Scaling' : 'Discovery, Scaling'} and your own days are not counted.`,
    ),
  };
}

/**
 * The sheet that a client is asked to sign, before anything is filled in: what is printed holds in every offer, and a
 * blank follows the last word of each row. These are terms of a contract: have them read by somebody who knows Swiss
 * contract law before you publish them, and strike what you do not offer. Agree on the liability with your insurer.
 * \u00a0 is a no-break space.
 */
const writeBlankOffer = ({ name, answersHere, answersIn }: Facts): BlankOffer => ({
  title: 'The blank offer',
  note: joinSentences(
    'Before each phase we fill in the blanks with you, strike out what does not apply, and attach the list of what you receive.',
    'Blank, it binds nobody. It prints on one sheet of its own: set it beside any other offer.',
    answersHere ? '' : `We make offers in ${answersIn}; only the version signed counts.`,
  ),
  print: 'Print the sheet',
  to: `Offer by ${name} (“we”) to (“you”):`,
  rows: [
    {
      id: 'order',
      title: 'Order',
      text: 'By signing, you order one phase for one task. Phase,\u00a0task:',
    },
    {
      id: 'measure',
      title: 'Measure',
      text: 'You judge the result by one measure. An error within the agreed rate is no defect, unless the agent exceeds a limit, skips an approval or discloses data. Today’s figure, target, errors in a\u00a0hundred:',
    },
    {
      id: 'scope',
      title: 'Scope',
      text: 'We deliver, and charge for, only what the attached list or a change agreed in writing names. List\u00a0dated:',
    },
    {
      id: 'length',
      title: 'Length',
      text: 'If we are late, you keep your statutory rights. If you are late, the dates move, and we charge extra work, announced first, at the day rate. Complete delivery\u00a0by:',
    },
    {
      id: 'price',
      title: 'Price',
      text: 'You pay the fixed price, expenses included, within 30 days of acceptance or, above CHF\u00a0………………, in shares after each cycle. We add VAT where due. Fixed price,\u00a0CHF:',
    },
    {
      id: 'later',
      title: 'Later costs',
      text: 'Our estimates do not bind us; our day rate does. All phases; running, a month; day\u00a0rate:',
    },
    {
      id: 'acceptance',
      title: 'Acceptance',
      text: 'You test the result, and accept what you use daily beyond testing or do not contest in writing in time, hidden defects excepted. Working days from complete\u00a0delivery:',
    },
    {
      id: 'defects',
      title: 'Defects',
      text: 'We repair a defect once, at our cost. If it remains, you may reduce the price or, if you cannot reasonably keep the result, withdraw from the contract. You report hidden defects within 30 days of discovery. Last day (blank: two years after\u00a0acceptance):',
    },
    {
      id: 'people',
      title: 'People',
      text: 'We work with these people or stand-ins you accept; you provide real cases and time. Our people; yours, and\u00a0days:',
    },
    {
      id: 'providers',
      title: 'Providers',
      text: 'We involve only these subcontractors, hosts and models. Those in your own accounts are your contractors; we answer for choosing and setting them up with care. Company, country, payer until\u00a0acceptance:',
    },
    {
      id: 'readers',
      title: 'Confidentiality',
      text: 'Before we receive data, we both sign a confidentiality agreement and, for personal data, a data processing agreement. Readers, unless a law compels\u00a0us:',
    },
    {
      id: 'deletion',
      title: 'Deletion',
      text: 'We delete our and our providers’ copies, backups included, unless a law forbids it, and confirm it in writing. Date, latest 30 days after our work\u00a0ends:',
    },
    {
      id: 'model',
      title: 'Model',
      text: 'We replace no model before the new one passes your test, and fix the version where the provider allows; if the provider withdraws it, we tell you at once and stop the agent. We let nobody train on your data unless you agree in writing. Model,\u00a0version:',
    },
    {
      id: 'limits',
      title: 'Limits',
      text: 'We limit the agent by access rights; at a limit it stops and asks. Rights, highest\u00a0amount:',
    },
    {
      id: 'approvals',
      title: 'Approvals',
      text: 'The agent waits for a person at the steps you name, and logs each action. Steps,\u00a0approvers:',
    },
    {
      id: 'liability',
      title: 'Liability',
      text: 'We are always liable without limit for intent, gross negligence and where the law forbids a limit. Otherwise our liability for all phases together, on any legal ground, ends at CHF\u00a0……………… (blank: price of all signed phases); refunds and others’ claims come on top.\u00a0Insurer:',
    },
    {
      id: 'claims',
      title: 'Others’ claims',
      text: 'If others claim rights in our work, you tell us at once and leave us the defence. We pay for it and for what a judgment or our settlement costs you, unless your material caused it. Notice\u00a0to:',
    },
    {
      id: 'support',
      title: 'Support',
      text: 'If you order support, we check the measure and repair what slips. Hours, response, checks, monthly price,\u00a0notice:',
    },
    {
      id: 'ownership',
      title: 'Rights, handover',
      text: 'On payment, all transferable rights in what we make pass to you, copyright and the right to change it included; until then you may test it. You and your maintainers may use and change our earlier work with it, free and without end; others’ parts keep their licences. You hold code and accounts from week one. Handover rehearsed\u00a0on:',
    },
    {
      id: 'stop',
      title: 'Stop',
      text: 'Whoever stops early, you pay for the work done, at the day rate up to the fixed price; if we are late or the result fails, only for what you can use, and you keep your statutory rights. We may stop only if you leave a written reminder unmet for 30 days. Off\u00a0switch:',
    },
    {
      id: 'law',
      title: 'Law',
      text: 'This contract between businesses binds once both sign, by hand or qualified electronic signature; elsewhere “in writing” includes email. Only the version signed counts, and no general terms; for personal data the data processing agreement prevails, then this sheet. Swiss law governs, without the CISG. Language,\u00a0courts:',
    },
  ],
  validUntil: 'Date of offer; we are bound until',
  beforeSigning: 'Until you sign, this phase costs you nothing.',
  signatures: { parties: ['For you', `For ${name}`], fields: 'Date, names, functions, signatures' },
});
