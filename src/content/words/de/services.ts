import type { Facts, ServicesWords } from '../../words.ts';
import { sayInCountry } from './sentences.ts';

export default (facts: Facts): ServicesWords => ({
  page: {
    label: 'Leistungen',
    title: [
      `KI-Agenten, KI-Forschung, SaaS-Plattformen | ${facts.name}`,
      'KI-Agenten, KI-Forschung, SaaS-Plattformen',
    ],
    description: [
      `Sehen Sie, wie ein Agent eine Rechnung bearbeitet, eine Studie mit Ja oder Nein endet und eine Tabelle zur Plattform wird. Leistungen von ${facts.name}.`,
      'Sehen Sie, wie ein Agent eine Rechnung bearbeitet, eine Studie mit Ja oder Nein endet und eine Tabelle zur Plattform wird.',
    ],
    picture: {
      title: 'Agenten, Forschung, Plattformen',
      alt: 'Scheiben in drei Grössen, durch Linien verbunden. Eine Scheibe hat eine andere Farbe.',
    },
  },
  cards: { title: 'Unsere Leistungen' },
  head: {
    title: 'Leistungen',
    lead: 'Wir arbeiten für Teams in Finanzen, Einkauf, Kundendienst und Betrieb.',
  },
  yourData: {
    title: 'Ihre Daten',
    lead: 'Diese Grundsätze halten wir schriftlich fest, bevor Sie uns die erste Datei schicken.',
    terms: [
      {
        title: 'Wo',
        text: facts.dataCountry
          ? `Wir speichern und bearbeiten Ihre Daten ${sayInCountry(facts.dataCountry)}, und auch das Modell läuft dort. Für jedes andere Land brauchen wir Ihre Zustimmung.`
          : 'Sie wählen das Land, bevor wir beginnen. Dort speichern und bearbeiten wir Ihre Daten, und auch das Modell läuft dort.',
      },
      {
        title: 'Wer',
        text: 'Nur die Personen und Anbieter, die Ihre Offerte nennt, sehen Ihre Daten, ausser ein Gesetz verlangt die Offenlegung.',
      },
      {
        title: 'Wie lange',
        text: 'Wir löschen jede Kopie innert 30\u00a0Tagen nach Abschluss unserer Arbeit und bestätigen Ihnen die Löschung schriftlich. Nur ein Gesetz kann uns zur Aufbewahrung zwingen.',
      },
      {
        title: 'Welches Modell',
        text: 'Sie genehmigen das Modell, seinen Anbieter und das Land, in dem das Modell läuft. Ein neues Modell übernimmt erst, wenn es den Test an Ihren Fällen bestanden hat. Ein Agent kann auch mit einem Open-\u2060Weight-\u2060Modell auf Ihren eigenen Servern arbeiten.',
      },
      {
        title: 'Training',
        text: 'Wir lassen niemanden ein Modell mit Ihren Daten trainieren, ausser Sie stimmen schriftlich zu.',
      },
      {
        title: 'Gesetz',
        text: 'Wir halten uns an das Datenschutzgesetz (DSG) und, soweit anwendbar, an die DSGVO. Bevor wir einen Agenten bauen, halten wir schriftlich fest, in welche Risikoklasse der KI-\u2060Verordnung der EU er fällt.',
      },
    ],
  },
  closing: {
    title: 'Unsicher? Fragen Sie uns',
    text: 'Beschreiben Sie Ihre Aufgabe in ein paar Zeilen. Wir sagen Ihnen, welche Leistung passt oder dass keine passt.',
    action: { label: 'Schreiben Sie uns', page: 'contact' },
  },
  blocks: [
    {
      id: 'agents',
      title: 'Agenten nach\u00a0Mass',
      card: {
        text: 'Der Agent vergleicht jede Rechnung mit Bestellung und Lieferschein und bereitet die Buchung vor. Bei Abweichungen fragt der Agent Ihre Einkaufsabteilung.',
        action: 'So bearbeitet ein Agent eine Rechnung',
      },
      lead: 'Ein Agent liest Dokumente, entscheidet innerhalb Ihrer Grenzen und handelt in Ihren bestehenden Systemen. Was Ihr ERP selbst abgleichen kann, bleibt beim ERP. Der Agent übernimmt den Rest, etwa Scans, Artikelnummern der Lieferanten und Ausnahmen.',
      points: [
        'Wir bauen Agenten für Rechnungen, Bestellungen, Tickets und Fragen zu Ihren eigenen Dokumenten.',
        `Wir verbinden den Agenten mit E-\u2060Mail, CRM, ERP und Ablage.${facts.systems ? ` Bereits angebunden haben wir ${facts.systems}.` : ''} Nennen Sie uns Ihr ERP, und wir klären, ob es eine Schnittstelle hat, noch bevor Sie die Abklärung bestellen.`,
        'Wir testen den Agenten vor dem Einsatz an Ihren eigenen Fällen, und Sie sehen jedes Ergebnis.',
      ],
      drawing: 'agents',
      action: { label: 'Projekt besprechen', page: 'contact' },
      questions: [
        'Welche Aufgabe würden Sie abgeben?',
        'Wie viele Fälle sind es pro Monat?',
        'Welche Systeme nutzen Sie?',
        'Wo harzt es?',
      ],
      example: {
        kind: 'case',
        title: 'Auf der Rechnung stehen 12\u00a0Lampen. Gekommen sind nur\u00a010.',
        lead: 'Ihr ERP kann diese Rechnung nicht abgleichen. Der Lieferant verwendet eine andere Artikelnummer, und die Fehlmenge steht nur von Hand auf einem Scan.',
        documents: [
          {
            name: 'Rech\u00adnung',
            item: 'Lampe LX-440 zu CHF 40.00, exkl. MWST',
            number: 12,
            label: 'faktu\u00adriert',
          },
          {
            name: 'Bestel\u00adlung',
            item: 'Lampe 30-118 zu CHF 40.00, exkl. MWST',
            number: 12,
            label: 'bestellt',
          },
          {
            name: 'Liefer\u00adschein',
            item: 'Scan. Lampe LX-440, von Hand «2\u00a0fehlen»',
            number: 10,
            label: 'geliefert',
          },
        ],
        log: [
          {
            time: '09:14',
            text: 'Der Agent liest alle drei Belege und erkennt in der LX-440 des Lieferanten Ihre Lampe 30-118.',
            by: 'agent',
          },
          {
            time: '09:14',
            text: 'Ihr Lager hat auf dem Lieferschein «2\u00a0fehlen» vermerkt. Der Agent fragt beim Einkauf nach: «12\u00a0fakturiert, 10\u00a0geliefert. Wie viele zahlen\u00a0wir?»',
            by: 'agent',
          },
          {
            time: '10:52',
            text: 'Sie sind am Zug. In diesem Beispiel entscheiden Sie für den Einkauf.',
            by: 'person',
            question: {
              unanswered: 'Solange Sie nicht entscheiden, bereitet der Agent keine Buchung vor.',
              answers: [
                {
                  label: '10 zahlen',
                  difference: 'struck',
                  consequences: [
                    'Der Agent schlägt vor, CHF 400.00 für die 10\u00a0gelieferten Lampen zu zahlen.',
                    'Die übrigen CHF 80.00 bleiben gesperrt, bis der Lieferant eine Gutschrift schickt.',
                  ],
                },
                {
                  label: '12 zahlen',
                  difference: 'missing',
                  consequences: [
                    'Der Agent schlägt vor, den vollen Betrag von CHF 480.00 zu zahlen.',
                    'Das Protokoll hält Ihren Entscheid und die 2\u00a0fehlenden Lampen fest.',
                  ],
                },
                {
                  label: 'Auf\u00a02 warten',
                  difference: 'missing',
                  consequences: [
                    'Der Agent schlägt vor, jetzt CHF 400.00 für die 10\u00a0gelieferten Lampen zu zahlen.',
                    'Die übrigen CHF 80.00 bleiben gesperrt, bis die 2\u00a0fehlenden Lampen eintreffen.',
                  ],
                },
              ],
            },
          },
          {
            time: 'Jetzt',
            text: 'Ihre Buchhaltung prüft die Buchung des Agenten. Eine Zahlung auslösen können nur Ihre eigenen Mitarbeitenden.',
            by: 'person',
          },
        ],
        match: {
          title: 'Wenn alle drei übereinstimmen',
          text: 'Der Agent muss niemanden im Einkauf fragen. Ihre Buchhaltung gibt eine fertige Buchung frei, statt die Rechnung abzutippen. Wie viele Rechnungen die Buchhaltung mit den Originalen vergleicht, bestimmen\u00a0Sie.',
        },
        terms: [
          {
            title: 'Grenzen',
            text: 'Sie bestimmen die Systeme, die Aktionen und den Höchstbetrag. An Ihren Grenzen hält der Agent an und fragt. Zugriffsrechte und feste Prüfungen ausserhalb des Modells setzen Ihre Grenzen durch. Ein gefälschtes Dokument ändert daran nichts.',
          },
          {
            title: 'Freigaben',
            text: 'Sie legen fest, welche Schritte auf Ihre Mitarbeitenden warten. In diesem Beispiel warten alle Buchungen und alle Abweichungen.',
          },
          {
            title: 'Protokoll',
            text: 'Das Protokoll zeigt, was der Agent wann gelesen und getan hat und wer jeden Schritt freigegeben hat.',
          },
          {
            title: 'Sicherheit',
            text: 'Jeder Agent hat ein eigenes Konto mit minimalen Rechten, und Sie können dieses Konto sperren. Vor dem Einsatz greifen wir den Agenten mit gefälschten Dokumenten an. Ihre IT darf gerne mitmachen.',
          },
          {
            title: 'Ihre Mitarbeitenden',
            text: 'Wer die Aufgabe heute erledigt, hilft uns, den Agenten zu entwerfen und zu testen. Sagen Sie Ihren Mitarbeitenden früh, was sie mit der gewonnenen Zeit tun werden. Wir kommen mit und beantworten Fragen.',
          },
        ],
        fold: {
          title: 'Wann sich ein Agent eignet und wann\u00a0nicht',
          terms: [
            {
              title: 'Eine Regel in Ihrem ERP',
              text: 'Am besten, wenn jeder Fall derselben Regel folgt. Ihr ERP-\u2060Partner kann eine solche Regel ohne uns einrichten.',
            },
            {
              title: 'Ein Assistent wie Copilot',
              text: 'Am besten, wenn jemand aus Ihrem Team Hilfe bei einem Text braucht und das Ergebnis sofort prüft.',
            },
            {
              title: 'RPA (Software, die klickt)',
              text: 'Am besten, wenn sich Masken und Schritte nie ändern.',
            },
            {
              title: 'Ein Agent',
              text: 'Am besten, wenn eine Aufgabe Hunderte Male im Monat anfällt, Dokumente sich unterscheiden und jede Aktion Grenze und Protokoll braucht.',
            },
            {
              title: 'Ein Mensch',
              text: 'Am besten, wenn der Entscheid einen Menschen betrifft oder wenn niemand das Ergebnis prüfen könnte. Für solche Arbeit bauen wir keine Agenten.',
            },
          ],
        },
      },
    },
    {
      id: 'research',
      title: 'KI-Forschung',
      card: {
        text: 'Löst ein Modell die Aufgabe gut genug? Wir testen Modelle an Ihren eigenen Fällen. Sie erhalten ein Ja oder ein Nein, mit den Fehlerquoten.',
        action: 'So läuft eine Studie ab',
      },
      lead: 'Finden Sie heraus, ob ein Modell die Aufgabe lösen kann, bevor Sie auf ein Modell bauen. Unsere angewandten Studien enden mit einem Ja oder einem Nein und mit gemessenen Fehlerquoten.',
      points: [
        'Zuerst vereinbaren wir mit Ihnen, was als gut genug gilt.',
        'Wir vergleichen proprietäre Modelle mit Open-\u2060Weight-\u2060Modellen, die auf Ihren eigenen Servern laufen können.',
        'Sie behalten die Testfälle, die Fehleranalyse und den schriftlichen Bericht.',
      ],
      drawing: 'research',
      action: { label: 'Studie besprechen', page: 'contact' },
      questions: [
        'Welche Frage soll die Studie beantworten?',
        'Welche Daten haben Sie?',
        'Wer kennt die richtigen Antworten?',
        'Was kostet Sie ein Fehler?',
      ],
      example: {
        kind: 'steps',
        title: 'Beispiel: Kann ein Modell Ihre Lieferscheine lesen?',
        picture: 'bars',
        steps: [
          'Zuerst lesen Ihre Mitarbeitenden eine Auswahl von Lieferscheinen. So entsteht die Musterlösung.',
          'Dann lesen drei Modelle dieselben Lieferscheine. Jede Abweichung von der Musterlösung zählt als Fehler.',
          'Sie erhalten die Fehlerquote pro Feld, die Kosten pro Seite und ein begründetes Ja oder Nein.',
        ],
        // The bound is 1 − 0.05 ^ (1 / cases).
        fold: {
          title: 'Wie viele Testfälle genügen?',
          lead:
            'Wir ziehen die Testfälle zufällig. Tritt kein Fehler auf, liegt die wahre Fehlerquote mit 95\u00a0%\u00a0Sicherheit unter dem angegebenen Wert.',
          terms: [
            { title: '30 Testfälle, alle fehlerfrei', text: 'Die Fehlerquote liegt unter 9,5\u00a0%.' },
            { title: '60 Testfälle, alle fehlerfrei', text: 'Die Fehlerquote liegt unter 4,9\u00a0%.' },
            { title: '100 Testfälle, alle fehlerfrei', text: 'Die Fehlerquote liegt unter 3,0\u00a0%.' },
            { title: '300 Testfälle, alle fehlerfrei', text: 'Die Fehlerquote liegt unter 1,0\u00a0%.' },
          ],
        },
      },
    },
    {
      id: 'saas',
      title: 'SaaS-Plattformen',
      card: {
        text: 'Wir machen aus Ihrem Produkt eine Plattform für alle Ihre Kunden. Jeder Kunde erhält ein eigenes Login, eigene Daten und eigene Rechnungen.',
        action: 'So wird eine Tabelle zur Plattform',
      },
      lead: 'Wir machen aus Ihrem Produkt oder aus Ihrer besten Excel-\u2060Tabelle eine Plattform, die viele Kunden gemeinsam nutzen.',
      points: [
        'Jeder Kunde sieht nur die eigenen Daten.',
        'Der Code liegt ab der ersten Woche in Ihrem Repository.',
        'Sie wählen das Land, in dem die Plattform gehostet wird.',
        'Wir überwachen und aktualisieren die Plattform, bis Ihr eigenes Team übernimmt.',
      ],
      drawing: 'saas',
      action: { label: 'Plattform besprechen', page: 'contact' },
      questions: [
        'Was haben Sie heute schon?',
        'Wer wird die Plattform nutzen?',
        'Mit wie vielen Kunden rechnen Sie?',
        'Bis wann brauchen Sie eine erste Version?',
      ],
      example: {
        kind: 'steps',
        title: 'Beispiel: eine Excel-Tabelle, die Preise berechnet',
        picture: 'squares',
        steps: [
          'Heute füllt Ihr Verkauf die Tabelle aus und mailt jedem Kunden das Ergebnis.',
          'In der ersten Version meldet sich ein Kunde an und erhält einen Preis, ohne auf Sie zu warten.',
          'Dann fügen Sie Kunden, Rollen und die Abrechnung hinzu. Niemand verschickt mehr eine Tabelle.',
        ],
      },
    },
  ],
});
