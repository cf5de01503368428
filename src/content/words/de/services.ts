import { boundErrorRate } from '../../../site/bound-error-rate.ts';
import type { Facts, ServicesWords } from '../../../site/words.ts';
import { sayInCountry } from './sentences.ts';

export default (facts: Facts): ServicesWords => ({
  page: {
    label: 'Leistungen',
    title: 'KI-Agenten, KI-Forschung, SaaS-Plattformen',
    description: 'Drei Leistungen: Ein Agent bearbeitet Rechnungen, eine Studie endet mit Ja oder Nein, eine Tabelle wird zur Plattform.',
  },
  cards: { title: 'Unsere Leistungen' },
  head: {
    title: 'Leistungen',
    lead: 'Für Ihre Teams in Finanzen, Einkauf, Kundendienst und Betrieb.',
  },
  control: {
    title: 'Unter Ihrer Kontrolle',
    lead: 'Das gilt, wenn wir nichts anderes vereinbaren. Sie erhalten es schriftlich, bevor Sie uns eine Datei schicken.',
    folds: [
      {
        title: 'Grenzen',
        text: 'Sie legen fest, was der Agent darf, bis zu welchem Betrag, und welche Schritte jemand aus Ihrem Team freigeben muss.',
        more: 'Kommt er an eine Grenze, hält er an und fragt. Dafür sorgen Zugriffsrechte und feste Prüfungen ausserhalb des Modells. Was in einem Dokument steht, ändert daran nichts. Stimmen alle drei Belege überein, gibt Ihre Buchhaltung eine fertige Buchung frei, statt sie einzutippen.',
      },
      {
        title: 'Protokoll',
        text: 'Darin steht, was der Agent wann gelesen und getan hat und wer welchen Schritt freigegeben hat.',
        more: 'Rutscht eine falsche Buchung durch, zeigt das Protokoll, wie es dazu kam, und Ihr Team korrigiert sie wie jede andere.',
      },
      {
        title: 'Sicherheit',
        text: 'Jeder Agent hat ein eigenes Konto mit minimalen Rechten, das Sie jederzeit sperren können.',
        more: 'Vor dem Einsatz greifen wir ihn mit gefälschten Dokumenten an, und Ihre IT darf gerne mitmachen. Erfahren wir, dass Daten von Ihnen in falsche Hände geraten sind, melden wir es Ihnen innert 24 Stunden.',
      },
      {
        title: 'Ihre Leute',
        text: 'Die Leute, die diese Aufgabe heute erledigen, helfen uns, den Agenten zu entwerfen und zu testen.',
        more: 'Sagen Sie ihnen früh, was sie mit der gewonnenen Zeit tun werden. Auf Wunsch sind wir dabei und beantworten Fragen.',
      },
      {
        title: 'Wo Ihre Daten sind',
        text: facts.dataCountry
          ? `Ihre Daten bleiben ${sayInCountry(facts.dataCountry)}, und auch das Modell läuft dort, ausser Sie genehmigen ein anderes Land.`
          : 'Ihre Daten und das Modell bleiben in dem Land, das Sie genehmigen, bevor wir beginnen.',
        more: 'In der Offerte stehen das Modell und sein Anbieter, und Sie genehmigen beide. Der Agent läuft in Ihrem Cloud-Konto oder auf Ihren Servern. Haben Sie weder das eine noch das andere, läuft er bei einem Anbieter in diesem Land, und das Konto lautet auf Ihren Namen.',
      },
      {
        title: 'Wer sie sieht',
        text: 'Nur die Personen und Anbieter, die in der Offerte stehen. Ohne Ihre schriftliche Zustimmung darf niemand ein Modell damit trainieren, auch wir nicht.',
        more: 'Ausgenommen ist, was wir von Gesetzes wegen offenlegen müssen.',
      },
      {
        title: 'Wie lange',
        text: 'Ist unsere Arbeit abgeschlossen, löschen wir und unsere Anbieter innert 30 Tagen jede Kopie, und wir bestätigen Ihnen das schriftlich.',
        more: 'Eine Kopie behalten wir nur, wenn uns ein Gesetz dazu verpflichtet.',
      },
      {
        title: 'Recht',
        text: 'Wir halten uns an das Datenschutzgesetz (DSG) und, wo sie gilt, an die DSGVO.',
        more: 'Bevor wir einen Agenten bauen, dokumentieren wir, in welche Risikoklasse er nach der KI-Verordnung der EU fällt.',
      },
    ],
  },
  closing: {
    title: 'Unsicher? Fragen Sie uns',
    text: 'Schildern Sie Ihre Aufgabe in ein paar Zeilen, und wir sagen Ihnen, welche Leistung passt. Passt keine, sagen wir auch das.',
    action: { label: 'Kurz nachfragen', page: 'contact', anchor: 'draft-question' },
  },
  blocks: [
    {
      id: 'agents',
      title: 'Agenten nach Mass',
      card: {
        text: 'Kann Ihr ERP eine Rechnung nicht abgleichen, vergleicht sie der Agent mit Bestellung und Lieferschein und bereitet die Buchung vor. Stimmt etwas nicht überein, fragt er bei Ihrem Einkauf nach.',
        action: 'So bearbeitet ein Agent eine Rechnung',
      },
      lead: 'Ein Agent liest Ihre Dokumente und bereitet in Ihren Grenzen jeden Schritt vor. Wo Sie selbst entscheiden wollen, fragt er Ihr Team.',
      points: [
        'Wir bauen Agenten für Rechnungen, Bestellungen, Tickets, Berichte und Fragen zu Ihren Dokumenten.',
        `Wir binden sie an E-Mail, Ablage, CRM und ERP an.${facts.systemNames ? ` Schon angebunden haben wir ${facts.systemNames}.` : ''} Noch bevor Sie die Abklärung bestellen, finden wir heraus, wie man Ihres anbindet und was der Hersteller dafür verlangt.`,
        'Wir testen jeden Agenten vor dem Einsatz an Ihren Fällen, und Sie sehen jedes Ergebnis.',
      ],
      drawing: 'agents',
      action: { label: 'Einen Agenten besprechen', page: 'contact', anchor: 'draft-agents' },
      questions: [
        'Welche Aufgabe würden Sie abgeben?',
        'Wie viele Fälle sind es pro Monat?',
        'Welche Systeme nutzen Sie?',
        'Wo harzt es?',
      ],
      example: {
        kind: 'case',
        title: 'Verrechnet sind 12 Lampen. Geliefert wurden nur 10.',
        lead: 'Ihr ERP kommt nicht weiter: Der Lieferant hat eigene Artikelnummern, und die «−2» ist von Hand geschrieben.',
        documents: [
          {
            name: 'Rech\u00adnung',
            item: 'Lampe LX-440 zu CHF 40.00 exkl. MWST',
            number: 12,
            label: 'ver\u00adrechnet',
          },
          {
            name: 'Bestel\u00adlung',
            item: 'Lampe 30-118 zu CHF 40.00 exkl. MWST',
            number: 12,
            label: 'bestellt',
          },
          {
            name: 'Liefer\u00adschein',
            item: 'Lampe LX-440, Scan mit «−2» von Hand',
            number: 10,
            label: 'geliefert',
            isCorrected: true,
          },
        ],
        log: [
          {
            time: '09:14',
            text: 'Der Agent liest alle drei Belege und erkennt, dass die LX-440 des Lieferanten Ihre Lampe 30-118 ist.',
          },
          {
            time: '09:14',
            text: 'Jemand in Ihrem Lager hat «−2» auf den Lieferschein geschrieben, darum fragt der Agent beim Einkauf nach.',
          },
        ],
        question: {
          time: '10:52',
          ask: 'Wie viele bezahlen wir?',
          waited: '98 Minuten Warten auf Sie',
          text: 'Jetzt sind Sie dran: Sie entscheiden für den Einkauf.',
          unanswered: 'Bis Sie entscheiden, wird nichts gebucht. Zahlungen können ohnehin nur Ihre Leute freigeben.',
          toPay: 'zu bezahlen',
          answers: {
            cancelled: {
              label: '10 bezahlen, 2 streichen',
              consequence: 'Der Agent schlägt vor, CHF 400.00 zu zahlen. CHF 80.00 sperrt er, bis die Gutschrift kommt.',
              number: 10,
              amounts: ['CHF 400.00 zu zahlen', 'CHF 80.00 gesperrt bis zur Gutschrift'],
            },
            paid: {
              label: '12 bezahlen',
              consequence: 'Der Agent schlägt vor, CHF 480.00 zu zahlen. Ihr Entscheid und die 2 Lampen stehen im Protokoll.',
              number: 12,
              amounts: ['CHF 480.00 zu zahlen', '2 fehlende Lampen im Protokoll vermerkt'],
            },
            later: {
              label: '10 jetzt, 2 später',
              consequence: 'Der Agent schlägt vor, jetzt CHF 400.00 zu zahlen. CHF 80.00 sperrt er, bis die 2 Lampen da sind.',
              number: 10,
              amounts: ['CHF 400.00 jetzt zu zahlen', 'CHF 80.00 gesperrt, bis die Lampen da sind'],
            },
          },
        },
        next: { time: 'Jetzt', text: 'Ihre Buchhaltung prüft die Buchung und gibt die Zahlung frei.' },
        entry: {
          title: 'Die Buchung, die der Agent vorbereitet',
          name: 'Buchung',
          item: 'Lampe 30-118 zu CHF 40.00 exkl. MWST',
          waits: 'Wartet auf die Buchhaltung',
            },
        fits: {
          title: 'Wann sich ein Agent eignet',
          terms: [
            {
              title: 'Eine Regel im ERP',
              text: 'Genügt, wenn jeder Fall der gleichen Regel folgt. Ihr ERP-Partner kann sie einrichten.',
            },
            {
              title: 'Ein fertiges Produkt',
              text: 'Ist die bessere Wahl, wenn Sie gängige Belege haben und das Produkt schon an Ihr ERP angebunden ist.',
            },
            {
              title: 'Ein Assistent wie Copilot',
              text: 'Passt, wenn jemand Hilfe bei einem Dokument braucht und das Ergebnis selbst prüft.',
            },
            {
              title: 'RPA (Software, die klickt)',
              text: 'Passt, solange Masken und Schritte immer gleich bleiben.',
            },
            {
              title: 'Ein Agent',
              text: 'Lohnt sich, wenn im Monat mehrere hundert Fälle kommen, kaum einer dem anderen gleicht und jede Aktion eine Grenze und ein Protokoll braucht.',
            },
            {
              title: 'Ein Mensch',
              text: 'Ist unersetzlich, wenn über einen Menschen entschieden wird oder wenn niemand das Ergebnis prüfen könnte. Dafür bauen wir keine Agenten.',
            },
          ],
        },
      },
    },
    {
      id: 'research',
      title: 'KI-Forschung',
      card: {
        text: 'Löst ein Modell die Aufgabe gut genug? Wir testen mehrere an Ihren Fällen. Sie erhalten ein Ja oder ein Nein und die Fehlerquoten dazu.',
        action: 'So läuft eine Studie ab',
      },
      lead: 'Manche Aufgaben sind so schwierig oder so neu, dass der kurze Test in der Abklärung nicht reicht. Dann vergleichen wir in einer Studie mehrere Modelle an Ihren Fällen, und am Ende steht ein Ja oder ein Nein.',
      points: [
        'Zuerst vereinbaren wir mit Ihnen, was «gut genug» heisst.',
        'Wir vergleichen proprietäre Modelle mit offenen Modellen (Open Weight), die auf Ihren eigenen Servern laufen können.',
        'Die Testfälle, die Fehleranalyse und der Bericht gehören Ihnen.',
        ...(facts.prices
          ? [
              `Eine Studie verrechnen wir zu CHF ${facts.format(facts.prices.dayRate)} exkl. MWST pro Tag, und die Obergrenze steht in der Offerte.`,
            ]
          : []),
      ],
      drawing: 'research',
      action: { label: 'Eine Studie besprechen', page: 'contact', anchor: 'draft-research' },
      questions: [
        'Welche Frage soll die Studie beantworten?',
        'Welche Daten haben Sie?',
        'Wer kennt die richtigen Antworten?',
        'Was kostet Sie ein Fehler?',
      ],
      example: {
        kind: 'steps',
        title: 'Kann ein Modell Ihre Lieferscheine lesen?',
        picture: 'readings',
        steps: [
          'Zuerst erfassen Ihre Leute eine Auswahl von Lieferscheinen von Hand. Das ist die Musterlösung.',
          'Dann lesen drei Modelle dieselben Lieferscheine, und jede Abweichung von der Musterlösung zählt als Fehler.',
          'Sie erhalten die Fehlerquote pro Feld, die Kosten pro Seite und ein begründetes Ja oder Nein.',
        ],
        note: {
          title: 'Wie viele Testfälle genügen?',
          text: `Sind 60 zufällig gewählte Testfälle fehlerfrei, liegt die wahre Fehlerquote mit einer Sicherheit von 95 % unter ${boundErrorRate(60).replace('.', ',')} %. Bei 300 liegt sie unter ${boundErrorRate(300).replace('.', ',')} %.`,
        },
      },
    },
    {
      id: 'saas',
      title: 'SaaS-Plattformen',
      card: {
        text: 'Ihre Kunden sehen selbst nach, statt Ihnen zu mailen. Wir machen aus Ihrem Produkt eine Plattform, auf der jeder seine Daten und seine Rechnungen findet.',
        action: 'So wird eine Tabelle zur Plattform',
      },
      lead: 'Wir machen aus Ihrem Produkt oder aus Ihrer besten Excel-Tabelle eine Plattform, auf der Ihre Kunden selbst finden, was sie brauchen.',
      points: [
        'Der Code liegt ab der ersten Woche in Ihrem Repository, und Sie wählen das Land, in dem die Plattform läuft.',
        'Wir überwachen und aktualisieren sie, bis Ihr eigenes Team übernimmt.',
        ...(facts.prices
          ? [
              `In der Offerte steht für jeden Schritt ein Festpreis, gerechnet mit CHF ${facts.format(facts.prices.dayRate)} exkl. MWST pro Tag.`,
            ]
          : []),
      ],
      drawing: 'saas',
      action: { label: 'Eine Plattform besprechen', page: 'contact', anchor: 'draft-saas' },
      questions: [
        'Was haben Sie heute schon?',
        'Wer wird die Plattform nutzen?',
        'Mit wie vielen Kunden rechnen Sie?',
        'Bis wann brauchen Sie eine erste Version?',
      ],
      example: {
        kind: 'steps',
        title: 'Aus einer Preistabelle wird eine Plattform',
        picture: 'sheets',
        steps: [
          'Heute füllt Ihr Verkauf die Tabelle aus und mailt jedem Kunden das Ergebnis.',
          'In der ersten Version meldet sich ein einzelner Kunde an und erhält seinen Preis, ohne auf Sie zu warten.',
          'Danach kommen weitere Kunden, Rollen und die Abrechnung dazu, und niemand verschickt mehr eine Tabelle.',
        ],
      },
    },
  ],
});
