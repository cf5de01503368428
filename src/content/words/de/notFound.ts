import type { Facts, NotFoundWords } from '../../words.ts';

export default (facts: Facts): NotFoundWords => ({
  page: {
    title: [`Seite nicht gefunden | ${facts.name}`, 'Seite nicht gefunden'],
    description: ['Wir haben diese Seite nicht gefunden.'],
  },
  title: 'Hoppla! Die gesuchte Seite gibt es nicht.',
  action: { label: 'Zur Startseite', page: 'home' },
  waiting: {
    waits: 'Ein Viertel ist verdreht.',
    turn: 'Viertel zurückdrehen',
    done: 'Viel besser. Die Seite gibt es trotzdem nicht.',
    button: 'Viertel zurückdrehen',
  },
});
