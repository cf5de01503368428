import { combineWords } from '../../../site/combine-words.ts';
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
  to: 'to',
  unbroken: ['The Deliver Impact', 'Open-weight'],
  hyphenated: ['Consul-tation'],
  verbatim: ["The page you're looking for doesn't exist."],
  words: combineWords({ labels, home, services, methodology, about, contact, notFound }),
} satisfies Language;
