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
  name: 'Deutsch',
  tag: 'de-CH',
  locale: 'de-CH',
  vat: 'MWST',
  to: 'bis',
  unbroken: ['E-Mail', 'IT-Dienstleister', 'KI-Agenten', 'KI-Forschung', 'exkl. MWST', '«Deliver Impact»', 'nach Mass', 'was wirkt', 'Open Weight'],
  hyphenated: ['Auftrags-bearbeitungs-vertrag', 'Beispiel-rechnung', 'Datenschutz-erklärung', 'Geheimhaltungs-vereinbarung', 'Routine-arbeit', 'zusammen-stellen'],
  words: combineWords({ labels, home, services, methodology, about, contact, notFound }),
} satisfies Language;
