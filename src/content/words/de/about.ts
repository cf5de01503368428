import type { AboutWords, Facts } from '../../../site/words.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'Über uns',
    title: 'Ein Schweizer IT-Dienstleister',
    description: `${facts.people.length > 0 ? 'Wer für Sie arbeitet, was' : 'Was'} Sie vor der Unterschrift prüfen können und was Ihnen bleibt, wenn es uns nicht mehr gibt.`,
  },
  head: {
    title: 'Unser Auftrag: den Menschen im Büro die Routine abnehmen und die Entscheide lassen.',
    lead: 'Wir sind ein Schweizer IT-Dienstleister für KI-Agenten, KI-Forschung und SaaS-Plattformen.',
    count: facts.staff ? { value: facts.staff, text: facts.staff === 1 ? 'Person' : 'Mitarbeitende' } : undefined,
    roles: {
      'Erika Muster': 'entwirft Ihren Agenten und prüft den Code',
      'Max Muster': 'nimmt Ihren Ablauf auf und testet mit Ihrem Team',
    },
    openLine: {
      title: 'Wer arbeitet für Sie?',
      action: { label: 'Schildern Sie Ihre Aufgabe', page: 'contact', anchor: 'draft-question' },
      text: 'Hier stehen nicht alle von uns. Die Namen lesen Sie in der Offerte.',
    },
  },
  work: {
    title: 'Wer für Sie arbeitet',
    lines: [
      'Wer zuerst mit Ihnen spricht, bleibt Ihre Ansprechperson, auch im Support.',
      'Bevor wir jemanden ersetzen oder einen Subunternehmer beiziehen, fragen wir Sie.',
    ],
  },
  proof: {
    title: 'Prüfen Sie uns vor der Unterschrift',
    terms: [
      ...(facts.certificateNames
        ? [{ title: 'Verlangen Sie Belege', text: `Lassen Sie sich unsere Zertifikate zeigen: ${facts.certificateNames}.` }]
        : []),
      {
        title: 'Rufen Sie einen Kunden an',
        text: 'Fragen Sie uns nach einem Kunden mit ähnlicher Aufgabe. Ist einer einverstanden, stellen wir den Kontakt her. Gibt es keinen, sagen wir es Ihnen.',
      },
      {
        title: 'Bringen Sie Ihre IT mit',
        text: 'Wer Ihren Agenten bauen würde, beantwortet im Gespräch die Fragen Ihrer IT.',
      },
      {
        title: 'Fragen Sie Ihren ERP-Partner',
        text: 'Bietet der Partner einen Festpreis, Tests an Ihren Fällen und Code, der Ihnen gehört? Vergleichen Sie, und entscheiden Sie dann.',
      },
    ],
  },
  // customers: {
  //   title: 'Kunden',
  //   terms: [{ title: '800 Rechnungen pro Monat abgleichen', text: 'Zwei Tage pro Monat gespart\nAnna Beispiel, Beispiel AG' }],
  // },
  tomorrow: {
    title: 'Und wenn es uns morgen nicht mehr gäbe?',
    terms: [
      {
        title: 'Code und Konten',
        text: 'Der Code liegt in Ihrem Repository, und die Konten lauten auf Ihren Namen.',
      },
      {
        title: 'Unterlagen',
        text: 'Mit den Unterlagen und Ihren Testfällen kann ein anderes Team weiterarbeiten.',
      },
      { title: 'Der Agent', text: 'Sie können ihn ohne uns abschalten oder weiterlaufen lassen.' },
    ],
    action: { label: 'Lesen, was im Vertrag steht', page: 'methodology', anchor: 'contract' },
  },
  values: {
    title: 'Werte',
    terms: [
      { title: 'Innovation', text: 'Neue Modelle messen wir an Ihren Fällen, nicht an den Schlagzeilen.' },
      { title: 'Exzellenz', text: 'Code ist erst fertig, wenn ihn ein anderes Team übernehmen könnte.' },
      { title: 'Kundennähe', text: 'Der Agent folgt Ihrem Ablauf, nicht umgekehrt.' },
      { title: 'Wirkung', text: 'Ein Agent wirkt, wenn er das vereinbarte Ziel erreicht.' },
    ],
  },
  companyInformation: {
    title: 'Unternehmen',
    register: facts.registerEntry ? 'Unser Eintrag' : 'Auf zefix.ch nachschlagen',
    founded: 'Gegründet',
  },
  closing: {
    title: 'Sie haben uns geprüft.\nJetzt fragen Sie uns.',
    action: { label: 'E-Mail schreiben', page: 'contact', anchor: 'draft-question' },
  },
});
