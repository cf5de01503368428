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
  /** Some of these often stand before a number or a name. */
  noBreakAfter: ['et', 'le', 'la', 'à', 'n’y', 'CHF', 'hors', 'si'],
};

export default language;
