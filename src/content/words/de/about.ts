import type { AboutWords, Facts } from '../../words.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'Über uns',
    title: [`Über ${facts.name}: IT-Unternehmen in ${facts.town}`, `Über ${facts.name}`],
    description: [
      `${facts.name} ist ein IT-Unternehmen in ${facts.town}. Lesen Sie, ${facts.people.length > 0 ? 'wer die Arbeit macht, ' : ''}was Sie vor der Unterschrift prüfen können und was uns wichtig ist.`,
      `Lesen Sie, ${facts.people.length > 0 ? 'wer die Arbeit macht, ' : ''}was Sie vor der Unterschrift prüfen können und was uns wichtig ist.`,
    ],
    picture: {
      title: `Ein IT-Unternehmen in ${facts.town}`,
      alt: facts.staff
        ? 'Figuren aus Viertelringen, eine für jede Person, die bei uns arbeitet. Keine zwei sind gleich.'
        : 'Figuren aus Viertelringen. Keine zwei sind gleich.',
    },
  },
  head: {
    title: 'Über uns',
    lead: `${facts.name} ist ein IT-\u2060Unternehmen in ${facts.town}. Wir bauen KI-\u2060Agenten für Routinearbeit, testen KI-\u2060Modelle an Ihren Daten und entwickeln SaaS-\u2060Plattformen.`,
  },
  mission: {
    title: 'Unser Auftrag',
    text: 'ist es, Menschen von wiederkehrender Büroarbeit zu entlasten und ihnen die Entscheide zu überlassen.',
  },
  people: {
    title: 'Wer die Arbeit macht',
    count: facts.staff ? `${facts.staff}\u00a0${facts.staff === 1 ? 'Person' : 'Mitarbeitende'}` : '',
    roles: {
      'Erika Muster': 'entwirft Ihren Agenten und prüft dessen Code',
      'Max Muster': 'nimmt Ihren Ablauf auf und testet mit Ihren Mitarbeitenden',
    },
    lines: [
      'Wer zuerst mit Ihnen spricht, bleibt Ihre Ansprechperson, vom ersten Gespräch bis zum Support. Muss sich das ändern, sagen wir es Ihnen vorher.',
      'Ihre Offerte nennt alle, die für Sie arbeiten. Bevor wir eine Stellvertretung oder einen Subunternehmer beiziehen, fragen wir Sie.',
    ],
    proof: {
      title: 'Prüfen Sie uns vor der Unterschrift.',
      lines: [
        'Sehen Sie im Handelsregister nach, wer für uns unterschreiben darf.',
        ...(facts.certificates
          ? [`Lassen Sie sich zeigen, wofür wir zertifiziert sind: ${facts.certificates}.`]
          : []),
        'Verlangen Sie eine Referenz, die Sie anrufen können. Wir nennen Kunden nur mit deren Zustimmung, und wenn keiner eine ähnliche Aufgabe hat, sagen wir es.',
        'Nehmen Sie Ihre IT zu einem Gespräch mit. Wer Ihren Agenten bauen würde, beantwortet die Fragen Ihrer IT.',
        'Geben Sie die Testfälle aus der Abklärung auch anderen Lieferanten, und vergleichen Sie die Ergebnisse mit unseren.',
        'Verlangen Sie dasselbe von Ihrem ERP-\u2060Partner: einen Festpreis, Tests an Ihren eigenen Fällen und Code, der Ihnen gehört. Dann wählen\u00a0Sie.',
      ],
    },
    action: { label: 'Lesen, was im Vertrag steht', page: 'methodology', anchor: 'contract' },
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
        text: 'Ihr Ablauf bestimmt, wie der Agent arbeitet, und Ihre Mitarbeitenden beurteilen das Ergebnis.',
      },
      {
        title: 'Wirkung',
        text: 'Ob der Agent wirkt, entscheidet die Messgrösse, die wir vor der Entwicklung mit Ihnen vereinbaren.',
      },
    ],
  },
  companyInformation: {
    title: 'Unternehmen',
    register: facts.registerEntry ? 'Unseren Eintrag im Handelsregister ansehen' : 'Handelsregister',
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
    title: 'Hier antwortet jemand von uns',
    text: 'Wer Ihre E-\u2060Mail liest, beantwortet sie auch, unter eigenem Namen.',
    action: { label: 'Schreiben Sie uns', page: 'contact' },
  },
});
