import type { AboutWords } from '../../../site/words.ts';
import type { Company } from '../../company.ts';

export const about = (company: Company): AboutWords => ({
  head: {
    title: 'Über uns',
    lead: `${company.name} ist ein IT-Unternehmen in ${company.town}. Es baut Agenten für wiederkehrende Büroarbeit, untersucht, was ein Modell mit Ihren Daten leisten kann, und entwickelt Plattformen, die sich viele Kunden teilen.`,
  },

  mission: {
    /** The heading is also the beginning of the sentence. */
    title: 'Unser Auftrag',
    text: 'ist es, den Menschen jenen Teil der Büroarbeit abzunehmen, der sich wiederholt, und ihnen jenen zu lassen, der einen Menschen braucht.',
    people: {
      title: 'Wer die Arbeit macht',
      // You promise: the offer names the people, a stand-in or subcontractor needs the client's consent, what is made and paid for is handed over, and the client may show the test cases to other suppliers.
      text: 'Die Offerte nennt die Personen, welche die Arbeit machen. Dritte ziehen wir nur mit Ihrer Zustimmung bei. Was entsteht, wird übergeben: Code, Testfälle und Dokumente.',
      action: { label: 'Die leere Offerte lesen', page: 'methodology', anchor: 'offer' },
    },
  },

  values: {
    title: 'Werte',
    items: [
      {
        title: 'Innovation',
        // You promise: a new model or method is used only once it has passed the test on the client's cases.
        text: 'Ein neues Modell oder Verfahren löst das alte erst ab, wenn es an Ihren Fällen besser abschneidet.',
      },
      {
        title: 'Exzellenz',
        // You promise: code is written and documented so that another team can take it over.
        text: 'Code, so geschrieben und dokumentiert, dass ein anderes Team ihn übernehmen kann.',
      },
      {
        title: 'Kundennähe',
        // You promise: the client's people judge the result, by the test that was agreed.
        text: 'Ihr Ablauf bestimmt den Entwurf; Ihre Leute beurteilen das Ergebnis mit dem vereinbarten Test.',
      },
      {
        title: 'Wirkung',
        // You promise: you judge your work by the figure that was agreed beforehand.
        text: 'Wir messen unsere Arbeit an der Zahl, die vor dem Bau vereinbart wurde.',
      },
    ],
  },

  companyInformation: {
    title: 'Unternehmen',
    /** How the number checks itself; both figures are those of the owner's number. */
    arithmetic: (sum: number, check: number) =>
      `Die neunte Ziffer prüft die anderen acht. Jede mal die kleine Zahl daneben ergibt zusammen ${sum}. Mit ${check} dazu ist es ein Vielfaches von elf.`,
    labels: {
      name: 'Name',
      seat: 'Sitz',
      founded: 'Gegründet',
      management: 'Geschäftsleitung',
      number: 'UID',
      email: 'E-Mail',
    },
  },

  closing: {
    title: ['Hier liest ein Mensch'],
    // You promise: a person reads every email, and a person answers it and gives a name.
    text: 'Ein Mensch liest Ihre E-Mail, und derselbe Mensch beantwortet sie.',
    action: { label: 'Kontakt', page: 'contact' },
  },
});
