import type { NotFoundWords } from '../../../site/words.ts';

export const notFound: NotFoundWords = {
  title: 'Oups ! La page que vous cherchez n’existe pas.',
  action: { label: 'Retour à l’accueil', page: 'home' },
};
