export const head = {
  title: 'The Deliver Impact methodology',
  lead: 'Three phases, each with a result you can check. You can stop after any of them and keep what was made.',
};

export const phases = [
  {
    title: 'Discovery Phase',
    lead: 'Understand the work before changing it.',
    points: [
      { title: 'Map the process', text: 'We watch how the work is done today, step by step.' },
      { title: 'Check the data', text: 'We look at what exists, where it lies and how good it is.' },
      {
        title: 'Agree on the measure',
        text: 'Together we write down what success means, in one number if possible.',
      },
    ],
  },
  {
    title: 'Iterative Development',
    lead: 'Build small, test on real cases, repeat.',
    points: [
      { title: 'Build a first version', text: 'One narrow task, working from end to end.' },
      { title: 'Test on real cases', text: 'Your people judge the results, not ours.' },
      { title: 'Review and adjust', text: 'Short cycles, with a decision at the end of each.' },
    ],
  },
  {
    title: 'Scaling for Impact',
    lead: 'Widen what has proved itself.',
    points: [
      { title: 'Roll out in steps', text: 'Team by team, with a way back.' },
      { title: 'Train the team', text: 'The people who use it learn how it decides.' },
      { title: 'Watch and improve', text: 'Quality is measured for as long as it runs.' },
    ],
  },
];

export const closing = {
  title: ['Begin', 'with a talk'],
  text: 'Half an hour is enough to see whether phase one is worth doing.',
  action: { label: 'Schedule a Consultation', path: '/contact' },
};
