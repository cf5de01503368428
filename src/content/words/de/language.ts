import type { Language } from '../../words.ts';

/** This folder's language. */
const language: Language = {
  name: 'Deutsch',
  tag: 'de-CH',
  locale: 'de-CH',
  towns: {
    Delémont: 'Delsberg',
    Fribourg: 'Freiburg',
    Genève: 'Genf',
    Neuchâtel: 'Neuenburg',
    Sion: 'Sitten',
  },
  duties: { software: 'Software', processes: 'Abläufe' },
  boundWords: ['CHF', 'exkl.'],
};

export default language;
