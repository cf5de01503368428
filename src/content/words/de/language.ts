import type { Language } from '../../words.ts';

/** This folder's language. */
const language: Language = {
  name: 'Deutsch',
  tag: 'de-CH',
  locale: 'de-CH',
  vat: 'MWST',
  towns: {
    Delémont: 'Delsberg',
    Fribourg: 'Freiburg',
    Genève: 'Genf',
    Neuchâtel: 'Neuenburg',
    Sion: 'Sitten',
  },
  noBreakAfter: ['CHF', 'exkl.'],
};

export default language;
