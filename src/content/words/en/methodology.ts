import type { Facts, MethodologyWords } from '../../words.ts';
import { countDays, countWorkingDays, joinSentences } from './sentences.ts';

export const methodology = (facts: Facts): MethodologyWords => ({
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
    // You promise: a client can stop after any phase and keep what was made and paid for; scope, length and price are agreed in writing before each phase.
    lead: 'Three phases, each with a result you can check. You can stop after any of them and keep what was made and paid for. Scope, length and price are agreed in writing before each phase begins.',
  },

  /** The label of what a client receives at the end of each phase. */
  received: 'You receive',

  // You promise: after each phase the client alone decides, and each phase is ordered by itself.
  decision: 'You decide',

  phases: [
    {
      drawing: 'discovery',
      title: 'Discovery Phase',
      lead: 'What is done today, on which data, and what would count as better.',
      // You promise: Discovery takes no longer and costs no more than company.ts states, where it states it.
      terms: describeDiscovery(
        facts.discoveryDays &&
          `is done within ${countWorkingDays(facts.discoveryDays)} of receiving access`,
        facts.discoveryPrice &&
          `costs a fixed CHF\u00a0${facts.discoveryPrice} plus VAT, for businesses only, and the same if the answer is “leave it”`,
        facts.discoveryClientDays &&
          `takes ${countDays(facts.discoveryClientDays)} of your people’s time`,
      ),
      points: [
        {
          title: 'Map the process',
          text: 'We go through today’s work, step by step, with the people who do it.',
        },
        { title: 'Check the data', text: 'What exists, where it is kept, what is missing, and who may use it.' },
        {
          title: 'Agree on the measure',
          text: 'Together we write down what success means, in one number if possible.',
        },
      ],
      // You promise: discovery ends with these five things, also where the recommendation is to leave it.
      result:
        'A process map, a data report, test cases, the agreed measure, and a recommendation: build, wait or leave it.',
      stop: {
        question: 'Stop here?',
        decided: 'Stopped.',
        again: 'Go on',
        text: 'You keep the map, the data report, the test cases and the agreed measure, and have paid for this phase. Nothing after it was ordered.',
      },
    },
    {
      drawing: 'iteration',
      title: 'Iterative Development',
      lead: 'One task first, tested on cases whose answers you know.',
      // You promise: cycles last as long, and first agents are offered at the prices, as company.ts states, where it states it.
      terms: joinSentences(describeCycle(facts), describePrices(facts)),
      points: [
        { title: 'Build a first version', text: 'One narrow task, working from end to end.' },
        { title: 'Test on real cases', text: 'Your own cases, judged by your people and not by ours.' },
        {
          title: 'Review and adjust',
          // You promise: each cycle has a date, and the client then decides whether to go on.
          text: 'Each cycle has a date and ends with a decision: go on, change or stop.',
        },
      ],
      // You promise: the client receives the code, and test results after every cycle.
      result: 'A working version, its code, and test results after every cycle.',
      stop: {
        question: 'Stop here?',
        decided: 'Stopped.',
        again: 'Go on',
        text: 'You keep the version, its code and the test results, and have paid for two phases. The third was never ordered.',
      },
    },
    {
      drawing: 'scaling',
      title: 'Scaling for Impact',
      lead: 'First one team, then the next.',
      points: [
        { title: 'Roll out in steps', text: 'Each step has a date and a way back.' },
        {
          title: 'Train the team',
          text: 'The people who use it learn how it decides, and when to overrule it.',
        },
        // You promise: the agreed measure is checked for as long as you are engaged, and what slips is repaired under the support agreed.
        {
          title: 'Watch and improve',
          text: 'For as long as you engage us, we check the agreed measure and repair what slips, as the offer’s support terms say.',
        },
      ],
      // You promise: the client can switch the agent off without you.
      result: 'The agent in daily use, a trained team, a quality report and a way to switch it off.',
      stop: {
        question: 'Switch it off?',
        decided: 'Switched off.',
        again: 'Switch it on',
        text: 'You keep the agent, its code and the report, and have paid for the three phases. Nothing more was ordered.',
      },
    },
  ],

  /**
   * The sheet that a client is asked to sign, before anything is filled in: what is printed holds in every offer, and a
   * blank follows the last word of each row. These are terms of a contract: have them read by somebody who knows Swiss
   * contract law before you publish them, and strike what you do not offer. \u00a0 is a no-break space.
   */
  offer: {
    title: 'The blank offer',
    // You promise: every offer for an agent starts from these words, and what does not apply is struck out with the client.
    lead: 'Every offer for an agent starts from these words. Before each phase we fill in the blanks with you, and strike out what does not apply. Blank, it binds nobody. Three things move the price: how many systems, how many kinds of document, how many exceptions.',
    note: 'It prints on one sheet of its own. Set it beside any other offer.',
    print: 'Print the sheet',
    to: 'Offer to',
    readAll: 'Read all rows',
    rows: [
      { id: 'phase', title: 'Phase', text: 'Discovery, Iterative Development or Scaling for Impact:' },
      { id: 'task', title: 'Task', text: 'The work as it is done today:' },
      // You promise: from Discovery on, each offer states today's figure, the target, and how many errors are allowed.
      {
        id: 'measure',
        title: 'Measure',
        text: 'Today’s figure, the target, and the errors allowed in a hundred cases:',
      },
      // You promise: nothing is charged that the offer does not name, and nothing changes without the client's word in writing.
      {
        id: 'scope',
        title: 'Scope',
        text: 'Nothing beyond this is included or charged; a change counts once both agree to it in writing. What “You receive” names for this phase on our methodology page today, and:',
      },
      // You promise: each phase has a day on which it ends; your own delay costs the client nothing, and the client's moves the dates and is charged only as agreed before.
      {
        id: 'length',
        title: 'Length',
        text: 'If the delay is ours, you pay no more for it, and your rights in law remain; if it is yours, the dates move by as long, and any cost is agreed first. This phase ends\u00a0on',
      },
      // You promise: the price of a phase is fixed, expenses included, and due 30 days after its acceptance.
      {
        id: 'price',
        title: 'Price',
        text: 'CHF, plus VAT; expenses included; due 30 days after acceptance or, if you stop, after our invoice. This phase,\u00a0fixed:',
      },
      // You promise: the offer states an estimate of all phases and of what the agent costs a month to run, and the rate that holds if the client stops within a phase.
      {
        id: 'later',
        title: 'Later costs',
        text: 'CHF, plus VAT. All phases, and running it, a month: estimated, not binding. Our rate, a day,\u00a0fixed:',
      },
      // You promise: the client's own people judge the result, against the agreed measure; you repair at your own cost what fails, and what fails again the client may keep at a lower price or give back.
      {
        id: 'acceptance',
        title: 'Acceptance',
        text: 'Your people test the result against the measure, and Discovery against its list; an error within the agreed rate is no defect and no ground for damages. What they have not reported in writing by the day below is accepted, hidden defects excepted. What fails we repair once, at our cost; if it fails again, you may have the price of this phase reduced, or withdraw from it. Tested until:',
      },
      // You promise: your people are named, a stand-in needs the client's consent, and the client's share of the work is stated in days.
      {
        id: 'people',
        title: 'People',
        text: 'From us, by name, or a stand-in you accept. From you, real cases; who, and how many\u00a0days:',
      },
      // You promise: no subcontractor, host or model has a part in the work unless the offer names it.
      { id: 'subcontractors', title: 'Subcontractors', text: 'None but these, hosts and models included:' },
      {
        id: 'place',
        title: 'Data location',
        text: 'Country and provider, to process it and to store\u00a0it:',
      },
      // You promise: you sign a confidentiality agreement, and for personal data a processing agreement, before you see any data, you keep the client's professional secrets, and only those named read it, unless a law compels you.
      {
        id: 'readers',
        title: 'Who reads data',
        text: 'A confidentiality agreement and, for personal data, a data processing agreement come first and are part of this offer: your instructions only, named security, breaches reported at once. Where a professional secret binds you, we keep it too. Then, unless a law compels us, nobody but:',
      },
      // You promise: you delete all copies on the agreed day, also those of your providers and in backups, but for what a law makes you keep, and confirm it in writing.
      {
        id: 'deletion',
        title: 'Deletion',
        text: 'Our copies and our providers’, backups included, but for what a law makes us keep; confirmed to you in writing,\u00a0on',
      },
      // You promise: you do not train on a client's data without consent in writing, and your contracts forbid it to your providers; a new model passes the client's test before it is used, and where a provider withdraws one sooner you tell the client at once and stop the agent.
      {
        id: 'model',
        title: 'Model and training',
        text: 'No training on your data, by us or, by contract, by our providers, unless you agree in writing. No model is replaced before the new one has passed your test; if a provider withdraws one sooner, we tell you at once, and the agent stops until then. Model and place:',
      },
      // You promise: access rights and a highest amount limit the agent, whatever a document that it reads may say.
      {
        id: 'limits',
        title: 'Limits',
        text: 'A document may mislead an agent, so access rights, not instructions, restrain it. Its rights, and the highest amount:',
      },
      // You promise: the steps that the client names wait for a person.
      { id: 'approvals', title: 'Approvals', text: 'Steps that wait for a person, and for whom:' },
      // You promise: the agent logs each action, nobody uses the log to watch the client's people, and until the agreed day you repair hidden defects at your own cost.
      {
        id: 'log',
        title: 'Log and errors',
        text: 'Each action is logged, to check the agent, not your people. Hidden defects we repair at our cost if you report them\u00a0by:',
      },
      // You promise: you pay the damage that you and your helpers cause, and are insured for it; there is a cap only where negligence was not gross and the law allows one. Agree on it with your insurer.
      {
        id: 'liability',
        title: 'Liability',
        text: 'Ours to you, our helpers’ included: without limit for intent and gross negligence, and wherever the law forbids a limit; otherwise, for all damages under this offer together, up to CHF\u00a0………………, insured\u00a0with',
      },
      // You promise: after launch somebody answers, and the measure is checked, as the offer says.
      {
        id: 'support',
        title: 'Support',
        text: 'Who answers after launch, at what hours, how fast; who checks the measure, how often; price a month, and notice:',
      },
      // You promise: what you make is the client's once it is paid, what you had before may be used and changed with the agent without end or fee, you defend the client against claims to your work, code and accounts are the client's from the first week, and the handover is rehearsed.
      {
        id: 'ownership',
        title: 'Ownership, handover',
        text: 'Once paid, all transferable rights in what we make for you are yours; until then you may use it to test. What we had before stays ours, and you, and whoever maintains the agent for you, may use and change it with the agent, without end or fee; parts by others keep their licence and are listed. If others claim rights in our work, we defend you. The code is in your repository, and accounts with hosts and providers are in your name, from the first week. Handover rehearsed\u00a0on',
      },
      // You promise: a client can stop after any phase, or within one by paying for the work done, and can switch the agent off without you; you stop only 30 days after a written reminder.
      {
        id: 'stop',
        title: 'Stop',
        text: 'After any phase; within one, you pay for the work done, at the rate above, never more than its fixed price, and nothing else. We may stop if you do not pay, or do not do your part, 30 days after a written reminder. How you switch the agent off, on any\u00a0day:',
      },
      // You promise: the sheet goes before your own general terms, and what either side writes by email counts as writing.
      {
        id: 'law',
        title: 'Law',
        text: 'Swiss law, without the CISG. Binding once both have signed, by hand or by qualified electronic signature; elsewhere, in writing includes email. This sheet prevails over any general terms, yours or ours. Courts\u00a0at',
      },
    ],
    validUntil: 'Valid until',
    // You promise: a phase costs nothing until its offer is signed.
    beforeSigning: 'Until you sign here, this phase costs you nothing.',
    signatures: { parties: ['For you', `For ${facts.name}`], fields: 'Place, date, signature' },
  },

  closing: {
    title: ['Start with', 'half an hour'],
    // You promise: the first call takes half an hour, is free and commits the client to nothing.
    text: 'After one email we talk, by phone or video. The call is free, commits you to nothing, and shows whether Discovery is worth paying for.',
    action: { label: 'Schedule a Consultation', page: 'contact' },
  },
});

/** What the owner states of Discovery, each in a sentence; of what he does not state there is none. */
function describeDiscovery(...statements: (string | 0)[]): string {
  const stated = statements.filter(Boolean);
  return stated.map((text, index) => `${index === 0 ? 'Discovery' : 'It'} ${text}.`).join(' ');
}

const describeCycle = ({ cycleWeeks }: Facts) =>
  cycleWeeks ? `A cycle lasts ${cycleWeeks === 1 ? 'one week' : `${cycleWeeks}\u00a0weeks`}.` : '';

function describePrices({ firstAgentFrom, firstAgentTo, runningFrom, runningTo }: Facts): string {
  const first = firstAgentFrom && `a first agent at CHF\u00a0${firstAgentFrom} to ${firstAgentTo}`;
  const running = runningFrom && `running an agent at CHF\u00a0${runningFrom} to ${runningTo} a\u00a0month`;
  const offered = [first, running].filter(Boolean);
  if (offered.length === 0) return '';
  return `We offer ${offered.join(', and ')}, plus VAT; your offer names one figure${offered.length > 1 ? ' for each' : ''}.`;
}
