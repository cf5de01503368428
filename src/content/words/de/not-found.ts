import type { Facts, NotFoundWords } from '../../words.ts';

export default ({ name }: Facts): NotFoundWords => ({
  page: {
    title: [`Seite nicht gefunden | ${name}`, 'Seite nicht gefunden'],
    description: ['Unter dieser Adresse gibt es auf dieser Website keine Seite.'],
  },

  title: 'Hoppla! Die gesuchte Seite gibt es nicht.',
  action: { label: 'Zur Startseite', page: 'home' },
  /** Of the ring that is the 0 of 404. */
  waiting: {
    waits: 'Ein Stück liegt falsch.',
    turn: 'Drehen Sie es.',
    done: 'Jetzt stimmt es.',
    button: 'Drehen Sie es: das Stück, das falsch liegt',
    withoutScripts: 'Ein Stück liegt falsch.',
  },
});
