import type { Action } from '../../pages.ts';

export const notFound = {
  title: 'Oups ! La page que vous cherchez n’existe pas.',
  action: { label: 'Retour à l’accueil', page: 'home' } satisfies Action,
};
