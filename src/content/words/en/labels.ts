import type { Labels } from '../../../site/words.ts';

export default (): Labels => ({
  languages: { name: 'Languages' },
  tagline: 'AI agents that do the routine work and leave the decisions to you.',
  skipLink: 'Skip to content',
  menu: { name: 'Main', button: 'Menu' },
  quickLinks: { name: 'Quick links' },
  motion: 'Pause animations',
  registration: {
    explanation: 'Swiss company registration number (UID)',
    destination: { page: 'about', anchor: 'company' },
  },
  copyFailed: 'Couldn’t copy. The text is selected, so you can copy it yourself.',
  toasts: { toast: 'Notification', region: 'Notifications ({hotkey})', close: 'Close' },
  unexpectedError: {
    title: 'Unexpected Application Error!',
    lead: 'Something went wrong. Please reload the page.',
    reload: 'Reload',
  },
});
