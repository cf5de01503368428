import type { Language } from '../../words.ts';

/** This folder's language. */
const language: Language = {
  name: 'English',
  tag: 'en',
  locale: 'en-GB',
  vat: 'VAT',
  towns: {
    Genève: 'Geneva',
    Luzern: 'Lucerne',
    Zürich: 'Zurich',
  },
};

export default language;
