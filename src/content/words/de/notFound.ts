import type { NotFoundWords } from '../../../site/words.ts';

export default (): NotFoundWords => ({
  page: {
    title: 'Seite nicht gefunden',
    description: 'Wir haben diese Seite nicht gefunden.',
  },
  title: 'Hoppla! Die gesuchte Seite gibt es nicht.',
  action: { label: 'Zur Startseite', page: 'home' },
  puzzle: 'Ein kleines Bildpuzzle, das Sie überspringen können:',
  waiting: {
    waits: 'Ein Viertel ist verdreht.',
    turn: 'Zurückdrehen',
    done: 'Viel besser. Die Seite gibt es trotzdem nicht.',
  },
});
