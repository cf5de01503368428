import type { NotFoundWords } from '../../../site/words.ts';

export default (): NotFoundWords => ({
  page: {
    title: 'Page introuvable',
    description: 'Nous n’avons pas trouvé cette page.',
  },
  title: 'Oups ! La page que vous cherchez n’existe pas.',
  action: { label: 'Retour à l’accueil', page: 'home' },
  puzzle: {
    intro: 'Une petite énigme en image, que vous pouvez passer :',
    unsolved: 'Un quart de l’anneau est de travers.',
    button: 'Remettre en place',
    solved: 'Bien mieux. La page n’existe toujours pas.',
  },
});
