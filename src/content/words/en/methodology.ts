import type { MethodologyWords } from '../../../site/words.ts';

export const methodology: MethodologyWords = {
  head: {
    title: 'The Deliver Impact methodology',
    // You promise: a client can stop after any phase and keep what was made; scope, length and price are agreed in writing before each phase.
    lead: 'Three phases, each with a result you can check. You can stop after any of them and keep what was made. Scope, length and price are agreed in writing before each phase begins.',
  },

  /** Stands over what a client holds in hand at the end of each phase. */
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
        { title: 'Check the data', text: 'We look at what exists, where it is kept and how good it is.' },
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
          text: 'Short cycles. Each ends with a decision: go on, change or stop.',
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
        // You promise: the agreed measure is checked for as long as you are engaged, and what slips is mended.
        {
          title: 'Watch and improve',
          text: 'The agreed measure is checked for as long as you engage us, and what slips is mended.',
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
    // You promise: every offer for an agent has these words, what does not apply is struck with the client, and email counts as writing.
    lead: 'These words are in every offer for an agent. Before each phase we fill in the blanks with you, or strike what does not apply. In writing includes email.',
    note: 'It prints on one sheet of its own. Set it beside any other offer.',
    print: 'Print the sheet',
    to: 'Offer to',
    rows: [
      { id: 'task', title: 'Task', text: 'The work as it is done today:' },
      // You promise: from Discovery on, each offer states today's figure and the target.
      { id: 'measure', title: 'Measure', text: 'Discovery finds it. From then on, today and target:' },
      // You promise: nothing is charged that the offer does not name.
      { id: 'scope', title: 'Scope', text: 'What is not named here is not included, and not charged:' },
      // You promise: each phase has a day on which it ends; your own delay costs the client nothing, and the client's is charged only as agreed before.
      {
        id: 'length',
        title: 'Length',
        text: 'If the delay is ours, you pay no more; if it is yours, we agree first. This phase ends\u00a0on',
      },
      // You promise: the offer states the price of the phase, an estimate of all phases, and what the agent costs a month to run.
      {
        id: 'price',
        title: 'Price',
        text: 'CHF without VAT. This phase; all phases, estimated; running it, a\u00a0month:',
      },
      // You promise: the client's own people judge the result, against the agreed measure.
      { id: 'acceptance', title: 'Acceptance', text: 'Your people test the result against the measure, by:' },
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
      // You promise: you delete all your copies on the agreed day, backups included, and confirm it in writing.
      { id: 'deletion', title: 'Deletion', text: 'Our copies, backups included, confirmed to you in writing, on' },
      // You promise: neither you nor a provider trains on a client's data without consent in writing, and a new model is tested on the client's cases before it is used.
      {
        id: 'model',
        title: 'Model and training',
        text: 'No training on your data, by us or a provider, unless you agree in writing. A new model is tested on your cases first. Model and place:',
      },
      // You promise: access rights and a highest amount limit the agent, whatever a document that it reads may say.
      {
        id: 'limits',
        title: 'Limits',
        text: 'A document may mislead an agent, so access rights hold it, not instructions. Its rights, and the highest amount:',
      },
      // You promise: the steps that the client names wait for a person.
      { id: 'approvals', title: 'Approvals', text: 'Steps that wait for a person, and for whom:' },
      // You promise: the agent logs each action, and until the agreed day you put right at your own cost what you built wrong.
      {
        id: 'log',
        title: 'Log and errors',
        text: 'Each action is logged. What we built wrong we put right at our cost, until:',
      },
      // You promise: you pay the damage that your mistakes cause; only where negligence was slight is there a highest amount.
      {
        id: 'liability',
        title: 'Liability',
        text: 'What our mistake costs you, we pay; where negligence was slight, up to\u00a0CHF',
      },
      // You promise: after launch somebody answers, at the hours and as fast as the offer says.
      { id: 'support', title: 'Support', text: 'Who answers after launch, at what hours, how fast:' },
      // You promise: what you made is the client's once it is paid, the code is in the client's repository from the first week, and the handover is rehearsed.
      {
        id: 'ownership',
        title: 'Ownership, handover',
        text: 'Once paid, what we made for you is yours; parts by others keep their licence. The code is in your repository from the first week. Handover rehearsed\u00a0on',
      },
      // You promise: a client can stop after any phase, or within one by paying for the work done, and can switch the agent off without you.
      {
        id: 'stop',
        title: 'Stop',
        text: 'After any phase. Earlier, you pay for the work done. The agent you can switch off on any day,\u00a0by:',
      },
      // You promise: Swiss law holds, this sheet before your own general terms, and what either side writes by email counts as writing.
      {
        id: 'law',
        title: 'Law',
        text: 'Swiss law. This sheet goes before any general terms, yours and ours. In writing includes email, except for the signatures below. Courts at',
      },
    ],
    validUntil: 'Valid until',
    // You promise: a phase costs nothing until its offer is signed.
    beforeSigning: 'Until you sign here, this phase costs you nothing.',
    signatures: { parties: ['For you', 'For us'], fields: 'Place, date, signature' },
  },

  closing: {
    title: ['Start with', 'half an hour'],
    // You promise: the first call takes half an hour and commits the client to nothing.
    text: 'Write first. Half an hour, by phone or video, shows whether Discovery is worth doing. It commits you to nothing.',
    action: { label: 'Schedule a Consultation', page: 'contact' },
  },
};
