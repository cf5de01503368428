import type { NotFoundWords } from '../../../site/words.ts';

export const notFound: NotFoundWords = {
  title: 'Hoppla! Die gesuchte Seite gibt es nicht.',
  action: { label: 'Zur Startseite', page: 'home' },
};
