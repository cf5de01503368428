import type { Destination } from '../../pages.ts';

/** Words of the interface: what buttons, landmarks and the error screen say on every page. */

/** This folder's language. */
export const language = {
  /** By its own name, as the footer lists it where there are several. */
  name: 'English',
  /** What browsers and search engines are told, and by whose rules the build writes lists and dates: tags of BCP 47. */
  tag: 'en',
  locale: 'en-GB',
};

/** Names the list of languages. */
export const languages = { name: 'Languages' };

/** Your company in one sentence of at most 90 characters; it opens the footer. */
// You promise: every agent stops and asks at the limits that the client sets.
export const tagline: string = 'Agents that do the work, and stop where you say.';

export const skipLink: string = 'Skip to content';

export const menu = { name: 'Main', open: 'Menu', close: 'Close' };

export const quickLinks = { name: 'Quick links' };

/** Titles of the two notes on the contact page, and the footer's links to them. */
export const legal = { imprint: 'Imprint', privacy: 'Privacy' };

export const motion = { pause: 'Pause motion', play: 'Play motion' };

/** What the footer says of the registration number that stands there. */
export const registration = {
  explanation: 'Swiss company registration number (UID). See how it checks itself.',
  destination: { page: 'about', anchor: 'company' } satisfies Destination,
};

export const copying = {
  tooltip: 'Copy',
  name: (subject: string) => `Copy ${subject.toLowerCase()}`,
  done: (subject: string) => `${subject} copied`,
};

/** What a screen reader says: of a toast, before its sentence; and of their region, with the key that leads to it. */
export const toasts = { toast: 'Notification', region: 'Notifications ({hotkey})' };

/** In the files for programs: the address-book card and llms.txt. */
export const records = {
  email: 'Email',
  phone: 'Phone',
  number: 'Registration number',
  pages: 'Pages',
};

export const unexpectedError = {
  title: 'Unexpected Application Error!',
  lead: 'Something on this page has failed. The site has no forms or accounts, so nothing you wrote is lost.',
  reload: 'Reload',
};
