/** Title and lead fit the sample's name: Muster means pattern. */
export const hero = {
  /** Set by hand: one line each where the column is wide enough. */
  title: ['Intelligent', 'agents made', 'to your', 'pattern'],
  lead: 'Every business runs on patterns: questions that return, decisions that follow rules, work that moves the same way each week. We build the custom agents that take them on.',
  primary: { label: 'Explore services', path: '/services' },
  secondary: { label: 'Contact us', path: '/contact' },
  invitation: 'Turn a tile. The agent will put it back.',
};

export const impact = {
  title: ['Business', 'Impact'],
  items: [
    {
      title: 'Customer Support Automation',
      text: 'Routine questions are answered from your own documentation. Anything unusual goes to a person, with the context attached.',
    },
    {
      title: 'Data-Driven Decision Making',
      text: 'Agents gather figures from the systems you already use, and show where each one came from.',
    },
    {
      title: 'Operational Efficiency',
      text: 'Checks, handovers and copying between systems run in the background. Your team keeps the judgement.',
    },
  ],
  action: { label: 'See our methodology', path: '/methodology' },
};

export const closing = {
  title: ['Tell us what repeats'],
  text: 'One email is enough. We answer with a plain assessment, including when an agent is the wrong tool.',
  action: { label: 'Contact us', path: '/contact' },
};
