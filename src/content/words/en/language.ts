import type { Language } from '../../words.ts';

/** This folder's language. */
const language: Language = {
  name: 'English',
  tag: 'en',
  locale: 'en-GB',
  towns: {
    Genève: 'Geneva',
    Luzern: 'Lucerne',
    Zürich: 'Zurich',
  },
  duties: {},
};

export default language;
