import type { WordsOfPages } from '../../../site/pages.ts';
import type { Company } from '../../company.ts';

/** The first title and description that fit are used: with a long name or town, a shorter one. */
export const pages = ({ name, town, email, uid }: Company): WordsOfPages => ({
  home: {
    label: 'Startseite',
    title: [`KI-Agenten nach Mass aus ${town} | ${name}`, `KI-Agenten nach Mass aus ${town}`],
    description: [
      `${name}, IT-Unternehmen in ${town}: KI-Agenten nach Mass für wiederkehrende Büroarbeit, in Grenzen, die Sie setzen. KI-Forschung, SaaS-Plattformen.`,
      `${name}, IT-Unternehmen: KI-Agenten nach Mass für wiederkehrende Büroarbeit, in Grenzen, die Sie setzen.`,
    ],
    picture: {
      title: 'KI-Agenten für Arbeit, die sich wiederholt',
      alt: 'Ein Quadrat aus Kacheln mit Ringen, eine davon in einer anderen Farbe.',
    },
  },
  services: {
    label: 'Leistungen',
    title: [`KI-Agenten, KI-Forschung, SaaS-Entwicklung | ${name}`, 'KI-Agenten, KI-Forschung, SaaS-Entwicklung'],
    description: [
      `KI-Agenten nach Mass, angewandte KI-Forschung und SaaS-Plattformen von ${name}: je ein Beispiel, und was mit Ihren Daten geschieht.`,
      'KI-Agenten nach Mass, angewandte KI-Forschung und SaaS-Plattformen: je ein Beispiel, und was mit Ihren Daten geschieht.',
    ],
    picture: {
      title: 'Agenten, Forschung, Plattformen',
      alt: 'Zwölf Scheiben in drei Grössen, eine in einer anderen Farbe; Linien verbinden die nahen.',
    },
  },
  methodology: {
    label: 'Methodik',
    title: [
      `Methodik: So läuft ein KI-Agenten-Projekt ab | ${name}`,
      'Methodik: So läuft ein KI-Agenten-Projekt ab',
    ],
    description: [
      'Abklärung, iterative Entwicklung, Ausbau: was Sie erhalten, wo Sie aussteigen können, und jede Zeile der Offerte, bevor sie ausgefüllt ist.',
    ],
    picture: {
      title: 'Die Methodik «Deliver Impact»',
      alt: 'Ein Feld aus Kacheln mit Ringen: oben ungeordnet, unten ganze Kreise, dazwischen eine Kachel in einer anderen Farbe.',
    },
  },
  about: {
    label: 'Über uns',
    title: [`Über ${name}: IT-Unternehmen in ${town}`, `Über ${name}`],
    description: [
      `${name} ist ein IT-Unternehmen in ${town}: sein Auftrag, seine vier Werte, wer die Arbeit macht, und die UID ${uid}.`,
      `${name} ist ein IT-Unternehmen: sein Auftrag, seine vier Werte und die UID ${uid}.`,
    ],
    picture: {
      title: `Ein IT-Unternehmen in ${town}`,
      alt: 'Eine Reihe aus Kacheln mit Ringen, eine davon in einer anderen Farbe.',
    },
  },
  contact: {
    label: 'Kontakt',
    title: [`Kontakt ${name}, ${town}: E\u2011Mail und Adresse`, `Kontakt ${name}`],
    description: [
      `Schreiben Sie an ${email}. Adresse und UID von ${name}, ${town}, und was nach Ihrer E\u2011Mail geschieht.`,
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
