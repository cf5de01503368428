export const head = {
  title: 'Services',
  lead: 'Three disciplines, one team. Take one of them, or let them work together.',
};

export const blocks = [
  {
    drawing: 'agents',
    title: 'Custom Agent Development',
    lead: 'Software that reads, decides within limits you set, and acts in the systems you already use.',
    points: [
      'Agents for support, back office and internal knowledge',
      'Connected to your mail, CRM, ERP and files',
      'Limits, approvals and a log for every action',
      'Tested on your own cases before launch',
    ],
    caption: 'Twelve agents on a field of 520 px. One moves at a time; those closer than 120 px connect.',
    action: { label: 'Discuss an agent', path: '/contact' },
  },
  {
    drawing: 'research',
    title: 'AI Research',
    lead: 'Short, applied studies that end in evidence, not in a demo.',
    points: [
      'Feasibility studies on your own data',
      'Evaluation sets and error analysis',
      'Comparison of open and commercial models',
      'Results in writing, yours to keep',
    ],
    caption:
      'Fifteen samples settle on a curve. A bar is the error; lines join those closer than 150 px, of 520.',
    action: { label: 'Ask a question', path: '/contact' },
  },
  {
    drawing: 'saas',
    title: 'Custom SaaS Development',
    lead: 'From a first working version to one platform that many customers share.',
    points: [
      'Multi-tenant architecture and access control',
      'Onboarding, billing and administration',
      'Hosting where your data must stay',
      'Monitoring, updates and a clean handover',
    ],
    caption:
      'Eight modules, nine places, of which one stays free so that everything can move. Neighbours closer than 150 px, of 520, connect.',
    action: { label: 'Plan a platform', path: '/contact' },
  },
] as const;

export const closing = {
  title: ['Pick a number'],
  text: 'Write 1, 2 or 3 in the subject line and describe the work below it. If you cannot tell which, leave the subject empty.',
  action: { label: 'Contact us', path: '/contact' },
};
