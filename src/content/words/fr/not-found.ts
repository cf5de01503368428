import type * as en from '../en/not-found.ts';

export const notFound: typeof en.notFound = {
  title: 'Oups ! La page que vous cherchez n’existe pas.',
  action: { label: 'Retour à l’accueil', page: 'home' },
};
