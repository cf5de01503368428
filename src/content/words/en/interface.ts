import type { Destination } from '../../pages.ts';

/** Words of the interface: what buttons, landmarks and the error screen say on every page. */

/** By whose rules the build writes lists and dates: a tag of BCP 47. */
export const locale = 'en-GB';

export const skipLink = 'Skip to content';

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

export const unexpectedError = {
  title: 'Unexpected Application Error!',
  lead: 'Something on this page has failed. The site has no forms or accounts, so nothing you wrote is lost.',
  reload: 'Reload',
};
