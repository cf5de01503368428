import type { Facts, ServicesWords } from '../../../site/words.ts';

export default (facts: Facts): ServicesWords => ({
  page: {
    label: 'Leistungen',
    title: 'KI-Agenten, KI-Forschung, SaaS-Plattformen',
    description: 'Drei Leistungen: Ein Agent bearbeitet Rechnungen, eine Studie endet mit einem Ja oder einem Nein, eine Tabelle wird zur Plattform.',
  },
  head: {
    title: 'Leistungen',
    lead: 'Für Ihre Teams in Buchhaltung, Einkauf, Kundendienst und Betrieb.',
  },
  control: {
    title: 'Der Agent und Ihre Daten bleiben unter Ihrer Kontrolle',
    lead: 'Die Regeln für Ihre Daten gelten, wenn wir nichts anderes vereinbaren. Sie erhalten sie schriftlich, bevor Sie uns die erste Datei schicken.',
    folds: [
      {
        title: 'Grenzen',
        text: 'Sie legen fest, was der Agent darf und bis zu welchem Betrag. Feste Prüfungen ausserhalb des Modells setzen das durch, egal was in einem Dokument steht.',
        more: 'Sie bestimmen auch, welche Systeme er benutzt und welche Schritte jemand aus Ihrem Team freigibt. Zugriffsrechte sorgen dafür, dass er sich daran hält. Stösst er an eine Grenze, hält er an und fragt nach. Weichen die drei Belege nur in den Artikelnummern voneinander ab, muss niemand den Einkauf fragen: Ihre Buchhaltung gibt eine fertige Buchung frei, statt sie einzutippen, und bestimmt selbst, wie viele sie mit den Originalen vergleicht.',
      },
      {
        title: 'Protokoll',
        text: 'Im Protokoll steht, was der Agent wann gelesen und getan hat und wer welchen Schritt freigegeben hat.',
        more: 'Rutscht eine falsche Buchung durch, zeigt das Protokoll, wie es dazu kam, und Ihr Team korrigiert sie wie jede andere.',
      },
      {
        title: 'Sicherheit',
        text: 'Jeder Agent hat ein eigenes Konto mit minimalen Rechten, das Sie jederzeit sperren können.',
        more: 'Wenn wir den Agenten mit gefälschten Dokumenten angreifen, darf Ihre IT gerne mitmachen. Erfahren wir, dass Daten von Ihnen in falsche Hände geraten sind, melden wir es Ihnen innert 24 Stunden.',
      },
      {
        title: 'Ihre Leute',
        text: 'Die Leute, die diese Aufgabe heute erledigen, helfen uns, den Agenten zu entwerfen und zu testen.',
        more: 'Sagen Sie ihnen früh, was sie mit den gesparten Stunden tun werden. Auf Wunsch sind wir dabei und beantworten Fragen.',
      },
      {
        title: 'Land und Modell',
        text: facts.dataCountry
          ? `Ihre Daten bleiben in einem Land (${facts.dataCountry}), und auch das Modell läuft dort, ausser Sie genehmigen ein anderes.`
          : 'Ihre Daten und das Modell bleiben in dem Land, das Sie genehmigen, bevor wir beginnen.',
        more: 'In der Offerte stehen das Modell, sein Anbieter und das Land, in dem es läuft, und Sie genehmigen alle drei. Der Agent läuft in Ihrem Cloud-Konto oder auf Ihren Servern. Haben Sie weder das eine noch das andere, läuft er bei einem Anbieter in diesem Land, und das Konto lautet auf Ihren Namen. Offene Modelle (Open Weight) können auf Ihren eigenen Servern laufen. Ein neues Modell kommt erst zum Einsatz, wenn es den Test an Ihren Fällen bestanden hat.',
      },
      {
        title: 'Zugriff und Training',
        text: 'Nur die Personen und Anbieter, die in der Offerte stehen, sehen Ihre Daten. Ohne Ihre schriftliche Zustimmung darf niemand ein Modell damit trainieren, auch wir nicht.',
        more: 'Anderen geben wir Ihre Daten nur bekannt, wenn uns das Gesetz dazu verpflichtet.',
      },
      {
        title: 'Löschung',
        text: 'Ist unsere Arbeit abgeschlossen, löschen wir innert 30 Tagen alle Kopien, auch jene bei unseren Anbietern, und bestätigen es Ihnen schriftlich.',
        more: 'Eine Kopie behalten wir nur, wenn uns ein Gesetz dazu verpflichtet. Was in Ihren Konten liegt, bleibt bei Ihnen.',
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
    action: { label: 'Kurz nachfragen', page: 'contact', anchor: 'draft-question' },
  },
  list: [
    {
      id: 'agents',
      title: 'Agenten nach Mass',
      card: {
        text: 'Kann Ihr ERP eine Rechnung nicht abgleichen, vergleicht ein Agent sie mit Bestellung und Lieferschein. Dann bereitet er die Buchung vor oder fragt den Einkauf.',
        action: 'So bearbeitet ein Agent eine Rechnung',
      },
      lead: 'Ein Modell liest Ihre Dokumente. Der Agent ist das Programm darum herum: Er bereitet innerhalb Ihrer Grenzen jeden Schritt vor und fragt Ihr Team, wo Sie selbst entscheiden wollen.',
      points: [
        'Wir bauen Agenten für Rechnungen, Bestellungen, Tickets, Berichte und Fragen zu Ihren Dokumenten.',
        `Wir binden sie an E-Mail, Ablage, CRM und ERP an${facts.systemNames ? `; schon angebunden haben wir ${facts.systemNames}` : ''}. Bevor Sie die Abklärung bestellen, sagen wir Ihnen, wie sich Ihr ERP anbinden lässt und was der Hersteller dafür verlangt.`,
        'Vor dem Einsatz testen wir jeden Agenten an Ihren Fällen und greifen ihn mit gefälschten Dokumenten an.',
      ],
      drawing: 'agents',
      caption: '8 Dokumente aus 3 Fällen',
      action: { label: 'Nach einem Agenten fragen', page: 'contact', anchor: 'draft-agents' },
      questions: [
        'Welche Aufgabe würden Sie abgeben?',
        'Wie viele Fälle sind es pro Monat?',
        'Welche Systeme nutzen Sie?',
        'Wo harzt es?',
      ],
      openingCase: {
        title: 'Verrechnet sind 12 Lampen. Geliefert wurden nur 10.',
        lead: 'Ein Beispiel: Ihr ERP kann diese Rechnung nicht abgleichen. Der Agent kann es, bis auf eine Frage.',
        documents: [
          {
            name: 'Rechnung',
            item: 'Lampe LX-440 zu CHF 40.00',
            number: 12,
            label: 'verrechnet',
          },
          {
            name: 'Bestellung',
            item: 'Lampe 30-118 zu CHF 40.00',
            number: 12,
            label: 'bestellt',
          },
          {
            name: 'Lieferschein',
            item: 'Lampe LX-440, «−2» von Hand ergänzt',
            number: 10,
            label: 'geliefert',
            note: '−2',
          },
        ],
        log: [
          {
            time: '09:14',
            text: 'Der Agent liest alle drei Belege und erkennt, dass die LX-440 des Lieferanten Ihre Lampe 30-118 ist.',
          },
          {
            time: '09:14',
            text: 'Jemand in Ihrem Lager hat «−2» auf den Lieferschein geschrieben, darum fragt der Agent den Einkauf.',
          },
        ],
        question: {
          text: 'Wie viele bezahlen wir?',
          line: { time: '10:52', text: 'Jetzt sind Sie dran: Sie entscheiden für den Einkauf.' },
          waited: 'Der Agent wartet 98 Minuten.',
          unanswered: 'Bis Sie entschieden haben, wird nichts gebucht. Zahlungen können ohnehin nur Ihre Leute freigeben.',
          toPay: 'zu bezahlen',
          answers: {
            paid: {
              label: '12 bezahlen',
              done: 'Der Agent schlägt vor, die vollen CHF 480.00 exkl. MWST zu bezahlen. Ihr Entscheid und die 2 fehlenden Lampen stehen im Protokoll.',
              number: 12,
              amounts: ['CHF 480.00 zu bezahlen', '2 fehlende Lampen im Protokoll vermerkt'],
            },
            later: {
              label: '10 jetzt, 2 später',
              done: 'Der Agent schlägt vor, jetzt CHF 400.00 exkl. MWST zu bezahlen. Die übrigen CHF 80.00 bleiben gesperrt, bis die 2 Lampen da sind.',
              number: 10,
              amounts: ['CHF 400.00 jetzt zu bezahlen', 'CHF 80.00 gesperrt, bis die Lampen da sind'],
            },
            cancelled: {
              label: '10 bezahlen, 2 streichen',
              done: 'Der Agent schlägt vor, für die 10 gelieferten Lampen CHF 400.00 exkl. MWST zu bezahlen. Die übrigen CHF 80.00 sperrt er, bis der Lieferant eine Gutschrift schickt.',
              number: 10,
              amounts: ['CHF 400.00 zu bezahlen', 'CHF 80.00 gesperrt bis zur Gutschrift'],
            },
          },
        },
        next: { time: 'Jetzt', text: 'Ihre Buchhaltung prüft die Buchung und gibt die Zahlung frei.' },
        entry: {
          title: 'Die Buchung, die der Agent vorbereitet',
          name: 'Vorbereitete Buchung',
          item: 'Lampe 30-118 zu CHF 40.00, alle Beträge exkl. MWST',
          state: 'Wartet auf die Buchhaltung',
        },
        alternatives: {
          title: 'Wann Sie keinen Agenten brauchen',
          terms: [
            {
              title: 'Eine Regel im ERP oder Software, die klickt (RPA)',
              text: 'Genügt, wenn jeder Fall gleich abläuft. Ihr ERP-Partner kann das einrichten.',
            },
            {
              title: 'Ein fertiges Produkt',
              text: 'Die bessere Wahl, wenn Ihre Belege gängig sind und das Produkt schon an Ihr ERP angebunden ist.',
            },
            {
              title: 'Ein Mensch',
              text: 'Unersetzlich, wenn über einen Menschen entschieden wird oder wenn niemand das Ergebnis prüfen könnte. Dafür bauen wir keine Agenten.',
            },
            {
              title: 'Ein Agent',
              text: facts.offer
                ? `Lohnt sich, wenn viele Fälle anfallen und kaum einer dem anderen gleicht: im Beispiel auf der Startseite ab ${facts.format(facts.offer.leastCases)} pro Monat${facts.offer.range ? ', bei mittleren Preisen' : ''}.`
                : 'Lohnt sich, wenn jeden Monat viele Fälle anfallen und kaum einer dem anderen gleicht.',
            },
          ],
        },
      },
    },
    {
      id: 'research',
      title: 'KI-Forschung',
      card: {
        text: 'Löst ein Modell Ihre Aufgabe gut genug? Wir testen mehrere an Ihren Fällen, und Sie erhalten ein Ja oder ein Nein mit den Fehlerquoten dazu.',
        action: 'So läuft eine Studie ab',
      },
      lead: 'Manche Aufgaben sind zu schwierig oder zu neu für den kurzen Test in der Abklärung. In einer Studie vergleichen wir an Ihren Fällen kommerzielle und offene Modelle.',
      points: [
        'Zuerst vereinbaren wir mit Ihnen, was «gut genug» heisst.',
        `Die Testfälle, die Fehleranalyse und den Bericht behalten Sie.${facts.prices ? ` Eine Studie kostet CHF ${facts.format(facts.prices.dayRate)} pro Tag exkl. MWST, bis zur vereinbarten Obergrenze.` : ''}`,
      ],
      drawing: 'research',
      caption: '3 Modelle lesen 4 Lieferscheine: 12 Werte',
      action: { label: 'Nach einer Studie fragen', page: 'contact', anchor: 'draft-research' },
      questions: [
        'Welche Frage soll die Studie beantworten?',
        'Welche Daten haben Sie?',
        'Wer kennt die richtigen Antworten?',
        'Was kostet Sie ein Fehler?',
      ],
      example: {
        title: 'Kann ein Modell Ihre Lieferscheine lesen?',
        picture: 'readings',
        steps: [
          'Zuerst erfassen Ihre Leute einige Lieferscheine von Hand.',
          'Dann lesen drei Modelle dieselben Lieferscheine, und jede Abweichung von den Werten Ihrer Leute zählt als Fehler.',
          'Sie erhalten die Fehlerquote pro Feld, die Kosten pro Seite und ein begründetes Ja oder Nein.',
        ],
      },
    },
    {
      id: 'saas',
      title: 'SaaS-Plattformen',
      card: {
        text: 'Ihre Kunden sehen selbst nach, statt Ihnen zu mailen. Aus Ihrem Produkt oder Ihrer Tabelle wird eine Plattform, auf der jeder seine Preise, Daten und Rechnungen findet.',
        action: 'So wird eine Tabelle zur Plattform',
      },
      lead: 'Wir machen aus Ihrem Produkt oder aus Ihrer besten Excel-Tabelle eine Plattform, auf der Ihre Kunden selbst finden, was sie brauchen.',
      points: [
        'Der Code liegt ab der ersten Woche in Ihrem Repository, und Sie wählen das Land, in dem die Plattform läuft.',
        `Wir überwachen und aktualisieren die Plattform, bis Ihr eigenes Team übernimmt.${facts.prices ? ` Jeder Schritt hat einen Festpreis, gerechnet mit CHF ${facts.format(facts.prices.dayRate)} pro Tag exkl. MWST.` : ''}`,
      ],
      drawing: 'saas',
      caption: '15 Kunden auf einer Plattform',
      action: { label: 'Nach einer Plattform fragen', page: 'contact', anchor: 'draft-saas' },
      questions: [
        'Was gibt es heute schon?',
        'Wer wird die Plattform nutzen?',
        'Mit wie vielen Kunden rechnen Sie?',
        'Bis wann brauchen Sie eine erste Version?',
      ],
      example: {
        title: 'Aus einer Preistabelle wird eine Plattform',
        picture: 'sheets',
        steps: [
          'Heute mailt Ihr Verkauf jedem Kunden einen Preis aus der Tabelle.',
          'In der ersten Version meldet sich ein einzelner Kunde an und erhält seinen Preis, ohne auf Sie zu warten.',
          'Danach kommen weitere Kunden, Rollen und die Abrechnung dazu.',
        ],
      },
    },
  ],
});
