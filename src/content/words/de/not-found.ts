import type * as en from '../en/not-found.ts';

export const notFound: typeof en.notFound = {
  title: 'Hoppla! Die gesuchte Seite gibt es nicht.',
  action: { label: 'Zur Startseite', page: 'home' },
};
