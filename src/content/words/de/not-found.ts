import type { Action } from '../../pages.ts';

export const notFound = {
  title: 'Hoppla! Die gesuchte Seite gibt es nicht.',
  action: { label: 'Zur Startseite', page: 'home' } satisfies Action,
};
