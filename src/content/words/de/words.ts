import type { WriteWords } from '../../../site/words.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { labels } from './interface.ts';
import { methodology } from './methodology.ts';
import { notFound } from './not-found.ts';
import { pages } from './pages.ts';
import { services } from './services.ts';

/** Towns that have another name in this language. Sentences use it; an address keeps the official one. */
const towns: Record<string, string> = {
  Delémont: 'Delsberg',
  Fribourg: 'Freiburg',
  Genève: 'Genf',
  Neuchâtel: 'Neuenburg',
  Sion: 'Sitten',
};

/** All words of this language; those that state facts are functions of company.ts. */
export const writeWords: WriteWords = (facts) => {
  const company = { ...facts, town: towns[facts.town] ?? facts.town };
  return {
    labels,
    pages: pages(company),
    home,
    services,
    methodology,
    about: about(company),
    contact: contact(company),
    notFound,
  };
};
