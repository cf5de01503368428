import type { NotFoundWords } from '../../words.ts';

export const notFound: NotFoundWords = {
  title: 'Hoppla! Die gesuchte Seite gibt es nicht.',
  action: { label: 'Zur Startseite', page: 'home' },
};
