import type { Facts, HomeWords } from '../../words.ts';
import { countWorkingDays } from './sentences.ts';

export const home = ({ name, town, answersWithinDays }: Facts): HomeWords => ({
  page: {
    label: 'Startseite',
    title: [`KI-Agenten nach Mass aus ${town} | ${name}`, `KI-Agenten nach Mass aus ${town}`],
    description: [
      `${name}, IT-Unternehmen in ${town}: KI-Agenten nach Mass für wiederkehrende Büroarbeit, in Grenzen, die Sie setzen. KI-Forschung, SaaS-Plattformen.`,
      `${name}, IT-Unternehmen: KI-Agenten nach Mass für wiederkehrende Büroarbeit, in Grenzen, die Sie setzen.`,
    ],
    picture: {
      title: 'KI-Agenten für Arbeit, die sich wiederholt',
      alt: 'Ein Quadrat aus Feldern mit Ringen, eines davon in einer anderen Farbe.',
    },
  },

  hero: {
    /** The lines as they fit half a page; tablets ignore these line breaks. */
    title: ['KI\u2011Agenten', 'für Arbeit,', 'die sich', 'wiederholt'],
    // You promise: agents work inside the client's systems, within limits that the client sets.
    lead: 'Rechnungen abgleichen, Tickets sortieren, Zahlen sammeln: jede Woche dieselben Schritte. Wir bauen intelligente Agenten nach Mass, die das für Ihr Unternehmen tun, in Ihren Systemen und Grenzen.',
    secondary: { label: 'Leistungen ansehen', page: 'services' },
    primary: { label: 'Kontakt', page: 'contact' },
    /** Below the drawing, whose tiles turn by themselves, all but one. */
    waiting: {
      waits: 'Nur ein Feld wartet auf Sie.',
      turn: 'Drehen Sie es.',
      closed: 'Geschlossen.',
      runs: 'Der Rest läuft von selbst.',
      again: 'Noch einmal',
      example: 'Einen ganzen Fall ansehen',
      button: 'Drehen Sie es: das wartende Feld',
      withoutScripts: 'Nur ein Feld wartet auf einen Menschen.',
    },
  },

  impact: {
    title: ['Wirkung', 'im Betrieb'],
    /** Before what a client can measure to know that it worked. */
    measured: 'Gemessen an',
    items: [
      {
        title: 'Automatisierter Kundendienst',
        text: 'Häufige Fragen werden aus Ihren eigenen Dokumenten beantwortet. Steht die Antwort nicht darin, geht die Frage mit dem bisherigen Verlauf an einen Menschen.',
        measure: 'der Zeit bis zur ersten Antwort und dem Anteil der Fragen, die ohne einen Menschen erledigt werden.',
      },
      {
        title: 'Datengestützte Entscheide',
        text: 'Agenten tragen Zahlen aus Ihren bestehenden Systemen zusammen und zeigen bei jeder, woher sie stammt.',
        measure: 'den Stunden pro Bericht und dem Anteil der Zahlen mit belegter Quelle.',
      },
      {
        title: 'Effiziente Abläufe',
        text: 'Geprüft, weitergeleitet und von System zu System übertragen wird im Hintergrund. Ihre Leute kümmern sich um die Ausnahmen.',
        measure: 'der Zeit pro Fall und den Fehlern, die erst später auffallen.',
      },
    ],
    // You promise: Discovery counts and times the cases, and you advise against an agent that would not pay.
    pays: {
      title: 'Lohnt sich das?',
      lines: [['', 'Fälle pro Monat'], ['×', 'eingesparte Minuten'], ['×', 'Kosten pro Minute'], ['−', 'laufende Kosten'], ['=', 'Ersparnis pro Monat']],
      text: 'Der Preis der Entwicklung, geteilt durch die Ersparnis: So viele Monate dauert es, bis sie bezahlt ist. In der Abklärung zählen wir die Fälle, messen die Minuten von heute und schätzen den Rest. Dauert es zu lange, raten wir\u00a0ab.',
    },
    action: { label: 'Unsere Methodik', page: 'methodology' },
  },

  closing: {
    /** The last line is shown three times, but read aloud once. */
    title: ['Sagen Sie, was sich', 'wiederholt'],
    // You promise: a person answers every email, with questions, or with a no and the reason, and the first half hour is free.
    text: `Eine E\u2011Mail genügt. ${answersWithinDays ? `Innert ${countWorkingDays(answersWithinDays)} antwortet ein Mensch` : 'Ein Mensch antwortet'}, mit Fragen oder mit einem begründeten Nein. Die erste halbe Stunde ist kostenlos.`,
    action: { label: 'Schreiben Sie uns', page: 'contact' },
  },
});
