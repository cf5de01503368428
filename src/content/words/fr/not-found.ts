import type { Company } from '../../company.ts';
import type { NotFoundWords } from '../../words.ts';

export const notFound = ({ name }: Company): NotFoundWords => ({
  page: {
    title: [`Page introuvable | ${name}`, 'Page introuvable'],
    description: ['Cette adresse ne mène à aucune page de ce site.'],
  },

  title: 'Oups ! La page que vous cherchez n’existe pas.',
  action: { label: 'Retour à l’accueil', page: 'home' },
});
