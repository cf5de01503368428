import type { Labels } from '../../words.ts';

/** Words of the interface: what buttons, landmarks and the error panel say on every page. */
export default (): Labels => ({
  /** The label of the list of languages. */
  languages: { name: 'Languages' },

  /** Your company in one sentence of at most 90 characters; it opens the footer. */
  tagline: 'Agents that do the work, and stop where you say.',

  skipLink: 'Skip to content',

  menu: { name: 'Main', open: 'Menu', close: 'Close' },

  quickLinks: { name: 'Quick links' },

  /** The button below a drawing: its word, and what a screen reader says after it. */
  motion: { pause: 'Pause', play: 'Play', what: 'motion' },

  /** The tooltip of the registration number in the footer. */
  registration: {
    explanation: 'Swiss company registration number (UID). See how it checks itself.',
    destination: { page: 'about', anchor: 'company' },
  },

  copying: {
    label: 'Copy',
    failedMessage: 'Not copied. The text is selected for you to copy.',
  },

  undo: 'Undo',

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
});
