import type { AboutWords, Facts } from '../../words.ts';
import { joinNames, joinSentences } from './sentences.ts';

export const about = (facts: Facts): AboutWords => ({
  page: {
    label: 'Über uns',
    title: [`Über ${facts.name}: IT-Unternehmen in ${facts.town}`, `Über ${facts.name}`],
    description: [
      `${facts.name} ist ein IT-Unternehmen in ${facts.town}: sein Auftrag, seine vier Werte, wer die Arbeit macht, und die UID ${facts.uid}.`,
      `${facts.name} ist ein IT-Unternehmen: sein Auftrag, seine vier Werte und die UID ${facts.uid}.`,
    ],
    picture: {
      title: `Ein IT-Unternehmen in ${facts.town}`,
      alt: 'Eine Reihe aus Feldern mit Ringen, eines davon in einer anderen Farbe.',
    },
  },

  head: {
    title: 'Über uns',
    lead: `Wir sind ein IT-Unternehmen in ${facts.town}. Wir bauen Agenten für wiederkehrende Büroarbeit, prüfen mit Ihren Daten, ob ein Modell eine Aufgabe lösen kann, und entwickeln Plattformen, die sich viele Kunden teilen.`,
  },

  mission: {
    /** The heading is also the beginning of the sentence. */
    title: 'Unser Auftrag',
    text: 'ist es, Menschen den Teil der Büroarbeit abzunehmen, der sich wiederholt, und ihnen den zu lassen, der sie\u00a0braucht.',
    people: {
      title: 'Wer die Arbeit macht',
      // You promise: the first contact stays until handover; for an agent, the offer names the people, a stand-in or subcontractor needs the client's consent, what is made and paid for is handed over, and the client may show the test cases to other suppliers.
      text: joinSentences(
        describePeople(facts),
        'Wer zuerst mit Ihnen spricht, bleibt bis zur Übergabe für Sie da.',
        'Bei einem Agenten nennt die Offerte, wer die Arbeit macht; Vertretungen und Dritte ziehen wir nur mit Ihrer Zustimmung bei.',
        'Was erarbeitet und bezahlt ist, übergeben wir Ihnen: Code, Testfälle und Dokumentation.',
        'Sie müssen uns nicht aufs Wort glauben: Die Abklärung endet mit Testfällen aus Ihren eigenen Dokumenten, an denen sich jeder Lieferant messen lässt.',
      ),
      action: { label: 'Blanko\u2011Offerte lesen', page: 'methodology', anchor: 'offer' },
    },
  },

  values: {
    title: 'Werte',
    items: [
      {
        title: 'Innovation',
        // You promise: a new model is used only once it has passed the test on the client's cases.
        text: 'Ein neues Modell setzen wir erst ein, wenn es den Test an Ihren Fällen bestanden hat.',
      },
      {
        title: 'Exzellenz',
        // You promise: code is written and documented so that another team can take it over.
        text: 'Unser Code ist so geschrieben und dokumentiert, dass ihn ein anderes Team übernehmen kann.',
      },
      {
        title: 'Kundennähe',
        // You promise: the client's people judge the result, by the test that was agreed.
        text: 'Ihr Ablauf bestimmt die Lösung; Ihre Leute beurteilen das Ergebnis anhand des vereinbarten Tests.',
      },
      {
        title: 'Wirkung',
        // You promise: you judge your work by the figure that was agreed beforehand.
        text: 'Über den Erfolg des Agenten entscheidet die Zahl, die vor der Entwicklung vereinbart wurde.',
      },
    ],
  },

  companyInformation: {
    title: 'Unternehmen',
    /** How the number checks itself; both figures are those of the owner's number. */
    arithmetic:
      `Multiplizieren Sie jede Ziffer mit der kleinen Zahl daneben und zählen Sie zusammen: ${facts.uidSum}. Mit der neunten, ${facts.uidCheck}, ist die Summe durch elf teilbar. Das schützt nur vor Schreibfehlern: Dass es uns gibt und wer unterschreiben darf, sagt das Register.`,
    register: 'Unser Eintrag im öffentlichen Register',
    waiting: { line: 'Eine Ziffer wartet.', check: 'Nummer prüfen', again: 'Noch einmal' },
    labels: {
      name: 'Name',
      seat: 'Sitz',
      founded: 'Gegründet',
      management: 'Geschäftsleitung',
      number: 'UID',
      email: 'E\u2011Mail',
    },
  },

  closing: {
    title: ['Schreiben Sie', 'einem Menschen'],
    // You promise: a person reads every email, and answers it under their own name.
    text: 'Ein Mensch liest Ihre E\u2011Mail und antwortet unter seinem Namen.',
    action: { label: 'Schreiben Sie uns', page: 'contact' },
  },
});

function describePeople({ staff, management }: Facts): string {
  const answer = management.includes(', ') ? 'stehen' : 'steht';
  return joinSentences(
    staff ? `Wir sind ${staff}\u00a0Leute.` : '',
    management && `Für jedes Projekt ${answer} ${joinNames(management)} ein.`,
  );
}
