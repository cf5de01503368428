export const head = {
  title: 'The Deliver Impact methodology',
  // You promise: a client can stop after any phase and keep what was made; scope, length and price are agreed in writing before each phase.
  lead: 'Three phases, each with a result you can check. You can stop after any of them and keep what was made. Scope, length and price are agreed in writing before each phase begins.',
};

/** Stands over what a client holds in hand at the end of each phase. */
export const received = 'You receive';

export const phases = [
  {
    drawing: 'discovery',
    title: 'Discovery Phase',
    lead: 'What is done today, on which data, and what would count as better.',
    points: [
      {
        title: 'Map the process',
        text: 'We watch how the work is done today, step by step, with the people who do it.',
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
      { title: 'Review and adjust', text: 'Short cycles. Each ends with a decision: go on, change or stop.' },
    ],
    // You promise: the client receives the code, and test results after every cycle.
    result: 'A working version, its code, and test results after every cycle.',
  },
  {
    drawing: 'scaling',
    title: 'Scaling for Impact',
    lead: 'Extend what works.',
    points: [
      { title: 'Roll out in steps', text: 'Team by team, with a way back at every step.' },
      {
        title: 'Train the team',
        text: 'The people who use it learn how it decides, and when to overrule it.',
      },
      // You promise: the agreed measure is checked for as long as the agent runs.
      {
        title: 'Watch and improve',
        text: 'The agreed measure is checked for as long as the agent runs.',
      },
    ],
    // You promise: the client can switch the agent off without you.
    result: 'The agent in daily use, a trained team, a quality report and a way to switch it off.',
  },
] as const;

/** A sheet as every offer begins: what is printed holds in each of them, the rest of the line is filled in. */
export const offer = {
  title: 'The blank offer',
  lead: 'The words stand in every offer we write. The blanks are filled in with you, before each phase.',
  note: 'Printed, this is a sheet of its own: hold it against any other offer.',
  to: 'Offer to',
  rows: [
    { title: 'Task', text: 'The work as it is done today:' },
    // You promise: one figure is agreed before the work begins.
    { title: 'Measure', text: 'One figure, agreed before we begin. Today it is' },
    { title: 'Scope', text: 'What is not named here is not included, and not charged.' },
    // You promise: when a phase takes longer, nothing extra is owed unless the client agrees in writing.
    {
      title: 'Length',
      text: 'If we need longer, nothing extra is owed unless you agree in writing. It ends on',
    },
    // You promise: the offer states what the agent will cost to run.
    { title: 'Price', text: 'For this phase; and what it costs to run, per month:' },
    // You promise: the offer names your people, and needs no more of the client's than it says.
    { title: 'People', text: 'From you, one who knows the work, and real cases. From us, by name:' },
    // You promise: no subcontractor without the client's consent.
    { title: 'Subcontractors', text: 'None, unless you have agreed to each by name:' },
    { title: 'Where data lies', text: 'Country and provider, to store it and to process it:' },
    // You promise: nobody else reads the client's data, and a confidentiality agreement is signed before papers move.
    {
      title: 'Who reads data',
      text: 'Those named here, nobody else. A confidentiality agreement comes before the first paper.',
    },
    // You promise: you delete a client's data on the agreed day and confirm it in writing.
    { title: 'Deletion', text: 'On the day named here, confirmed to you in writing:' },
    // You promise: no training on a client's data without consent in writing; a new model has to pass the client's test cases.
    {
      title: 'Model and training',
      text: 'Training on your data? No, unless you agree in writing. If the model is withdrawn, your test cases are run again on the next.',
    },
    // You promise: rights in the client's systems limit the agent, whatever a text that it reads may say.
    {
      title: 'Limits',
      text: 'What the agent reads is data, not an order. Rights, not wording, limit it. Up to the amount of',
    },
    // You promise: the steps that the client names wait for a person.
    { title: 'Approvals', text: 'These steps wait for a person, and for whom:' },
    // You promise: every action is in the log, and you put right at your own cost what you built wrong.
    {
      title: 'Log and errors',
      text: 'Every action is in the log. What we built wrong, we put right at our cost.',
    },
    // You promise: code, test cases and documents belong to the client, and the handover is rehearsed before the end.
    {
      title: 'Handover and ownership',
      text: 'Code, test cases and documents are yours. We rehearse the handover, so that you can go on without us.',
    },
    // You promise: a client can stop after any phase, and switch the agent off without you.
    { title: 'Stop', text: 'After any phase; and on any day you can switch the agent off, here:' },
  ],
  // You promise: nothing is owed until the client signs.
  signature: 'Until you sign here, you owe nothing.',
};

export const closing = {
  title: ['Start', 'with a call'],
  // You promise: the first call takes half an hour and commits the client to nothing.
  text: 'Half an hour is enough to see whether Discovery is worth doing. The call commits you to nothing.',
  action: { label: 'Schedule a Consultation', path: '/contact' },
};
