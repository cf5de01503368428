import type { Company } from '../../company.ts';
import type { AboutWords } from '../../words.ts';

export const about = (company: Company): AboutWords => ({
  page: {
    label: 'Über uns',
    title: [`Über ${company.name}: IT-Unternehmen in ${company.town}`, `Über ${company.name}`],
    description: [
      `${company.name} ist ein IT-Unternehmen in ${company.town}: sein Auftrag, seine vier Werte, wer die Arbeit macht, und die UID ${company.uid}.`,
      `${company.name} ist ein IT-Unternehmen: sein Auftrag, seine vier Werte und die UID ${company.uid}.`,
    ],
    picture: {
      title: `Ein IT-Unternehmen in ${company.town}`,
      alt: 'Eine Reihe aus Kacheln mit Ringen, eine davon in einer anderen Farbe.',
    },
  },

  head: {
    title: 'Über uns',
    lead: `${company.name} ist ein IT-Unternehmen in ${company.town}. Es baut Agenten für wiederkehrende Büroarbeit, prüft an Ihren Daten, ob ein Modell eine Aufgabe lösen kann, und entwickelt Plattformen, die sich viele Kunden teilen.`,
  },

  mission: {
    /** The heading is also the beginning of the sentence. */
    title: 'Unser Auftrag',
    text: 'ist es, Menschen den Teil der Büroarbeit abzunehmen, der sich wiederholt, und ihnen zu lassen, was einen Menschen braucht.',
    people: {
      title: 'Wer die Arbeit macht',
      // You promise: the offer names the people, a stand-in or subcontractor needs the client's consent, what is made and paid for is handed over, and the client may show the test cases to other suppliers.
      text: 'Die Offerte nennt die Personen, welche die Arbeit machen. Vertretungen und Dritte ziehen wir nur mit Ihrer Zustimmung bei. Was entstanden und bezahlt ist, übergeben wir Ihnen: Code, Testfälle und Dokumente. Sie müssen uns nicht aufs Wort glauben: Die Abklärung endet mit Testfällen aus Ihren eigenen Dokumenten, an denen Sie jeden Anbieter messen können.',
      action: { label: 'Blanko-Offerte lesen', page: 'methodology', anchor: 'offer' },
    },
  },

  values: {
    title: 'Werte',
    items: [
      {
        title: 'Innovation',
        // You promise: a new model or method is used only once it has passed the test on the client's cases.
        text: 'Ein neues Modell oder Verfahren setzen wir erst ein, wenn es den Test an Ihren Fällen bestanden hat.',
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
        text: 'Über den Erfolg entscheidet die Zahl, die vor der Entwicklung vereinbart wurde.',
      },
    ],
  },

  companyInformation: {
    title: 'Unternehmen',
    /** How the number checks itself; both figures are those of the owner's number. */
    arithmetic: (sum: number, check: number) =>
      `Die neunte Ziffer prüft die anderen acht. Jede wird mit der kleinen Zahl daneben multipliziert: Die Summe ist ${sum}. Mit ${check} dazu ergibt sich ein Vielfaches von elf.`,
    labels: {
      name: 'Name',
      seat: 'Adresse',
      founded: 'Gegründet',
      management: 'Geschäftsleitung',
      number: 'UID',
      email: 'E\u2011Mail',
    },
  },

  closing: {
    title: ['Hier liest ein Mensch'],
    // You promise: a person reads every email, and a person answers it and gives a name.
    text: 'Ein Mensch liest Ihre E\u2011Mail, und ein Mensch antwortet Ihnen, mit Namen.',
    action: { label: 'Kontakt', page: 'contact' },
  },
});
