import type { Facts, Service, ServicesWords } from '../../words.ts';
import { sayNumber } from './sentences.ts';

/** The services of `en/services.ts`, in the same order and with the same ids. */
const writeBlocks = ({ systems }: Facts): Service[] => [
  {
    id: 'agents',
    title: 'Agenten nach\u00a0Mass',
    card: {
      text: 'Ein Agent vergleicht die Rechnung mit Bestellung und Lieferschein und bereitet die Buchung vor. Wo etwas abweicht, fragt er Ihre Leute.',
      action: 'Beispiel «Rechnung»',
    },
    lead: 'Ein Agent ist Software, die liest, innerhalb Ihrer Grenzen entscheidet und in Ihren bestehenden Systemen handelt. Was Ihr ERP selbst abgleichen kann, überlassen Sie dem ERP; der Agent übernimmt Scans, fremde Artikelnummern und Ausnahmen.',
    points: [
      'Agenten für Tickets, Rechnungen und Fragen zu Ihren eigenen Dokumenten',
      `Über Schnittstellen verbunden mit E-\u2060Mail, CRM, ERP und Ablage. ${systems ? `Wir haben ${systems} schon angebunden. ` : ''}Nennen Sie uns Ihr ERP in der E-\u2060Mail: Wir suchen seine Schnittstelle, bevor Sie die Abklärung bezahlen.`,
      'Vor dem Einsatz an Ihren eigenen Fällen getestet',
    ],
    drawing: 'agents',
    caption:
      'Zwölf Agenten; jeder bewegt sich nur dort, wo er darf. Einer wartet auf einen Menschen.',
    action: { label: 'Ihren Agenten besprechen', page: 'contact' },
    questions: [
      'Um welche Aufgabe geht es?',
      'Wie viele Fälle sind es pro Monat?',
      'Welche Systeme sind beteiligt?',
      'Wo harzt es?',
    ],
    example: {
      kind: 'case',
      title: 'Beispiel: 12\u00a0fakturiert, 10\u00a0geliefert',
      sheets: [
        {
          name: 'Rechnung',
          item: 'Lampen zu CHF 40.00, exkl. MWST',
          figure: 12,
          label: 'faktu\u00adriert',
        },
        {
          name: 'Bestel\u00adlung',
          item: 'Lampen zu CHF 40.00, exkl. MWST',
          figure: 12,
          label: 'bestellt',
        },
        { name: 'Liefer\u00adschein', item: 'Lampen', figure: 10, label: 'geliefert' },
      ],
      log: [
        { time: '09:14', text: 'Der Agent liest alle drei.', by: 'agent' },
        {
          time: '09:14',
          text: 'Auf dem Lieferschein steht\u00a010. Der Agent fragt beim Einkauf nach und wartet: «12\u00a0fakturiert, 10\u00a0geliefert. Wie viele zahlen\u00a0wir?»',
          by: 'agent',
        },
        {
          time: '10:52',
          text: 'Der Einkauf entscheidet. Hier entscheiden Sie:',
          by: 'person',
          question: {
            unanswered: 'Ohne Entscheid des Einkaufs wird nichts gebucht.',
            answers: [
              {
                label: '10\u00a0zahlen',
                difference: 'struck',
                consequences: [
                  'Der Agent bereitet die Buchung der ganzen Rechnung über CHF 480.00\u00a0vor.',
                  'Zu zahlen sind CHF 400.00 (10\u00a0×\u00a040.00). CHF 80.00 bleiben bis zur Gutschrift gesperrt.',
                ],
              },
              {
                label: '12\u00a0zahlen',
                difference: 'missing',
                consequences: [
                  'Der Agent bereitet die Buchung der ganzen Rechnung über CHF 480.00\u00a0vor. Zu zahlen ist der ganze Betrag.',
                  'Im Protokoll steht, wer im Einkauf so entschieden hat und dass zwei Lampen nicht geliefert wurden.',
                ],
              },
              {
                label: '2\u00a0abwarten',
                difference: 'awaited',
                consequences: [
                  'Der Agent bereitet die Buchung der ganzen Rechnung über CHF 480.00\u00a0vor.',
                  'Jetzt zu zahlen sind CHF 400.00 (10\u00a0×\u00a040.00). CHF 80.00 bleiben gesperrt, bis die zwei Lampen eintreffen.',
                ],
              },
            ],
            next: {
              time: 'Jetzt',
              text: 'Die Buchung wartet auf die Buchhaltung. Die Zahlung lösen nur Sie\u00a0aus.',
            },
          },
        },
      ],
      match: {
        title: 'Wenn alle drei übereinstimmen',
        text: 'Der Agent fragt nicht beim Einkauf nach; die Buchhaltung gibt die Buchung frei. Das dauert Sekunden, wo Abtippen und Vergleichen Minuten brauchten. Ein Mensch vergleicht eine Stichprobe mit den Belegen; wie gross sie ist, bestimmen\u00a0Sie.',
      },
      terms: [
        {
          title: 'Grenzen',
          text: 'Sie bestimmen, welche Systeme und Aktionen dem Agenten offenstehen und bis zu welchem Betrag. Ein Dokument kann einen Agenten irreführen; darum begrenzen ihn Zugriffsrechte, nicht Anweisungen. An der Grenze hält er an und fragt. Jeder Agent hat ein eigenes Konto, das Sie selbst sperren können.',
        },
        {
          title: 'Freigaben',
          text: 'Der Agent wartet bei den Schritten, die Sie nennen, auf eine Freigabe: hier bei jeder Buchung und bei jeder Abweichung.',
        },
        {
          title: 'Protokoll',
          text: 'Es hält fest, was der Agent gelesen hat, was er wann getan hat und wer es freigegeben hat.',
        },
      ],
      alternatives: {
        title: 'Wann sich ein Agent eignet und wann\u00a0nicht',
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
            text: 'Der Entscheid betrifft einen Menschen, oder niemand könnte das Ergebnis prüfen. Dafür bauen wir keinen Agenten.',
          },
        ],
      },
    },
  },
  {
    id: 'research',
    title: 'KI-Forschung',
    card: {
      text: 'Jede Studie beantwortet eine Frage: Kann ein Modell Ihre Aufgabe gut genug lösen? Was als Beweis gilt, vereinbaren wir zuerst.',
      action: 'Beispiel «Studie»',
    },
    lead: 'In unseren angewandten Studien zählt jeder Fehler, und jede endet mit einem Ja oder einem\u00a0Nein.',
    points: [
      'Machbarkeitsstudien mit Ihren eigenen Daten',
      'Testfälle und Fehleranalysen',
      'Open-\u2060Weight- und proprietäre Modelle im\u00a0Vergleich',
      'Ein schriftlicher Bericht, der Ihnen gehört',
    ],
    drawing: 'research',
    caption:
      'Symbolbild, kein Ergebnis: fünfzehn Messungen nach der Grösse des Fehlers. Die schlechteste geht an einen Menschen.',
    action: { label: 'Eine Studie vorschlagen', page: 'contact' },
    questions: [
      'Welche Frage soll die Studie klären?',
      'Welche Daten haben Sie?',
      'Wer kennt die richtigen Antworten?',
      'Was kostet ein Fehler?',
    ],
    example: {
      kind: 'steps',
      title: 'Beispiel: Kann ein Modell Ihre Lieferscheine lesen?',
      picture: 'bars',
      steps: [
        'Zuerst lesen Ihre Leute eine Stichprobe; so\u00a0entsteht die Musterlösung.',
        'Drei Modelle lesen dieselben Lieferscheine. Jede Abweichung von der Musterlösung zählt als Fehler.',
        'Sie erhalten die Fehler pro Feld, die Kosten pro Seite und ein begründetes Ja oder Nein.',
      ],
      certainty: {
        title: 'Wie viele Testfälle braucht\u00a0es?',
        caption:
          'Die Testfälle sind zufällig gezogen. Misslingt keiner, liegt die wahre Fehlerquote mit 95\u00a0%\u00a0Sicherheit unter dem angegebenen Wert.',
        cases: 'Testfälle, alle fehlerfrei',
        errorRate: 'Fehlerquote unter',
      },
    },
  },
  {
    id: 'saas',
    title: 'SaaS-Plattformen',
    card: {
      text: 'Ihr Produkt wird zur Plattform für alle Ihre Kunden. Jeder hat ein eigenes Login, eigene Rechnungen und getrennte Daten.',
      action: 'Beispiel «Preisrechner»',
    },
    lead: 'Wir bauen eine erste funktionsfähige Version und daraus die SaaS-\u2060Plattform, die sich viele Kunden teilen.',
    points: [
      'Getrennte Daten für jeden Kunden',
      'Code ab der ersten Woche in Ihrem Repository',
      'Hosting in dem Land, das Sie bestimmen',
      'Überwachung und Updates, bis Ihr Team übernimmt',
    ],
    drawing: 'saas',
    caption: 'Acht Module tauschen ihre Plätze, eines nach dem anderen.',
    action: { label: 'Eine Plattform planen', page: 'contact' },
    questions: [
      'Was gibt es heute schon?',
      'Wer wird die Plattform nutzen?',
      'Wie viele Kunden sind es?',
      'Bis wann soll sie bereit sein?',
    ],
    example: {
      kind: 'steps',
      title: 'Beispiel: ein Preisrechner in\u00a0Excel',
      picture: 'squares',
      steps: [
        'Heute füllt Ihr Verkauf die Tabelle aus und schickt jedem Kunden das Ergebnis.',
        'Mit der ersten Version erhält ein Kunde ein Konto und den Preisrechner.',
        'Dann folgen weitere Kunden, Rollen und die Abrechnung. Die Daten jedes Kunden bleiben getrennt.',
      ],
    },
  },
];

export default (facts: Facts): ServicesWords => {
  const blocks = writeBlocks(facts);
  return {
    page: {
      label: 'Leistungen',
      title: [
        `KI-Agenten, KI-Forschung, SaaS-Plattformen | ${facts.name}`,
        'KI-Agenten, KI-Forschung, SaaS-Plattformen',
      ],
      description: [
        `KI-Agenten nach Mass, angewandte KI-Forschung und SaaS-Plattformen von ${facts.name}: je ein Beispiel, und was mit Ihren Daten geschieht.`,
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
      lead: introduce(blocks),
    },

    yourData: {
      title: 'Ihre Daten',
      lead: 'Das vereinbaren wir schriftlich, bevor Sie uns die erste Datei übergeben:',
      terms: [
        {
          title: 'Wo',
          text: facts.dataCountry
            ? `Standort ${facts.dataCountry}, ausser Sie nennen ein anderes Land.`
            : 'Der Ort, an dem wir sie bearbeiten und aufbewahren.',
        },
        { title: 'Wer', text: 'Unsere Leute namentlich, Anbieter mit Firmennamen.' },
        {
          title: 'Bis wann',
          text: 'Der Tag, an dem wir sie löschen, soweit kein Gesetz es verbietet, und unsere schriftliche Bestätigung.',
        },
        {
          title: 'Welches Modell',
          text: 'Das Modell, das Ihre Daten bearbeitet, und der Ort, an dem es läuft.',
        },
      ],
    },

    closing: {
      title: ['Beschreiben\u00a0Sie', 'die Aufgabe'],
      text: 'Welche Leistung passt? Wir nennen Ihnen die richtige oder sagen, dass keine passt.',
      action: { label: 'Schreiben Sie uns', page: 'contact' },
    },
  };
};

function introduce(blocks: Service[]): string {
  const count = sayNumber(blocks.length);
  const examples = blocks.every(({ example }) => example)
    ? `Zu jeder unserer ${count} Leistungen zeigen wir ein Beispiel`
    : `Zu unseren ${count} Leistungen zeigen wir Beispiele`;
  return `${examples}. Halten Sie Ihre eigene Arbeit daneben.`;
}
