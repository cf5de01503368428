import type { Company } from '../../company.ts';
import type { Service, ServicesWords } from '../../words.ts';

/** The services of `en/services.ts`, in the same order and with the same ids. */
const blocks: Service[] = [
  {
    id: 'agents',
    title: 'Agenten nach Mass',
    card: {
      text: 'Ein Agent vergleicht die Rechnung mit Bestellung und Lieferschein und bereitet die Buchung vor. Was abweicht, geht an einen Menschen.',
      action: 'Beispiel «Rechnung» ansehen',
    },
    // You promise: you advise against an agent where what the client already owns can do the task.
    lead: 'Software, die liest, innerhalb Ihrer Grenzen entscheidet und in den Systemen handelt, die Sie schon haben. Was Ihr ERP selbst abgleichen kann, überlassen Sie ihm.',
    points: [
      'Agenten für Tickets, Rechnungen und Fragen zu Ihren eigenen Dokumenten',
      'Verbunden mit E\u2011Mail, CRM, ERP und Ablage',
      // You promise: every agent has limits, approvals and a log of each action.
      'Grenzen, Freigaben und ein Protokoll für jede Aktion',
      // You promise: an agent is tested on the client's own cases before it goes live.
      'Vor dem Einsatz an Ihren eigenen Fällen getestet',
    ],
    drawing: 'agents',
    caption: 'Symbolbild: zwölf Agenten. Jeder bewegt sich nur dort, wo er darf. Einer wartet auf einen Menschen.',
    action: { label: 'Ihren Agenten besprechen', page: 'contact' },
    example: {
      kind: 'case',
      title: 'Beispiel: 12\u00a0verrechnet, 10\u00a0geliefert',
      sheets: [
        { name: 'Rechnung', item: 'Lampen', price: 'je 40.00', figure: 12, label: 'ver\u00adrechnet' },
        { name: 'Bestel\u00adlung', item: 'Lampen', price: 'je 40.00', figure: 12, label: 'bestellt' },
        { name: 'Liefer\u00adschein', item: 'Lampen', figure: 10, label: 'geliefert' },
      ],
      question: '12\u00a0verrechnet, 10\u00a0geliefert. Wie\u00a0viele zahlen\u00a0wir?',
      log: [
        { time: '09:14', text: 'Der Agent liest alle drei.', by: 'agent' },
        // You promise: an agent asks a person where what it compares differs, and waits for the answer.
        {
          time: '09:14',
          text: 'Sie stimmen nicht überein. Der Agent fragt beim Einkauf nach und wartet: «12\u00a0verrechnet, 10\u00a0geliefert. Wie viele zahlen wir?»',
          by: 'agent',
          asks: true,
        },
        {
          time: '10:52',
          text: 'Der Einkauf entscheidet. Hier sind Sie es:',
          by: 'person',
          decision: {
            waiting: 'Der Agent wartet.',
            answers: [
              {
                label: '10 zahlen',
                consequences: [
                  'Der Agent bereitet die Buchung vor: die ganze Rechnung, CHF\u00a0480.00.',
                  'Zu zahlen: 10\u00a0×\u00a040.00\u00a0=\u00a0CHF\u00a0400.00. Bis zur Gutschrift gesperrt: CHF\u00a080.00.',
                ],
              },
              {
                label: '12 zahlen',
                // You promise: the log names who decided, and what.
                consequences: [
                  'Der Agent bereitet die Buchung vor: die ganze Rechnung, CHF\u00a0480.00. Zu zahlen: alles.',
                  'Im Protokoll steht, wer im Einkauf so entschieden hat und dass zwei Lampen fehlen.',
                ],
              },
            ],
          },
        },
        // You promise: an agent never pays.
        {
          time: 'Jetzt',
          text: 'Die Buchung wartet auf die Freigabe der Buchhaltung. Die Zahlung lösen Sie aus.',
          by: 'person',
        },
      ],
      // You promise: a person checks a sample of what agreed, of the size that the client sets.
      match: {
        title: 'Wenn alle drei übereinstimmen',
        text: 'Der Einkauf wird nicht gefragt; die Buchhaltung gibt die Buchung trotzdem frei. Eine Stichprobe, deren Umfang Sie bestimmen, vergleicht ein Mensch mit den Papieren.',
      },
      terms: [
        {
          title: 'Grenzen',
          // You promise: an agent stops and asks where its agreed systems, actions and amounts end.
          text: 'Welche Systeme, welche Aktionen, bis zu welchem Betrag. An der Grenze hält er an und fragt.',
        },
        {
          title: 'Freigaben',
          // You promise: the steps that the client names wait for a person.
          text: 'Die Schritte, die Sie bestimmen, warten auf einen Menschen: hier die Buchung und jede Abweichung.',
        },
        {
          title: 'Protokoll',
          // You promise: the log says what was read and done, when, and who approved it.
          text: 'Was er gelesen hat, was er wann getan hat und wer es freigegeben hat.',
        },
      ],
    },
  },
  {
    id: 'research',
    title: 'KI-Forschung',
    card: {
      text: 'Eine Frage pro Studie: Kann ein Modell diese Aufgabe gut genug lösen? Was als Beweis gilt, wird zuerst vereinbart.',
      action: 'Beispiel «Studie» ansehen',
    },
    lead: 'Angewandte Studien mit gezählten Fehlern und einem Ja oder Nein am Schluss.',
    points: [
      'Machbarkeitsstudien mit Ihren eigenen Daten',
      'Testdatensätze und Fehleranalysen',
      'Vergleich offener und kommerzieller Modelle',
      // You promise: every study ends in a written report that belongs to the client.
      'Ein schriftlicher Bericht, der Ihnen gehört',
    ],
    drawing: 'research',
    caption: 'Symbolbild, kein Ergebnis: fünfzehn Messungen nach der Grösse des Fehlers. Die schlechteste geht an einen Menschen.',
    action: { label: 'Eine Studie vorschlagen', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Beispiel: Kann ein Modell Ihre Lieferscheine lesen?',
      picture: 'bars',
      steps: [
        'Ihre Leute lesen zuerst eine Stichprobe: Das ist die Musterlösung.',
        'Drei Modelle lesen dieselben Lieferscheine. Jede Abweichung von der Musterlösung zählt als Fehler.',
        // You promise: a study reports errors by field and the cost per page, and ends in a yes or a no with reasons.
        'Sie erhalten die Fehler pro Feld, die Kosten pro Seite und ein begründetes Ja oder Nein.',
      ],
    },
  },
  {
    id: 'saas',
    title: 'SaaS-Entwicklung',
    card: {
      title: 'SaaS-Plattformen',
      // You promise: on a platform, the data of each customer is kept apart.
      text: 'Eine Plattform für viele Kunden: Jeder meldet sich an und erhält seine Rechnung; seine Daten bleiben getrennt.',
      action: 'Beispiel «Preisrechner» ansehen',
    },
    lead: 'Von der ersten lauffähigen Version bis zur Plattform, die sich viele Kunden teilen.',
    points: [
      'Anmeldung, Rollen und getrennte Daten für jeden Kunden',
      'Onboarding, Abrechnung und Verwaltung',
      // You promise: a platform is hosted in the country that the client names.
      'Hosting in dem Land, das Sie bestimmen',
      // You promise: you monitor and update a platform until the client's team takes it over.
      'Monitoring und Updates, bis Ihr Team übernimmt',
    ],
    drawing: 'saas',
    caption: 'Symbolbild: acht Module, die nacheinander ihre Plätze tauschen.',
    action: { label: 'Eine Plattform planen', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Beispiel: ein Preisrechner in einer Tabelle',
      picture: 'squares',
      steps: [
        'Heute füllt Ihr Verkauf sie aus und schickt jedem Kunden das Ergebnis.',
        'Mit der ersten Version erhält ein Kunde ein Konto und den Preisrechner.',
        'Dann folgen weitere Kunden, Rollen und die Abrechnung. Die Daten jedes Kunden bleiben getrennt.',
      ],
    },
  },
];

const count = ['Zwei', 'Drei', 'Vier', 'Fünf'][blocks.length - 2];
const examples = blocks.every(({ example }) => example) ? 'jede mit einem Beispiel' : 'mit Beispielen';

export const services = ({ name }: Company): ServicesWords => ({
  page: {
    label: 'Leistungen',
    title: [`KI-Agenten, KI-Forschung, SaaS-Entwicklung | ${name}`, 'KI-Agenten, KI-Forschung, SaaS-Entwicklung'],
    description: [
      `KI-Agenten nach Mass, angewandte KI-Forschung und SaaS-Plattformen von ${name}: je ein Beispiel, und was mit Ihren Daten geschieht.`,
      'KI-Agenten nach Mass, angewandte KI-Forschung und SaaS-Plattformen: je ein Beispiel, und was mit Ihren Daten geschieht.',
    ],
    picture: {
      title: 'Agenten, Forschung, Plattformen',
      alt: 'Zwölf Scheiben in drei Grössen, eine in einer anderen Farbe; Linien verbinden die nahen.',
    },
  },

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
    lead: 'Schriftlich vereinbart, bevor Sie uns die erste Datei übergeben:',
    terms: [
      { title: 'Wo', text: 'Der Ort, an dem sie bearbeitet und aufbewahrt werden.' },
      // You promise: you name all of your people, and each provider, with access to a client's data.
      { title: 'Wer', text: 'Unsere Leute namentlich, Anbieter mit Firmennamen.' },
      // You promise: you delete a client's data on the agreed day and confirm it in writing.
      { title: 'Bis wann', text: 'Der Tag, an dem sie gelöscht werden, und die schriftliche Bestätigung.' },
      // You promise: no other model is used than the one that the client agreed to, nor elsewhere.
      { title: 'Welches Modell', text: 'Das mit Ihnen vereinbarte Modell und der Ort, an dem es läuft.' },
    ],
  },

  closing: {
    title: ['Sie haben die Wahl'],
    // You promise: you name the service that fits a task, or say that none does.
    text: 'Unschlüssig? Beschreiben Sie uns die Aufgabe. Wir sagen Ihnen, welche Leistung passt oder dass keine passt.',
    action: { label: 'Kontakt', page: 'contact' },
  },
});
