import type { HomeWords } from '../../../site/words.ts';

export const home: HomeWords = {
  hero: {
    /** Set by hand, for a column of half a page; a tablet sets it in as few lines as it can. Muster means pattern. */
    title: ['Eigene', 'Agenten', 'für Arbeit', 'mit Muster'],
    // You promise: agents work inside the client's systems, within limits that the client sets.
    lead: 'Dieselben Fragen, dieselben Regeln, dieselben Schritte, Woche für Woche. Wir bauen intelligente Agenten nach Mass, die diese Arbeit für Ihr Unternehmen erledigen: in Ihren Systemen und in den Grenzen, die Sie setzen.',
    primary: { label: 'Leistungen ansehen', page: 'services' },
    secondary: { label: 'Kontakt', page: 'contact' },
    /** Beside the drawing, whose tiles turn by themselves, all but one. */
    waiting: {
      runs: 'Der Rest läuft von selbst.',
      waits: 'Eines wartet auf Sie.',
      turn: 'Drehen Sie es.',
      decided: 'Sie haben entschieden.',
      button: 'Wartendes Feld drehen',
      withoutScripts: 'Eines wartet auf einen Menschen.',
    },
  },

  impact: {
    title: ['Wirkung', 'im Betrieb'],
    /** Opens the line that says how a client will know that it worked. */
    measured: 'Gemessen an',
    items: [
      {
        title: 'Automatisierter Kundendienst',
        text: 'Häufige Fragen werden aus Ihren eigenen Unterlagen beantwortet. Was dort nicht steht, geht mit der Vorgeschichte an einen Menschen.',
        measure: 'der Zeit bis zur ersten Antwort und den Fragen, die ohne Übergabe gelöst sind.',
      },
      {
        title: 'Entscheide aufgrund von Daten',
        text: 'Agenten tragen Zahlen aus den Systemen zusammen, die Sie schon haben, und zeigen bei jeder, woher sie stammt.',
        measure: 'den Stunden pro Bericht und den Zahlen mit belegter Quelle.',
      },
      {
        title: 'Effizienter Betrieb',
        text: 'Prüfen, Weiterreichen und Abtippen zwischen Systemen laufen im Hintergrund. Ihren Leuten bleiben die Ausnahmen.',
        measure: 'der Zeit pro Fall und den Fehlern, die später auftauchen.',
      },
    ],
    // You promise: discovery measures whether an agent would pay, and you advise against one that would not.
    pays: {
      title: 'Lohnt es sich?',
      text: 'Fälle pro Monat × gesparte Minuten × Kosten einer Minute, abzüglich der Betriebskosten. Die ersten beiden Zahlen misst die Abklärung. Bleibt wenig übrig, raten wir vom Bau ab.',
    },
    action: { label: 'Unsere Methodik', page: 'methodology' },
  },

  closing: {
    /** The last line is set three times, and read once. */
    title: ['Sagen Sie, was', 'wiederkehrt'],
    // You promise: a person answers every email, with questions, or with a no and the reason.
    text: 'Eine E-Mail genügt. Ein Mensch antwortet mit Fragen oder sagt Nein und warum.',
    action: { label: 'Kontakt', page: 'contact' },
  },
};
