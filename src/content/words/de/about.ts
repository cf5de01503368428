import type { AboutWords, Facts } from '../../../site/words.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'Über uns',
    title: `Ein IT-Dienstleister in ${facts.town}`,
    description: `${facts.people.length > 0 ? 'Wer für Sie arbeitet, was' : 'Was'} Sie vor der Unterschrift prüfen und was Ihnen bleibt, wenn es uns nicht mehr gibt.`,
  },
  head: {
    title: 'Über uns',
    mission: 'Unser Auftrag: den Menschen im Büro die Routine abnehmen und die Entscheide lassen.',
    lead: `${facts.shortName} ist ein IT-Dienstleister in ${facts.town}. Wir bauen KI-Agenten für Routinearbeit, testen KI-Modelle an Ihren Daten und entwickeln SaaS-Plattformen.`,
    count: facts.staff ? `${facts.staff} ${facts.staff === 1 ? 'Person' : 'Mitarbeitende'}` : '',
    roles: {
      'Erika Muster': 'entwirft Ihren Agenten und prüft dessen Code',
      'Max Muster': 'nimmt Ihren Ablauf auf und testet mit Ihrem Team',
    },
    waiting: {
      title: 'Wer arbeitet für Sie?',
      action: {
        label: 'Beschreiben Sie Ihre Aufgabe. Die Namen stehen dann in der Offerte.',
        page: 'contact',
        anchor: 'draft-question',
      },
    },
  },
  work: {
    title: 'Wer für Sie arbeitet',
    lines: [
      'Wer zuerst mit Ihnen spricht, bleibt Ihre Ansprechperson, auch im Support. Muss sich das ändern, sagen wir es Ihnen vorher.',
      'In der Offerte stehen alle, die für Sie arbeiten. Bevor wir jemanden ersetzen oder einen Subunternehmer beiziehen, fragen wir Sie.',
    ],
  },
  proof: {
    title: 'Prüfen Sie uns vor der Unterschrift',
    terms: [
      { title: 'Schauen Sie nach', text: 'Im Handelsregister steht, wer für uns unterschreiben darf.' },
      ...(facts.certificateNames
        ? [{ title: 'Verlangen Sie Belege', text: `Lassen Sie sich unsere Zertifikate zeigen: ${facts.certificateNames}.` }]
        : []),
      {
        title: 'Rufen Sie einen Kunden an',
        text: 'Fragen Sie uns nach einem mit ähnlicher Aufgabe. Wir nennen nur, wer zustimmt. Gibt es keinen, sagen wir das.',
      },
      {
        title: 'Bringen Sie Ihre IT mit',
        text: 'Wer Ihren Agenten bauen würde, steht ihr im Gespräch Rede und Antwort.',
      },
      {
        title: 'Fragen Sie Ihren ERP-Partner',
        text: 'Bietet er einen Festpreis, Tests an Ihren Fällen und Code, der Ihnen gehört? Dann wählen Sie.',
      },
    ],
  },
  tomorrow: {
    title: 'Und wenn es uns morgen nicht mehr gäbe?',
    points: [
      {
        title: 'Code und Konten',
        text: 'Der Code liegt in Ihrem Repository, und die Konten lauten auf Ihren Namen.',
      },
      {
        title: 'Unterlagen',
        text: 'Damit und mit Ihren Testfällen kann ein anderes Team weiterarbeiten.',
      },
      { title: 'Der Agent', text: 'Sie können ihn ohne uns abschalten oder weiterlaufen lassen.' },
    ],
    action: { label: 'Lesen, was im Vertrag steht', page: 'methodology', anchor: 'contract' },
  },
  // customers: {
  //   title: 'Kunden',
  //   items: [{ task: '800 Rechnungen pro Monat abgleichen', result: 'Zwei Tage pro Monat gewonnen', by: 'Anna Beispiel, Beispiel AG' }],
  // },
  values: {
    title: 'Werte',
    items: [
      {
        title: 'Innovation',
        text: 'Jeden Monat neue Modelle. Ihre Fälle entscheiden.',
      },
      {
        title: 'Exzellenz',
        text: 'Fertig ist, was ein anderes Team übernehmen kann.',
      },
      {
        title: 'Kundennähe',
        text: 'Der Agent folgt Ihrem Ablauf, nicht umgekehrt.',
      },
      {
        title: 'Wirkung',
        text: 'Es zählt das Ziel, das wir vereinbart haben.',
      },
    ],
  },
  companyInformation: {
    title: 'Unternehmen',
    register: facts.registerEntry ? 'Unser Eintrag' : 'Uns auf zefix.ch nachschlagen',
    labels: {
      founded: 'Gegründet',
      management: 'Geschäftsleitung',
      number: 'UID',
      register: 'Handelsregister',
    },
  },
  closing: {
    title: 'Bei uns antwortet ein Mensch',
    text: 'Jemand von uns liest Ihre E-Mail, antwortet Ihnen und unterschreibt mit Namen.',
    action: { label: 'Schreiben Sie uns', page: 'contact', anchor: 'draft-question' },
  },
});
