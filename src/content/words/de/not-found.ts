import type { Company } from '../../company.ts';
import type { NotFoundWords } from '../../words.ts';

export const notFound = ({ name }: Company): NotFoundWords => ({
  page: {
    title: [`Seite nicht gefunden | ${name}`, 'Seite nicht gefunden'],
    description: ['Unter dieser Adresse gibt es auf dieser Website keine Seite.'],
  },

  title: 'Hoppla! Die gesuchte Seite gibt es nicht.',
  action: { label: 'Zur Startseite', page: 'home' },
});
