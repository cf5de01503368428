import type { AboutWords, Facts } from '../../words.ts';
import { joinNames } from './sentences.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'Über uns',
    title: [`Über ${facts.name}: IT-Unternehmen in ${facts.town}`, `Über ${facts.name}`],
    description: [
      `${facts.name} ist ein IT-Unternehmen in ${facts.town}: sein Auftrag, seine vier Werte, wer die Arbeit macht, und die UID ${facts.uid}.`,
      `${facts.name} ist ein IT-Unternehmen: sein Auftrag, seine vier Werte und die UID ${facts.uid}.`,
    ],
    picture: {
      title: `Ein IT-Unternehmen in ${facts.town}`,
      alt: 'Reihen von Ringen.',
    },
  },

  head: {
    title: 'Über uns',
    lead: `Wir sind ein IT-\u2060Unternehmen in ${facts.town}. Wir bauen Agenten für wiederkehrende Büroarbeit, prüfen mit Ihren Daten, ob ein Modell eine Aufgabe lösen kann, und entwickeln Plattformen, die sich viele Kunden\u00a0teilen.`,
  },

  mission: {
    /** The heading is also the beginning of the sentence. */
    title: 'Unser Auftrag',
    text: 'ist es, Menschen die Büroarbeit abzunehmen, die sich wiederholt, und ihnen jene zu lassen, die einen Menschen braucht.',
  },

  people: {
    title: 'Wer die Arbeit macht',
    count: facts.staff ? `${facts.staff}\u00a0${facts.staff === 1 ? 'Person' : 'Leute'}` : '',
    lines: [
      ...describeManagers(facts),
      'Wer zuerst mit Ihnen spricht, bleibt bis zur Übergabe Ihre Ansprechperson.',
      'Die Offerte nennt, wer die Arbeit macht; Vertretungen und Subunternehmer ziehen wir nur mit Ihrer Zustimmung\u00a0bei.',
      'Sie haben Code, Testfälle und Dokumentation, sobald sie entstehen; mit der Zahlung gehören sie\u00a0Ihnen.',
    ],
    proof: {
      title: 'Sie müssen uns nicht aufs Wort glauben.',
      lines: [
        'Die Abklärung liefert Testfälle aus Ihren eigenen Dokumenten. Daran lässt sich jeder Lieferant messen, auch\u00a0wir.',
        'Wir nennen Kunden nur mit deren Zustimmung. Verlangen Sie einen, den Sie vor der Unterschrift anrufen können; wenn keiner eine ähnliche Aufgabe hat, sagen wir\u00a0es.',
      ],
    },
    action: { label: 'Offertvorlage lesen', page: 'methodology', anchor: 'blank-offer' },
  },

  values: {
    title: 'Werte',
    items: [
      {
        title: 'Innovation',
        text: 'Wir setzen ein neues Modell erst ein, wenn es den Test an Ihren Fällen bestanden hat.',
      },
      {
        title: 'Exzellenz',
        text: 'Wir schreiben und dokumentieren Code so, dass ihn ein anderes Team übernehmen kann.',
      },
      {
        title: 'Kundennähe',
        text: 'Ihr Ablauf bestimmt die Lösung; Ihre Leute beurteilen das Ergebnis anhand des vereinbarten Tests.',
      },
      {
        title: 'Wirkung',
        text: 'Über den Erfolg des Agenten entscheidet die Messgrösse, die vor der Entwicklung vereinbart wurde.',
      },
    ],
  },

  companyInformation: {
    title: 'Unternehmen',
    /** How the number checks itself. */
    arithmetic: `Multiplizieren Sie jede der ersten acht Ziffern mit der kleinen Zahl darunter und zählen Sie zusammen: ${facts.uidSum}. Mit der Prüfziffer ${facts.uidCheck} ergibt das ${facts.uidSum + facts.uidCheck}, teilbar durch elf. So fallen Tippfehler auf, mehr nicht. Dass es uns gibt und wer zeichnungsberechtigt ist, steht im Handelsregister.`,
    register: 'Unser Eintrag im öffentlichen Register',
    labels: {
      name: 'Firma',
      seat: 'Sitz',
      address: 'Adresse',
      founded: 'Gegründet',
      management: 'Geschäftsleitung',
      number: 'UID',
    },
  },

  closing: {
    title: ['Schreiben Sie', 'einem Menschen'],
    text: 'Wer Ihre E-\u2060Mail liest, beantwortet sie auch, unter eigenem Namen.',
    action: { label: 'Schreiben Sie uns', page: 'contact' },
  },
});

function describeManagers({ management }: Facts): string[] {
  if (management.length === 0) return [];
  const names = joinNames(management.map(({ name }) => name));
  return [`${names} ${management.length === 1 ? 'leitet' : 'leiten'} jedes Projekt.`];
}
