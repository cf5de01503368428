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
  name: 'Français',
  tag: 'fr-CH',
  locale: 'fr-CH',
  vat: 'TVA',
  to: 'à',
  unbroken: ['-ce', '-elle', '-il', '-nous', '-vous', 'demi-heure', 'e-mail', 'adresse IP', '« Deliver Impact »', 'en IA', 'hors TVA', 'n’existe pas', 'sur mesure'],
  hyphenated: ['Développe-ment'],
  words: combineWords({ labels, home, services, methodology, about, contact, notFound }),
} satisfies Language;
