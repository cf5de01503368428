import type { NotFoundWords } from '../../../site/words.ts';

export default (): NotFoundWords => ({
  page: {
    title: 'Page introuvable',
    description: 'Nous n’avons pas trouvé cette page.',
  },
  title: 'Oups ! La page que vous cherchez n’existe pas.',
  action: { label: 'Retour à l’accueil', page: 'home' },
  puzzle: 'Une petite énigme en image, que vous pouvez passer :',
  waiting: {
    waits: 'Un quart de l’anneau est de travers.',
    turn: 'Remettre en place',
    done: 'Bien mieux. La page n’existe toujours pas.',
  },
});
