import type { Language } from '../../words.ts';

/** This folder's language. */
const language: Language = {
  name: 'Français',
  tag: 'fr-CH',
  locale: 'fr-CH',
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
  duties: { software: 'logiciels', processes: 'processus' },
};

export default language;
