import type { Company } from '../../company.ts';
import type { HomeWords } from '../../words.ts';

export const home = ({ name, town }: Company): HomeWords => ({
  page: {
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

  hero: {
    /** The lines as they fit half a page; tablets ignore these line breaks. */
    title: ['KI\u2011Agenten', 'für Arbeit,', 'die sich', 'wiederholt'],
    // You promise: agents work inside the client's systems, within limits that the client sets.
    lead: 'Rechnungen abgleichen, Tickets sortieren, Zahlen zusammentragen: Woche für Woche dieselben Schritte. Wir bauen intelligente Agenten nach Mass, die Ihrem Unternehmen diese Arbeit abnehmen, in Ihren Systemen und in den Grenzen, die Sie setzen.',
    primary: { label: 'Leistungen ansehen', page: 'services' },
    secondary: { label: 'Kontakt', page: 'contact' },
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
        text: 'Häufige Fragen werden aus Ihren eigenen Unterlagen beantwortet. Was dort nicht steht, geht mit dem bisherigen Verlauf an einen Menschen.',
        measure: 'der Zeit bis zur ersten Antwort und den Fragen, die ohne Übergabe erledigt sind.',
      },
      {
        title: 'Datengestützte Entscheide',
        text: 'Agenten tragen Zahlen aus den Systemen zusammen, die Sie schon haben, und zeigen bei jeder, woher sie stammt.',
        measure: 'den Stunden pro Bericht und den Zahlen mit belegter Quelle.',
      },
      {
        title: 'Effizienter Betrieb',
        text: 'Prüfen, Weiterleiten und Übertragen von System zu System laufen im Hintergrund. Ihre Leute kümmern sich um die Ausnahmen.',
        measure: 'der Zeit pro Fall und den Fehlern, die erst später auffallen.',
      },
    ],
    // You promise: discovery measures whether an agent would pay, and you advise against one that would not.
    pays: {
      title: 'Lohnt sich das?',
      text: 'Fälle pro Monat × eingesparte Minuten × Kosten pro Minute, abzüglich der Betriebskosten. Die ersten beiden Werte misst die Abklärung. Bleibt wenig übrig, raten wir vom Projekt ab.',
    },
    action: { label: 'Unsere Methodik', page: 'methodology' },
  },

  closing: {
    /** The last line is shown three times, but read aloud once. */
    title: ['Sagen Sie, was sich', 'wiederholt'],
    // You promise: a person answers every email, with questions, or with a no and the reason.
    text: 'Eine E\u2011Mail genügt. Ein Mensch antwortet: mit Fragen oder mit einem begründeten Nein.',
    action: { label: 'Kontakt', page: 'contact' },
  },
});
