import type { Facts, NotFoundWords } from '../../words.ts';

export default (facts: Facts): NotFoundWords => ({
  page: {
    title: [`Page introuvable | ${facts.name}`, 'Page introuvable'],
    description: ['Nous n’avons pas trouvé cette page.'],
  },
  title: 'Oups\u00a0! La page que\u00a0vous cherchez n’existe\u00a0pas.',
  action: { label: 'Retour à l’accueil', page: 'home' },
  waiting: {
    waits: 'Un quart de l’anneau est de travers.',
    turn: 'Redresser',
    done: 'C’est bien mieux. La page n’existe toujours pas.',
    button: 'Redresser le quart d’anneau',
  },
});
