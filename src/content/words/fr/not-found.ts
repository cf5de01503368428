import type { Facts, NotFoundWords } from '../../words.ts';

export const notFound = ({ name }: Facts): NotFoundWords => ({
  page: {
    title: [`Page introuvable | ${name}`, 'Page introuvable'],
    description: ['Cette adresse ne mène à aucune page de ce site.'],
  },

  title: 'Oups ! La page que vous cherchez n’existe pas.',
  action: { label: 'Retour à l’accueil', page: 'home' },
  /** Of the ring that is the 0 of 404. */
  waiting: {
    waits: 'Un quart est de travers.',
    turn: 'Fermez l’anneau.',
    closed: 'L’anneau est fermé.',
    again: 'Recommencer',
    button: 'Fermez l’anneau : le quart de travers',
    withoutScripts: 'Un carreau attend quelqu’un.',
  },
});
