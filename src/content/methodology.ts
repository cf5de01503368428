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
    lead: 'Understand the work before changing it.',
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
    lead: 'Build small, test on real cases, repeat.',
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
    lead: 'Widen what has proved itself.',
    points: [
      { title: 'Roll out in steps', text: 'Team by team, with a way back at every step.' },
      {
        title: 'Train the team',
        text: 'The people who use it learn how it decides, and when to overrule it.',
      },
      // You promise: quality is measured for as long as the agent runs.
      { title: 'Watch and improve', text: 'Quality is measured for as long as it runs.' },
    ],
    // You promise: the client can switch the agent off without you.
    result: 'The agent in daily use, a trained team, a quality report and a way to switch it off.',
  },
] as const;

export const closing = {
  title: ['Start', 'with a call'],
  // You promise: the first call takes half an hour and commits the client to nothing.
  text: 'Half an hour is enough to see whether Discovery is worth doing. The call commits you to nothing.',
  action: { label: 'Schedule a Consultation', path: '/contact' },
};
