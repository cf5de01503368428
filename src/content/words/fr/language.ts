import type { Language } from '../../words.ts';

/** This folder's language. */
const language: Language = {
  name: 'Français',
  tag: 'fr-CH',
  locale: 'fr-CH',
  vat: 'TVA',
  towns: {
    Basel: 'Bâle',
    Bern: 'Berne',
    Biel: 'Bienne',
    Chur: 'Coire',
    Luzern: 'Lucerne',
    Schaffhausen: 'Schaffhouse',
    Solothurn: 'Soleure',
    'St. Gallen': 'Saint-Gall',
    Thun: 'Thoune',
    Winterthur: 'Winterthour',
    Zug: 'Zoug',
    Zürich: 'Zurich',
  },
  /** And what stands before a figure or a name. */
  noBreakAfter: ['et', 'le', 'la', 'à', 'n’y', 'CHF', 'hors', 'si'],
};

export default language;
