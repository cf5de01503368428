import type { NotFoundWords } from '../../../site/words.ts';

export default (): NotFoundWords => ({
  page: {
    title: 'Seite nicht gefunden',
    description: 'Wir haben diese Seite nicht gefunden.',
  },
  title: 'Hoppla! Die gesuchte Seite gibt es nicht.',
  action: { label: 'Zur Startseite', page: 'home' },
  puzzle: {
    intro: 'Ein kleines Bildpuzzle, das Sie überspringen können:',
    unsolved: 'Ein Viertel ist verdreht.',
    button: 'Zurückdrehen',
    solved: 'Viel besser. Die Seite gibt es trotzdem nicht.',
  },
});
