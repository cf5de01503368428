import type { Facts, Service, ServicesWords } from '../../words.ts';

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
    lead: 'Software, die liest, in von Ihnen gesetzten Grenzen entscheidet und in Ihren bestehenden Systemen handelt. Was Ihr ERP selbst abgleichen kann, braucht keinen\u00a0Agenten.',
    points: [
      'Agenten für Tickets, Rechnungen und Fragen zu Ihren eigenen Dokumenten',
      // You promise: Discovery names each system that an agent cannot reach.
      'Über Schnittstellen verbunden mit E\u2011Mail, CRM, ERP und Ablage. Wo eine fehlt, sagt es die Abklärung, bevor Sie eine Entwicklung bezahlen.',
      // You promise: every agent has limits, approvals and a log of each action.
      'Grenzen, Freigaben und ein Protokoll jeder Aktion',
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
        { name: 'Rechnung', item: 'Lampen', price: 'je\u00a040.00, exkl.\u00a0MWST', figure: 12, label: 'ver\u00adrechnet' },
        { name: 'Bestel\u00adlung', item: 'Lampen', price: 'je\u00a040.00, exkl.\u00a0MWST', figure: 12, label: 'bestellt' },
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
          text: 'Der Einkauf entscheidet. Hier entscheiden Sie:',
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
      // You promise: a person checks a sample of what matched, of the size that the client sets.
      match: {
        title: 'Wenn alle drei übereinstimmen',
        text: 'Keine Rückfrage beim Einkauf; die Buchung geht zur Freigabe an die Buchhaltung. Auch dann vergleicht ein Mensch eine Stichprobe mit den Papieren; wie gross sie ist, bestimmen Sie.',
      },
      terms: [
        {
          title: 'Grenzen',
          // You promise: an agent stops and asks where its agreed systems, actions and amounts end.
          text: 'Welche Systeme, welche Aktionen, bis zu welchem Betrag. An der Grenze hält der Agent an und fragt.',
        },
        {
          title: 'Freigaben',
          // You promise: the steps that the client names wait for a person.
          text: 'Die Schritte, die Sie bestimmen, warten auf einen Menschen: hier die Buchung und jede Abweichung.',
        },
        {
          title: 'Protokoll',
          // You promise: the log says what was read and done, when, and who approved it.
          text: 'Was der Agent gelesen hat, was er wann getan hat und wer es freigegeben hat.',
        },
      ],
      // You promise: you build nothing that decides about people, or whose result nobody could check.
      alternatives: {
        title: 'Wo anderes besser ist',
        terms: [
          { title: 'Eine Regel im ERP', text: 'Jeder Fall folgt derselben Regel.' },
          {
            title: 'Ein Assistent wie Copilot',
            text: 'Jemand braucht Hilfe bei einem Text und prüft ihn sofort.',
          },
          { title: 'RPA', text: 'Masken und Schritte ändern sich nie.' },
          {
            title: 'Ein Agent',
            text: 'Dokumente unterscheiden sich, es gibt Ausnahmen, und jede Aktion braucht eine Grenze und ein Protokoll.',
          },
          {
            title: 'Ein Mensch',
            text: 'Entschieden wird über einen Menschen, oder niemand könnte das Ergebnis prüfen. So etwas bauen wir nicht.',
          },
        ],
      },
    },
  },
  {
    id: 'research',
    title: 'KI\u2011Forschung',
    card: {
      text: 'Eine Frage pro Studie: Kann ein Modell diese Aufgabe gut genug lösen? Was das beweisen würde, vereinbaren wir zuerst.',
      action: 'Beispiel «Studie» ansehen',
    },
    lead: 'Angewandte Studien, die jeden Fehler zählen und mit einem Ja oder Nein enden.',
    points: [
      'Machbarkeitsstudien mit Ihren eigenen Daten',
      'Testfälle und Fehleranalysen',
      'Vergleich von Open\u2011Weight\u2011Modellen mit proprietären',
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
        'Zuerst lesen Ihre Leute eine Stichprobe: So entsteht die Musterlösung.',
        'Drei Modelle lesen dieselben Lieferscheine. Jede Abweichung von der Musterlösung zählt als Fehler.',
        // You promise: a study reports errors by field and the cost per page, and ends in a yes or a no with reasons.
        'Sie erhalten die Fehler pro Feld, die Kosten pro Seite und ein begründetes Ja oder Nein.',
      ],
      certainty: {
        title: 'Wie viele Fälle etwas beweisen',
        caption:
          'Misslingt keiner von n zufällig gezogenen Fällen, liegt die Fehlerquote mit 95\u00a0% Sicherheit unter 1\u00a0minus der n\u2011ten\u00a0Wurzel aus\u00a00,05.',
        cases: 'Fälle, keiner misslungen',
        errorRate: 'Fehlerquote unter',
        decimalSign: ',',
        percentSign: '\u00a0%',
      },
    },
  },
  {
    id: 'saas',
    title: 'SaaS nach\u00a0Mass',
    card: {
      title: 'SaaS-Plattformen',
      // You promise: on a platform, the data of each customer is kept apart.
      text: 'Eine Plattform für viele Kunden: jeder mit eigener Anmeldung, eigener Rechnung und getrennten Daten.',
      action: 'Beispiel «Preisrechner» ansehen',
    },
    lead: 'Von der ersten lauffähigen Version bis zur SaaS\u2011Plattform, die sich viele Kunden teilen.',
    points: [
      // You promise: a platform is hosted in the country that the client names.
      'Hosting in dem Land, das Sie bestimmen',
      // You promise: you monitor and update a platform until the client's team takes it over.
      'Überwachung und Updates, bis Ihr Team übernimmt',
    ],
    drawing: 'saas',
    caption: 'Symbolbild: acht Module, die nacheinander ihre Plätze tauschen.',
    action: { label: 'Eine Plattform planen', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Beispiel: ein Preisrechner, heute eine Excel\u2011Tabelle',
      picture: 'squares',
      steps: [
        'Heute füllt Ihr Verkauf die Tabelle aus und schickt jedem Kunden das Ergebnis.',
        'Mit der ersten Version erhält ein Kunde ein Konto und den Preisrechner.',
        'Dann folgen weitere Kunden, Rollen und die Abrechnung. Die Daten jedes Kunden bleiben getrennt.',
      ],
    },
  },
];

const count = ['Zwei', 'Drei', 'Vier', 'Fünf'][blocks.length - 2];
const examples = blocks.every(({ example }) => example) ? 'jede mit einem Beispiel' : 'mit Beispielen';

export const services = ({ name }: Facts): ServicesWords => ({
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
    lead: `${count} Leistungen, ${examples}. Halten Sie Ihre eigene Arbeit daneben.`,
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
    title: ['Beschreiben\u00a0Sie', 'die Aufgabe'],
    // You promise: you name the service that fits a task, or say that none does.
    text: 'Unschlüssig, welche Leistung? Wir nennen Ihnen die richtige oder sagen, dass keine passt.',
    action: { label: 'Schreiben Sie uns', page: 'contact' },
  },
});
