import type { Labels } from '../../words.ts';

/** Words of the interface: what buttons, landmarks and the error screen say on every page. */
export const labels: Labels = {
  /** This folder's language. */
  language: {
    /** The language's own name, for the list of languages. */
    name: 'English',
    /** What browsers and search engines are told, and by whose rules the build writes lists and dates: tags of BCP 47. */
    tag: 'en',
    locale: 'en-GB',
    /** Towns that have another name in this language. Sentences use it; an address keeps the official one. */
    towns: {
      Genève: 'Geneva',
      Luzern: 'Lucerne',
      Zürich: 'Zurich',
    },
    /** What managers do, as company.ts has it, in this language. */
    duties: {},
  },

  /** The label of the list of languages. */
  languages: { name: 'Languages' },

  /** Your company in one sentence of at most 90 characters; it opens the footer. */
  // You promise: every agent stops and asks at the limits that the client sets.
  tagline: 'Agents that do the work, and stop where you say.',

  skipLink: 'Skip to content',

  menu: { name: 'Main', open: 'Menu', close: 'Close' },

  quickLinks: { name: 'Quick links' },

  /** Titles of the two notes on the contact page, and the footer's links to them. */
  legal: { imprint: 'Imprint', privacy: 'Privacy' },

  /** The button below a drawing: its word, and what a screen reader says after it. */
  motion: { pause: 'Pause', play: 'Play', what: 'motion' },

  /** The tooltip of the registration number in the footer. */
  registration: {
    explanation: 'Swiss company registration number (UID). See how it checks itself.',
    destination: { page: 'about', anchor: 'company' },
  },

  copying: {
    tooltip: 'Copy',
    failedMessage: 'Not copied. The text is selected for you to copy.',
  },

  /** Takes a decision back. */
  again: 'Again',

  /** What a screen reader says before a toast, and for the region of toasts, with the key that leads there. */
  toasts: { toast: 'Notification', region: 'Notifications ({hotkey})' },

  /** In the files for programs: the address-book card and llms.txt. */
  fileLabels: {
    email: 'Email',
    phone: 'Phone',
    number: 'Registration number',
    pages: 'Pages',
  },

  unexpectedError: {
    title: 'Unexpected Application Error!',
    lead: 'Something on this page has failed. The site has no forms or accounts, so nothing you wrote is lost.',
    reload: 'Reload',
  },
};
