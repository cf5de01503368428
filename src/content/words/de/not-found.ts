import type { Facts, NotFoundWords } from '../../words.ts';

export const notFound = ({ name }: Facts): NotFoundWords => ({
  page: {
    title: [`Seite nicht gefunden | ${name}`, 'Seite nicht gefunden'],
    description: ['Unter dieser Adresse gibt es auf dieser Website keine Seite.'],
  },

  title: 'Hoppla! Die gesuchte Seite gibt es nicht.',
  action: { label: 'Zur Startseite', page: 'home' },
  /** Of the ring that is the 0 of 404. */
  waiting: {
    waits: 'Ein Viertel ist verdreht.',
    turn: 'Schliessen Sie den Ring.',
    closed: 'Geschlossen.',
    again: 'Noch einmal',
    button: 'Schliessen Sie den Ring: das verdrehte Viertel',
    withoutScripts: 'Nur ein Feld wartet auf einen Menschen.',
  },
});
