import type { Facts, NotFoundWords } from '../../words.ts';

export default ({ name }: Facts): NotFoundWords => ({
  page: {
    title: [`Page introuvable | ${name}`, 'Page introuvable'],
    description: ['Cette adresse ne mène à aucune page de ce site.'],
  },

  title: 'Oups\u00a0! La page que\u00a0vous cherchez n’existe\u00a0pas.',
  action: { label: 'Retour à l’accueil', page: 'home' },
  /** Of the ring that is the 0 of 404. */
  waiting: {
    waits: 'Un quart de l’anneau est de\u00a0travers.',
    turn: 'Remettez-\u2060le en\u00a0place.',
    done: 'C’est fait.',
    button: 'Remettez-\u2060le en\u00a0place\u00a0: le quart de travers',
    withoutScripts: 'Un quart de l’anneau est de\u00a0travers.',
  },
});
