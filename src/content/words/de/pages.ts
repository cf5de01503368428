import type { WordsOfPages } from '../../../site/pages.ts';
import type { Company } from '../../company.ts';

/** Of titles and descriptions the first that fits is taken; a long name or town needs a shorter one. */
export const pages = ({ name, town, email, uid }: Company): WordsOfPages => ({
  home: {
    label: 'Start',
    title: [`KI-Agenten nach Mass aus ${town} | ${name}`, `KI-Agenten nach Mass aus ${town}`],
    description: [
      `${name} in ${town} baut KI-Agenten nach Mass für wiederkehrende Büroarbeit, in Grenzen, die Sie setzen. Auch KI-Forschung und SaaS.`,
      `${name} baut KI-Agenten nach Mass für wiederkehrende Büroarbeit, in Grenzen, die Sie setzen.`,
    ],
    picture: {
      title: 'Eigene Agenten für Arbeit mit Muster',
      alt: 'Ein Feld aus Kacheln mit Ringen, eine davon in einer anderen Farbe.',
    },
  },
  services: {
    label: 'Leistungen',
    title: [`KI-Agenten, KI-Forschung, SaaS | ${name}`, 'KI-Agenten, KI-Forschung, SaaS'],
    description: [
      `KI-Agenten nach Mass, angewandte KI-Forschung und SaaS-Plattformen von ${name}: je ein Beispiel, und was mit Ihren Daten geschieht.`,
      'KI-Agenten nach Mass, angewandte KI-Forschung und SaaS-Plattformen: je ein Beispiel, und was mit Ihren Daten geschieht.',
    ],
    picture: {
      title: 'Agenten, Forschung, Plattformen',
      alt: 'Zwölf Scheiben in drei Grössen; Linien verbinden die nahen, und eine hat eine andere Farbe.',
    },
  },
  methodology: {
    label: 'Methodik',
    title: [`Methodik: so verläuft ein KI-Projekt | ${name}`, 'Methodik: so verläuft ein KI-Projekt'],
    description: [
      'Erkundung, iterative Entwicklung, Ausbau: was Sie erhalten, wo Sie aufhören können, und jede Zeile der Offerte, bevor sie ausgefüllt ist.',
    ],
    picture: {
      title: 'Die Methodik Deliver Impact',
      alt: 'Ein Feld aus Kacheln mit Ringen: oben ungeordnet, unten ganze Kreise, dazwischen eine Kachel in einer anderen Farbe.',
    },
  },
  about: {
    label: 'Über uns',
    title: [`Über ${name}: KI und Software aus ${town}`, `Über ${name}`],
    description: [
      `${name} ist ein KI- und Softwareunternehmen in ${town}: sein Auftrag, seine vier Werte, wer die Arbeit macht, und die UID ${uid}.`,
      `${name} ist ein KI- und Softwareunternehmen: sein Auftrag, seine vier Werte und die UID ${uid}.`,
    ],
    picture: {
      title: `KI und Software aus ${town}`,
      alt: 'Eine Reihe aus Kacheln mit Ringen, eine davon in einer anderen Farbe.',
    },
  },
  contact: {
    label: 'Kontakt',
    title: [`Kontakt ${name}, ${town}: E-Mail und Adresse`, `Kontakt ${name}`],
    description: [
      `Schreiben Sie an ${email}. Adresse und UID von ${name}, ${town}, und was nach Ihrer E-Mail geschieht.`,
      `Schreiben Sie an ${email}. Adresse und UID von ${name}.`,
    ],
    picture: {
      title: 'Schreiben Sie uns',
      alt: 'Eine Reihe aus Kacheln mit Ringen, eine davon in einer anderen Farbe.',
    },
  },
  notFound: {
    title: [`Seite nicht gefunden | ${name}`, 'Seite nicht gefunden'],
    description: ['Unter dieser Adresse gibt es auf dieser Website keine Seite.'],
  },
});
