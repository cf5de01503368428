import type { Company } from '../../company.ts';
import type { MethodologyWords } from '../../words.ts';

export const methodology = ({ name }: Company): MethodologyWords => ({
  page: {
    label: 'Methodology',
    title: [
      `Methodology: how an AI agent project runs | ${name}`,
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

  phases: [
    {
      drawing: 'discovery',
      title: 'Discovery Phase',
      lead: 'What is done today, on which data, and what would count as better.',
      points: [
        {
          title: 'Map the process',
          text: 'We go through today’s work, step by step, with the people who do it.',
        },
        { title: 'Check the data', text: 'What exists, where it lies, what is missing, and who may use it.' },
        {
          title: 'Agree on the measure',
          text: 'Together we write down what success means, in one number if possible.',
        },
      ],
      // You promise: discovery ends with these five things, also where the recommendation is to leave it.
      result:
        'A process map, a data report, test cases, the agreed measure, and a recommendation: build, wait or leave it.',
    },
    {
      drawing: 'iteration',
      title: 'Iterative Development',
      lead: 'One task first, tested on cases whose answer you know.',
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
        // You promise: the agreed measure is checked for as long as you are engaged, and what slips is mended under the support agreed.
        {
          title: 'Watch and improve',
          text: 'The agreed measure is checked for as long as you engage us, and what slips is mended, under the support agreed.',
        },
      ],
      // You promise: the client can switch the agent off without you.
      result: 'The agent in daily use, a trained team, a quality report and a way to switch it off.',
    },
  ],

  // You promise: the length and the price of Discovery that company.ts states, where it states them.
  discoveryTerms: ({ discoveryDays, discoveryPrice }) => {
    const length = discoveryDays && `takes ${discoveryDays}`;
    const price = discoveryPrice && `costs ${discoveryPrice}, without VAT`;
    return length || price ? `Discovery ${[length, price].filter(Boolean).join(' and ')}.` : '';
  },

  /**
   * The sheet that a client is asked to sign, before anything is filled in: what is printed holds in every offer, and a
   * blank follows the last word of each row. These are terms of a contract: have them read by somebody who knows Swiss
   * contract law before you publish them, and strike what you do not offer. \u00a0 is a no-break space.
   */
  offer: {
    title: 'The blank offer',
    // You promise: every offer for an agent starts from these words, and what does not apply is struck with the client.
    lead: 'Every offer for an agent starts from these words. Before each phase we fill in the blanks with you, and strike what does not apply. Three things move the price: how many systems, how many kinds of document, how many exceptions.',
    note: 'It prints on one sheet of its own. Set it beside any other offer.',
    print: 'Print the sheet',
    to: 'Offer to',
    rows: [
      { id: 'task', title: 'Task', text: 'The work as it is done today:' },
      // You promise: from Discovery on, each offer states today's figure and the target.
      { id: 'measure', title: 'Measure', text: 'Found in Discovery. Today’s figure, and the target:' },
      // You promise: nothing is charged that the offer does not name.
      { id: 'scope', title: 'Scope', text: 'What is not named here is not included, and not charged:' },
      // You promise: each phase has a day on which it ends; your own delay costs the client nothing, and the client's is charged only as agreed before.
      {
        id: 'length',
        title: 'Length',
        text: 'If the delay is ours, you pay no more for it, and your rights in law remain; if it is yours, its cost is agreed first. This phase ends\u00a0on',
      },
      // You promise: the price of a phase is fixed; the offer states an estimate of all phases, what the agent costs a month to run, and the rate that holds if the client stops within a phase.
      {
        id: 'price',
        title: 'Price',
        text: 'CHF, without VAT, which is added. This phase, fixed; all phases, estimated; running it, a\u00a0month; our rate, if you stop early:',
      },
      // You promise: the client's own people judge the result, against the agreed measure; you repair at your own cost what fails, and what fails again the client may keep at a lower price or give back.
      {
        id: 'acceptance',
        title: 'Acceptance',
        text: 'Your people test the result against the measure; an error within the agreed rate is no defect. What fails we repair once, at our cost; if it fails again, you may have the price reduced, or withdraw. Tested until:',
      },
      // You promise: your people are named, a stand-in needs the client's consent, and the client's share of the work is stated in days.
      {
        id: 'people',
        title: 'People',
        text: 'From us, by name, or a stand-in you accept. From you, real cases; who, and how many days:',
      },
      // You promise: no subcontractor, host or model has a part in the work unless the offer names it.
      { id: 'subcontractors', title: 'Subcontractors', text: 'None but these, hosts and models included:' },
      { id: 'place', title: 'Data location', text: 'Country and provider, to process it and to store it:' },
      // You promise: you sign a confidentiality agreement before you see any data, and only those named read it, unless a law compels you.
      {
        id: 'readers',
        title: 'Who reads data',
        text: 'A confidentiality agreement comes first. Then, unless a law compels us, nobody but:',
      },
      // You promise: you delete all copies on the agreed day, also those of your providers and in backups, but for what a law makes you keep, and confirm it in writing.
      {
        id: 'deletion',
        title: 'Deletion',
        text: 'Our copies and our providers’, backups included, but for what a law makes us keep; confirmed to you in writing,\u00a0on',
      },
      // You promise: you do not train on a client's data without consent in writing, and your contracts forbid it to your providers; a new model passes the client's test before it is used, and you tell the client at once when a provider withdraws one.
      {
        id: 'model',
        title: 'Model and training',
        text: 'No training on your data, by us or under our contracts with providers, unless you agree in writing. No model is replaced before the new one has passed your test; if a provider withdraws one, we tell you at once. Model and place:',
      },
      // You promise: access rights and a highest amount limit the agent, whatever a document that it reads may say.
      {
        id: 'limits',
        title: 'Limits',
        text: 'A document may mislead an agent, so access rights hold it, not instructions. Its rights, and the highest amount:',
      },
      // You promise: the steps that the client names wait for a person.
      { id: 'approvals', title: 'Approvals', text: 'Steps that wait for a person, and for whom:' },
      // You promise: the agent logs each action, nobody uses the log to watch the client's people, and until the agreed day you put right at your own cost what you built wrong.
      {
        id: 'log',
        title: 'Log and errors',
        text: 'Each action is logged, to control the agent and not your people. What we built wrong we put right at our cost, until:',
      },
      // You promise: you pay the damage that you cause; there is a highest amount only where negligence was not gross and the law allows one. Agree on it with your insurer.
      {
        id: 'liability',
        title: 'Liability',
        text: 'Without limit for intent and gross negligence, and wherever the law forbids a limit; otherwise, in all, up to\u00a0CHF',
      },
      // You promise: after launch somebody answers, at the hours and as fast as the offer says.
      { id: 'support', title: 'Support', text: 'Who answers after launch, at what hours, how fast:' },
      // You promise: what you make is the client's once it is paid, what you had before may be used with the agent without end or fee, the code is in the client's repository from the first week, and the handover is rehearsed.
      {
        id: 'ownership',
        title: 'Ownership, handover',
        text: 'Once paid, what we make for you is yours; until then you may use it to test. What we had before stays ours, and you may use it with the agent for good; parts by others keep their licence. The code is in your repository from the first week. Handover rehearsed\u00a0on',
      },
      // You promise: a client can stop after any phase, or within one by paying for the work done, and can switch the agent off without you.
      {
        id: 'stop',
        title: 'Stop',
        text: 'After any phase; within one, you pay for the work done, at the rate above. How you switch the agent off, on any\u00a0day:',
      },
      // You promise: the sheet goes before your own general terms, and what either side writes by email counts as writing.
      {
        id: 'law',
        title: 'Law',
        text: 'Swiss law. This sheet goes before any general terms, yours and ours. In writing includes email, except for the signatures below. Courts\u00a0at',
      },
    ],
    validUntil: 'Valid until',
    // You promise: a phase costs nothing until its offer is signed.
    beforeSigning: 'Until you sign here, this phase costs you nothing.',
    signatures: { parties: ['For you', 'For us'], fields: 'Place, date, signature' },
  },

  closing: {
    title: ['Start with', 'half an hour'],
    // You promise: the first call takes half an hour, is free and commits the client to nothing.
    text: 'After one email we talk, by phone or video. The call is free, commits you to nothing, and shows whether Discovery is worth a closer look.',
    action: { label: 'Schedule a Consultation', page: 'contact' },
  },
});
