import type { Facts, HomeWords } from '../../words.ts';
import { countWorkingDays, joinSentences, sayNumber } from './sentences.ts';
import services from './services.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Startseite',
    title: [
      `KI-Agenten nach Mass aus ${facts.town} | ${facts.name}`,
      `KI-Agenten nach Mass aus ${facts.town}`,
    ],
    description: [
      `${facts.name}, IT-Unternehmen in ${facts.town}: KI-Agenten nach Mass für wiederkehrende Büroarbeit, in Grenzen, die Sie setzen. KI-Forschung, SaaS-Plattformen.`,
      `${facts.name}, IT-Unternehmen: KI-Agenten nach Mass für wiederkehrende Büroarbeit, in Grenzen, die Sie setzen.`,
    ],
    picture: {
      title: 'KI-Agenten für Arbeit, die sich wiederholt',
      alt: 'Ein Quadrat aus Feldern mit Ringen, eines davon in einer anderen Farbe.',
    },
  },

  hero: {
    /** The lines as they fit half a page; tablets ignore these line breaks. */
    title: ['KI-\u2060Agenten', 'für Arbeit,', 'die sich', 'wiederholt'],
    lead: 'Rechnungen abgleichen, Tickets sortieren, Zahlen sammeln: Wir bauen intelligente Agenten nach Mass, die das in Ihren Systemen für Ihr Unternehmen tun und anhalten, wo Sie es\u00a0sagen.',
    secondary: { label: nameExamples(facts), page: 'services' },
    primary: { label: 'Kontakt', page: 'contact' },
    proof: joinSentences(
      facts.discoveryPrice && 'Abklärung zum Festpreis.',
      'Ausstieg nach jeder Phase. Der Code gehört\u00a0Ihnen.',
    ),
    /** Below the drawing, whose tiles turn by themselves, all but one. */
    waiting: {
      waits: 'Ein Schritt wartet auf Ihre Freigabe.',
      turn: 'Geben Sie ihn frei.',
      done: 'Freigegeben.',
      runs: 'Der Rest läuft von selbst.',
      example: 'Einen ganzen Fall ansehen',
      button: 'Geben Sie ihn frei: den Schritt, der wartet',
      withoutScripts: 'Ein Schritt wartet auf eine Freigabe.',
    },
  },

  impact: {
    title: ['Wirkung', 'im Betrieb'],
    /** Before what a client can measure to know that it worked. */
    measured: 'Gemessen an',
    items: [
      {
        title: 'Automatisierter Kundendienst',
        text: 'Ein Agent beantwortet häufige Fragen aus Ihren eigenen Dokumenten. Den Rest übergibt er Ihrem Kundendienst, mit dem bisherigen Verlauf.',
        measure: 'der Zeit bis zur ersten Antwort und am Anteil der Fragen, die der Agent allein beantwortet.',
      },
      {
        title: 'Datengestützte Entscheide',
        text: 'Agenten tragen Zahlen aus Ihren bestehenden Systemen zusammen und zeigen bei jeder, woher sie stammt.',
        measure: 'den Stunden pro Bericht und am Anteil der Zahlen mit belegter Quelle.',
      },
      {
        title: 'Effiziente Abläufe',
        text: 'Prüfen, weiterleiten, von System zu System übertragen: Das läuft im Hintergrund. Um die Ausnahmen kümmern sich Ihre Leute.',
        measure: 'der Zeit pro Fall und an den Fehlern, die erst später auffallen.',
      },
    ],
    pays: {
      title: 'Lohnt sich das?',
      formulas: [
        {
          operands: [
            { text: 'Fälle pro Monat' },
            { sign: '×', text: 'gesparte Minuten pro Fall' },
            { sign: '×', text: 'Kosten einer Minute' },
            { sign: '−', text: 'Betrieb pro Monat' },
          ],
          result: 'Ersparnis pro Monat',
        },
        {
          operands: [
            { text: 'Preis der Abklärung' },
            { sign: '+', text: 'Preis der Entwicklung' },
            { sign: '÷', text: 'Ersparnis pro Monat' },
          ],
          result: 'Monate bis zur Amortisation',
        },
      ],
      text: 'In der Abklärung, unserer ersten Phase, zählen wir Ihre Fälle, messen den heutigen Zeitaufwand und schätzen den Rest. Dauert die Amortisation zu lange, raten wir von der Entwicklung\u00a0ab.',
    },
    action: { label: 'Methodik ansehen', page: 'methodology' },
  },

  closing: {
    /** A line that is repeated is read aloud once. */
    title: ['Sagen Sie, was sich', 'wiederholt', 'wiederholt', 'wiederholt'],
    text: `Eine E-\u2060Mail genügt. ${facts.answersWithinDays ? `Innert ${countWorkingDays(facts.answersWithinDays)} antworten wir` : 'Wir antworten'} Ihnen persönlich. Die erste halbe Stunde ist kostenlos.`,
    action: { label: 'Schreiben Sie uns', page: 'contact' },
  },
});

function nameExamples(facts: Facts): string {
  const count = services(facts).blocks.filter(({ example }) => example).length;
  if (count === 0) return 'Leistungen ansehen';
  if (count === 1) return 'Ein Beispiel';
  const number = sayNumber(count);
  return `${number[0]!.toUpperCase()}${number.slice(1)} Beispiele`;
}
