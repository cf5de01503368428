import type { Service, ServicesWords } from '../../../site/words.ts';

/** The services of `en/services.ts`, in the same order and with the same ids. */
const blocks: Service[] = [
  {
    id: 'agents',
    title: 'Agenten nach Mass',
    card: {
      text: 'Ein Agent liest die Rechnung, vergleicht sie mit der Bestellung und bereitet die Buchung vor. Was nicht übereinstimmt, geht an einen Menschen.',
      action: 'Beispiel Rechnung ansehen',
    },
    // You promise: you advise against an agent where what the client already owns can do the task.
    lead: 'Software, die liest, in Ihren Grenzen entscheidet und in den Systemen handelt, die Sie schon haben.',
    points: [
      'Agenten für Kundendienst, Sachbearbeitung und internes Wissen',
      'Verbunden mit Ihrer E-Mail, CRM, ERP und Ablage',
      // You promise: every agent has limits, approvals and a log of each action.
      'Grenzen, Freigaben und ein Protokoll für jede Aktion',
      // You promise: an agent is tested on the client's own cases before it goes live.
      'Vor dem Einsatz an Ihren eigenen Fällen getestet',
    ],
    drawing: 'agents',
    caption: 'Zwölf Agenten. Jeder bewegt sich nur dort, wo er darf.',
    action: { label: 'Ihren Agenten besprechen', page: 'contact' },
    example: {
      kind: 'case',
      title: 'Beispiel: eine Rechnung, bis zum Schluss',
      sheets: [
        { name: 'Rechnung', item: 'Lampen', price: 'je 40.00', figure: 12, label: 'verrechnet' },
        { name: 'Bestellung', item: 'Lampen', price: 'je 40.00', figure: 12, label: 'bestellt' },
        { name: 'Lieferschein', item: 'Lampen', figure: 10, label: 'geliefert' },
      ],
      log: [
        { time: '09:14', text: 'Der Agent liest alle drei.', by: 'agent' },
        // You promise: an agent asks a person where what it compares differs, and waits for the answer.
        {
          time: '09:14',
          text: 'Sie weichen ab. Er fragt den Einkauf und wartet: «12 verrechnet, 10 geliefert. Was zahlen wir?»',
          by: 'agent',
          waits: true,
        },
        { time: '10:52', text: 'Der Einkauf antwortet: «Zehn.»', by: 'person' },
        {
          time: '10:52',
          text: 'Der Agent bereitet die Buchung vor: 10 × 40.00 = CHF 400.00. Die Rechnung lautet auf 480.00; CHF 80.00 bleiben offen bis zur Gutschrift.',
          by: 'agent',
        },
        // You promise: an agent never pays.
        {
          time: 'Jetzt',
          text: 'Die Buchung wartet auf die Buchhaltung. Die Zahlung lösen Sie aus.',
          by: 'person',
        },
      ],
      terms: [
        // You promise: a person checks a sample of what agreed, of the size that the client sets.
        {
          title: 'Stimmen alle drei überein',
          text: 'Niemand wird gefragt; die Buchung geht direkt an die Buchhaltung. Eine Stichprobe prüft trotzdem ein Mensch; wie gross sie ist, bestimmen Sie.',
        },
        {
          title: 'Grenzen',
          // You promise: an agent stops and asks where its agreed systems, actions and amounts end.
          text: 'Welche Systeme, welche Aktionen, bis zu welchem Betrag. Darüber hinaus hält er an und fragt.',
        },
        {
          title: 'Freigaben',
          // You promise: the steps that the client names wait for a person.
          text: 'Die Schritte, die Sie nennen, warten auf einen Menschen: hier die Buchung und jede Abweichung.',
        },
        {
          title: 'Protokoll',
          // You promise: the log says what was read and done, when, and who approved it.
          text: 'Was er gelesen hat, was er getan hat, wann, und wer es freigab.',
        },
      ],
    },
  },
  {
    id: 'research',
    title: 'KI-Forschung',
    card: {
      text: 'Eine Frage pro Studie: Kann ein Modell diese Aufgabe gut genug, und was würde es beweisen?',
      action: 'Beispiel Studie ansehen',
    },
    lead: 'Kurze, angewandte Studien, die mit Belegen enden und nicht mit einer Vorführung.',
    points: [
      'Machbarkeitsstudien mit Ihren eigenen Daten',
      'Prüfdaten und Fehleranalysen',
      'Vergleich offener und kommerzieller Modelle',
      // You promise: every study ends in a written report that belongs to the client.
      'Ergebnisse schriftlich, und Sie behalten sie',
    ],
    drawing: 'research',
    caption: 'Fünfzehn Messungen, gezeichnet nach der Grösse des Fehlers. Rot ist die schlechteste.',
    action: { label: 'Eine Studie vorschlagen', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Beispiel: Kann ein Modell Ihre Lieferscheine lesen?',
      picture: 'bars',
      steps: [
        'Ihre Leute lesen zuerst eine Stichprobe: Das ist die Lösung.',
        'Drei Modelle lesen dieselben Scheine. Jede Lücke ist ein Fehler.',
        // You promise: a study reports errors by field and the cost per page, and ends in a yes or a no with reasons.
        'Sie erhalten die Fehler pro Feld, die Kosten pro Seite und ein begründetes Ja oder Nein.',
      ],
    },
  },
  {
    id: 'saas',
    title: 'SaaS nach Mass',
    card: {
      title: 'SaaS-Plattformen',
      // You promise: on a platform, the data of each customer is kept apart.
      text: 'Eine Plattform für viele Kunden: Jeder meldet sich an, erhält seine Rechnung, und seine Daten bleiben getrennt.',
      action: 'Beispiel Preisrechner ansehen',
    },
    lead: 'Von einer ersten lauffähigen Version zu einer Plattform, die sich viele Kunden teilen.',
    points: [
      'Anmeldung, Rollen und getrennte Daten für jeden Kunden',
      'Eröffnung, Abrechnung und Verwaltung',
      // You promise: a platform is hosted in the country that the client names.
      'Betrieb dort, wo Ihre Daten bleiben müssen',
      // You promise: you monitor and update a platform until the client's team takes it over.
      'Überwachung, Updates und eine saubere Übergabe',
    ],
    drawing: 'saas',
    caption: 'Acht Module, die sich umstellen lassen, ohne dass der Rest neu gebaut wird.',
    action: { label: 'Eine Plattform planen', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Beispiel: ein Preisrechner in einer Tabelle',
      picture: 'squares',
      steps: [
        'Heute füllt Ihr Verkauf sie aus und schickt jedem Kunden das Ergebnis.',
        'Die erste Version gibt einem Kunden ein Konto und den Preisrechner.',
        'Dann mehr Kunden, Rollen und Abrechnung. Die Daten jedes Kunden bleiben getrennt.',
      ],
    },
  },
];

const count = ['Zwei', 'Drei', 'Vier', 'Fünf'][blocks.length - 2];
const examples = blocks.every(({ example }) => example) ? 'jede mit einem Beispiel' : 'mit Beispielen';

export const services: ServicesWords = {
  blocks,

  /** The heading of the cards on Home. */
  cards: {
    title: ['Unsere', 'Leistungen'],
  },

  head: {
    title: 'Leistungen',
    lead: `${count} Leistungen, ${examples} zum Vergleich mit Ihrer eigenen Arbeit.`,
  },

  yourData: {
    title: 'Ihre Daten',
    // You promise: these four points are agreed in writing before a client's first file moves.
    lead: 'Schriftlich vereinbart, bevor die erste Datei übergeht:',
    terms: [
      { title: 'Wo', text: 'Der Ort, an dem sie bearbeitet und aufbewahrt werden.' },
      // You promise: you name all of your people, and each provider, with access to a client's data.
      { title: 'Wer', text: 'Die Personen und Anbieter mit Zugriff, mit Namen.' },
      // You promise: you delete a client's data on the agreed day and confirm it in writing.
      { title: 'Bis wann', text: 'Der Tag, an dem sie gelöscht werden, und der Beleg.' },
      // You promise: no other model is used than the one that the client agreed to, nor elsewhere.
      { title: 'Welches Modell', text: 'Das Modell, das Sie wählen, und wo es läuft.' },
    ],
  },

  closing: {
    title: ['Wählen Sie eine'],
    // You promise: you name the service that fits a task, or say that none does.
    text: 'Zu jeder Leistung gehört eine E-Mail, deren Betreff schon ausgefüllt ist. Nicht sicher, welche? Nehmen Sie irgendeine.',
    action: { label: 'Kontakt', page: 'contact' },
  },
};
