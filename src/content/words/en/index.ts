import type { Language } from '../../../site/words.ts';
import about from './about.ts';
import contact from './contact.ts';
import home from './home.ts';
import labels from './labels.ts';
import methodology from './methodology.ts';
import notFound from './notFound.ts';
import services from './services.ts';

export default {
  name: 'English',
  tag: 'en',
  locale: 'en-GB',
  vat: 'VAT',
  unbroken: ['The Deliver Impact', 'without VAT', 'half-hour', 'open-weight'],
  words: { labels, home, services, methodology, about, contact, notFound },
} satisfies Language;
