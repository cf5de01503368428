import { listFigures } from '../../list-figures.ts';
import type { BlankOffer, ExampleFacts, Facts, MethodologyWords, OfferWords } from '../../words.ts';
import { joinSentences } from './sentences.ts';

export default (facts: Facts): MethodologyWords => ({
  page: {
    label: 'Methodik',
    title: [
      `Methodik: So läuft ein KI-Agenten-Projekt ab | ${facts.name}`,
      'Methodik: So läuft ein KI-Agenten-Projekt ab',
    ],
    description: [
      'Abklärung, iterative Entwicklung, Ausbau: was Sie erhalten, wo Sie aussteigen können, und jede Zeile der Offerte, bevor sie ausgefüllt ist.',
    ],
    picture: {
      title: 'Die Methodik «Deliver Impact»',
      alt: 'Felder mit Ringen: oben ungeordnet, unten ganze Kreise, eines in einer anderen Farbe.',
    },
  },

  head: {
    title: 'Methodik «Deliver Impact»',
    lead: 'Wir arbeiten in drei Phasen, und jede endet mit einem Ergebnis, das Sie prüfen können. Nach jeder Phase können Sie aussteigen, und Sie behalten alles, was Sie bezahlt haben. Umfang, Dauer und Preis vereinbaren wir vor jeder Phase schriftlich.',
  },

  youReceive: 'Sie erhalten',
  youDecide: 'Sie entscheiden',

  phases: [
    {
      title: 'Abklärung',
      lead: 'Wir klären, was heute gemacht wird, mit welchen Daten und was als Verbesserung gelten\u00a0soll.',
      figures: listFigures(
        [
          facts.discoveryDays,
          `${facts.discoveryDays === 1 ? 'Arbeitstag' : 'Arbeitstage'} nach Erhalt der Zugänge sind geplant; die Offerte legt den Termin\u00a0fest`,
        ],
        [
          facts.discoveryPrice,
          'CHF Festpreis, exkl. MWST, auch wenn die Antwort «bleiben\u00a0lassen» heisst',
        ],
        [
          facts.discoveryClientDays,
          `${facts.discoveryClientDays === 1 ? 'Arbeitstag' : 'Arbeitstage'} Ihrer Leute`,
        ],
      ),
      note: 'Das Angebot richtet sich nur an Unternehmen.',
      points: [
        {
          title: 'Den Ablauf aufnehmen',
          text: 'Wir gehen die heutige Arbeit Schritt für Schritt durch, zusammen mit den Leuten, die sie machen.',
        },
        {
          title: 'Die Daten prüfen',
          text: 'Wir prüfen, welche Daten es gibt, wo sie liegen, wer sie verwenden darf, welche fehlen und welche Systeme eine Schnittstelle haben.',
        },
        {
          title: 'Die Messgrösse vereinbaren',
          text: 'Zusammen halten wir fest, was Erfolg heisst, wenn möglich in einer Zahl.',
        },
      ],
      result:
        'Ein Ablaufdiagramm mit Zahl und Dauer der Fälle, einen Bericht über Daten und Schnittstellen, Testfälle, die vereinbarte Messgrösse, die Monate bis zur Amortisation und eine Empfehlung: umsetzen, zuwarten oder bleiben\u00a0lassen.',
      stop: {
        action: 'Hier aussteigen',
        decided: 'Ausgestiegen.',
        undo: 'Weitermachen',
        text: 'Sie behalten all das und haben diese Phase bezahlt. Eine weitere Phase haben Sie nicht bestellt.',
      },
    },
    {
      title: 'Iterative Entwicklung',
      lead: 'Wir beginnen mit einer einzigen Aufgabe und testen an Fällen, deren Lösung Sie kennen. Ihre Offerte legt den Preis der Phase fest und schätzt die Kosten des\u00a0Betriebs.',
      figures: listFigures(
        [facts.cycleWeeks, `${facts.cycleWeeks === 1 ? 'Woche' : 'Wochen'} dauert eine Runde`],
        [
          facts.firstAgent,
          'CHF für einen ersten Agenten, exkl. MWST; Ihre Offerte legt einen einzigen Preis\u00a0fest',
        ],
        [
          facts.running,
          'CHF pro Monat für den Betrieb, exkl. MWST; Ihre Offerte nennt die Schätzung für Ihren\u00a0Agenten',
        ],
      ),
      note: 'Drei Dinge bestimmen den Preis: wie viele Systeme, wie viele Arten von Dokumenten und wie viele Ausnahmen es\u00a0gibt.',
      points: [
        {
          title: 'Eine erste Version bauen',
          text: 'Sie löst eine eng gefasste Aufgabe von Anfang bis Ende.',
        },
        {
          title: 'An echten Fällen testen',
          text: 'Es sind Ihre Fälle, und Ihre Leute beurteilen das Ergebnis, nicht unsere.',
        },
        {
          title: 'Prüfen und anpassen',
          text: 'Jede Runde endet termingerecht mit einem Entscheid: weiter, anders oder Schluss.',
        },
      ],
      result: 'Eine funktionsfähige Version, ihren Code und nach jeder Runde die Testergebnisse.',
      stop: {
        action: 'Hier aussteigen',
        decided: 'Ausgestiegen.',
        undo: 'Weitermachen',
        text: 'Sie behalten die Version, ihren Code und die Testergebnisse und haben zwei Phasen bezahlt. Mehr haben Sie nicht bestellt.',
      },
    },
    {
      title: 'Ausbauen, was\u00a0wirkt',
      lead: 'Zuerst kommt ein Team, dann das nächste. Dauer und Preis hängen davon ab, wie viele es sind; beides haben Sie schriftlich, bevor diese Phase beginnt.',
      figures: [],
      points: [
        {
          title: 'Schrittweise einführen',
          text: 'Jeder Schritt hat einen Termin und lässt sich rückgängig machen.',
        },
        {
          title: 'Das Team schulen',
          text: 'Wer mit dem Agenten arbeitet, lernt, wie er entscheidet und wann man ihn übersteuert.',
        },
        {
          title: 'Beobachten und verbessern',
          text: 'Wenn Sie Support bestellen, prüfen wir den vereinbarten Messwert so oft, wie es die Offerte sagt, und bessern nach, wenn er sich verschlechtert.',
        },
      ],
      result:
        'Den Agenten im täglichen Einsatz, ein geschultes Team, einen Qualitätsbericht und die Möglichkeit, den Agenten selbst abzuschalten.',
      stop: {
        action: 'Agenten abschalten',
        decided: 'Abgeschaltet.',
        undo: 'Wieder einschalten',
        text: 'Sie behalten den Agenten, seinen Code und den Bericht und haben die drei Phasen bezahlt. Haben Sie Support bestellt, können Sie ihn mit der Frist der Offerte kündigen.',
      },
    },
  ],

  offer: writeOffer(facts),

  closing: {
    title: ['Zuerst eine', 'halbe Stunde'],
    text: 'Eine E-\u2060Mail genügt. Sehen wir einen Weg, sprechen wir eine halbe Stunde miteinander, am Telefon oder per Video. Das Gespräch ist kostenlos, verpflichtet Sie zu nichts und zeigt, ob sich die Abklärung für Sie lohnt.',
    action: { label: 'Gespräch vereinbaren', page: 'contact' },
  },
});

function writeOffer(facts: Facts): OfferWords {
  return {
    title: facts.example ? 'Die Offerte, ausgefüllt' : 'Die Offerte',
    lead: facts.example ? 'So sehen Sie, was Sie unterschreiben würden: eine Aufgabe mit ihrem Preis und ihren\u00a0Grenzen.' : 'So sehen Sie, was Sie unterschreiben würden, bevor es ausgefüllt\u00a0ist.',
    ...(facts.example && { example: writeExample(facts, facts.example) }),
    blank: writeBlankOffer(facts),
  };
}

/**
 * The offer as it may look, computed from company.ts. What company.ts does not say is taken as given here: 1,000 cases,
 * 6 minutes saved, CHF 1.00 a minute, 4 cycles, a day of the client's people in each, the hours of support. Change what
 * you would not offer.
 */
function writeExample(facts: Facts, example: ExampleFacts): NonNullable<OfferWords['example']> {
  const { cases, price, weeks, running, saving, cap, months, exactMonths } = example;
  const { discoveryPrice, discoveryClientDays } = facts;
  return {
    mark: 'Beispiel, kein Kunde',
    task: `Rechnungen mit Bestellungen und Lieferscheinen abgleichen, ${cases}\u00a0im\u00a0Monat`,
    figures: listFigures(
      [price, 'CHF Festpreis, exkl. MWST, Spesen inbegriffen, in 4\u00a0Teilen'],
      [weeks, `Wochen: 4\u00a0Runden zu\u00a0${facts.cycleWeeks}, dann 10\u00a0Arbeitstage Prüfung`],
      [
        4,
        `Tage Ihrer Leute, einer pro Runde${discoveryClientDays ? `; die Abklärung brauchte\u00a0${discoveryClientDays}` : ''}`,
      ],
      [running, 'CHF pro Monat für den Betrieb, geschätzt, exkl. MWST, Support und Anbieter inbegriffen'],
      [
        saving,
        `CHF Ersparnis pro Monat beim Zielwert: ${cases}\u00a0× 6\u00a0× CHF 1.00\u00a0− CHF ${running}`,
      ],
      [
        months,
        `Monate bis zur Amortisation: ${discoveryPrice ? `(${discoveryPrice}\u00a0+\u00a0${price})` : price}\u00a0÷ ${saving}\u00a0=\u00a0${exactMonths.replace('.', ',')}, aufgerundet`,
      ],
    ),
    terms: [
      {
        title: 'Messgrösse',
        text: '9\u00a0Minuten pro Fall heute, Zielwert\u00a03; 1\u00a0Fehler auf\u00a0hundert',
      },
      {
        title: 'Support',
        text: 'Arbeitstage, 8\u00a0bis\u00a017\u00a0Uhr; Antwort innert einem Arbeitstag',
      },
      ...(price
        ? [
            {
              title: 'Haftung bis',
              text: cap
                ? `CHF ${cap}: leer gelassen, also der Preis beider Phasen`
                : 'Leer gelassen, also der Preis aller unterschriebenen Phasen',
            },
          ]
        : []),
    ],
    note: joinSentences(
      'Das ist die zweite Phase, die iterative Entwicklung.',
      price || running ? 'Die Preise sind die Mitte unserer Spannen.' : '',
      `Eine Minute ist mit CHF 1.00 gerechnet; ${discoveryPrice ? 'Ausbau' : 'Abklärung, Ausbau'} und Ihre eigenen Tage sind nicht eingerechnet.`,
    ),
  };
}

/**
 * The sheet that a client is asked to sign, before anything is filled in: what is printed holds in every offer, and a
 * blank follows the last word of each row. These are terms of a contract: have them read by somebody who knows Swiss
 * contract law before you publish them, and strike what you do not offer. Agree on the liability with your insurer.
 * \u00a0 is a no-break space.
 */
const writeBlankOffer = ({ name, answersHere, answersIn }: Facts): BlankOffer => ({
  title: 'Die Offertvorlage',
  note: joinSentences(
    'Vor jeder Phase füllen wir mit Ihnen die Lücken aus, streichen, was nicht zutrifft, und legen die Liste dessen bei, was Sie erhalten.',
    'Unausgefüllt bindet die Vorlage niemanden. Auf Papier ist sie ein einziges Blatt: Legen Sie es neben jede andere\u00a0Offerte.',
    answersHere ? '' : `Unsere Offerten sind auf ${answersIn}; nur die unterschriebene Fassung gilt.`,
  ),
  print: 'Blatt drucken',
  to: `Offerte von ${name} («wir») an («Sie»):`,
  rows: [
    {
      id: 'order',
      title: 'Bestellung',
      text: 'Mit Ihrer Unterschrift bestellen Sie eine Phase für eine Aufgabe. Phase,\u00a0Aufgabe:',
    },
    {
      id: 'measure',
      title: 'Messgrösse',
      text: 'Sie beurteilen das Ergebnis an einer Messgrösse. Ein Fehler innerhalb der vereinbarten Quote ist kein Mangel, ausser der Agent überschreitet eine Grenze, übergeht eine Freigabe oder gibt Daten preis. Heutiger Messwert, Zielwert, Fehler auf\u00a0hundert:',
    },
    {
      id: 'scope',
      title: 'Umfang',
      text: 'Wir liefern und verrechnen nur, was die beigelegte Liste oder eine schriftlich vereinbarte Änderung nennt. Liste\u00a0vom:',
    },
    {
      id: 'length',
      title: 'Dauer',
      text: 'Wenn wir uns verspäten, behalten Sie Ihre gesetzlichen Rechte. Wenn Sie sich verspäten, verschieben sich die Termine, und wir verrechnen vorher angekündigte Mehrarbeit zum Tagesansatz. Vollständige Lieferung\u00a0bis:',
    },
    {
      id: 'price',
      title: 'Preis',
      text: 'Sie zahlen den Festpreis, Spesen inbegriffen, innert 30\u00a0Tagen nach Abnahme oder, über CHF ………………, in Teilen nach jeder Runde. Allfällige MWST kommt hinzu. Festpreis dieser Phase,\u00a0CHF:',
    },
    {
      id: 'later',
      title: 'Weitere Kosten',
      text: 'Unsere Schätzungen binden uns nicht, unser Tagesansatz schon. Alle Phasen; Betrieb pro Monat;\u00a0Tagesansatz:',
    },
    {
      id: 'acceptance',
      title: 'Abnahme',
      text: 'Sie prüfen das Ergebnis und genehmigen, was Sie über Tests hinaus täglich nutzen oder nicht rechtzeitig schriftlich rügen, versteckte Mängel vorbehalten. Arbeitstage ab vollständiger\u00a0Lieferung:',
    },
    {
      id: 'defects',
      title: 'Mängel',
      text: 'Wir bessern einen Mangel einmal auf unsere Kosten nach. Bleibt er, können Sie den Preis mindern oder, wenn Ihnen das Ergebnis nicht zumutbar ist, vom Vertrag zurücktreten (Wandelung). Sie rügen versteckte Mängel innert 30\u00a0Tagen nach Entdeckung. Letzter Tag (leer: zwei Jahre nach\u00a0Abnahme):',
    },
    {
      id: 'people',
      title: 'Personen',
      text: 'Wir arbeiten mit diesen Personen oder Vertretungen, denen Sie zustimmen; Sie steuern echte Fälle und Zeit bei. Unsere Leute; Ihre;\u00a0Tage:',
    },
    {
      id: 'providers',
      title: 'Anbieter',
      text: 'Wir ziehen nur diese Subunternehmer, Hosting- und Modellanbieter bei. Anbieter, deren Konten auf Sie lauten, sind Ihre Vertragspartner; wir haften für deren sorgfältige Auswahl und Einrichtung. Firma, Land, Zahler bis\u00a0Abnahme:',
    },
    {
      id: 'readers',
      title: 'Vertraulichkeit',
      text: 'Bevor wir Daten erhalten, unterzeichnen beide Parteien eine Geheimhaltungsvereinbarung und für Personendaten einen Auftragsbearbeitungsvertrag. Personen mit Zugriff, gesetzliche Pflichten\u00a0vorbehalten:',
    },
    {
      id: 'deletion',
      title: 'Löschung',
      text: 'Wir löschen unsere Kopien und jene unserer Anbieter samt Backups, soweit kein Gesetz es verbietet, und bestätigen es schriftlich. Datum, spätestens 30\u00a0Tage nach Abschluss unserer\u00a0Arbeit:',
    },
    {
      id: 'model',
      title: 'Modell',
      text: 'Wir ersetzen kein Modell, bevor das neue Ihren Test bestanden hat, und fixieren die Version, wo der Anbieter es zulässt; zieht er sie zurück, melden wir es sofort und halten den Agenten an. Wir lassen ohne Ihre schriftliche Zustimmung niemanden mit Ihren Daten trainieren. Modell,\u00a0Version:',
    },
    {
      id: 'limits',
      title: 'Grenzen',
      text: 'Wir begrenzen den Agenten durch Zugriffsrechte; an einer Grenze hält er an und fragt. Rechte,\u00a0Höchstbetrag:',
    },
    {
      id: 'approvals',
      title: 'Freigaben',
      text: 'Der Agent wartet bei den Schritten, die Sie nennen, auf einen Menschen und protokolliert jede Aktion. Schritte,\u00a0Freigebende:',
    },
    {
      id: 'liability',
      title: 'Haftung',
      text: 'Wir haften immer unbeschränkt bei Absicht, grober Fahrlässigkeit und wo das Gesetz keine Beschränkung zulässt. Sonst haften wir für alle Phasen zusammen, gleich aus welchem Rechtsgrund, bis CHF ……………… (leer: Preis aller unterschriebenen Phasen); Rückzahlungen und Ansprüche Dritter kommen hinzu.\u00a0Versicherer:',
    },
    {
      id: 'claims',
      title: 'Ansprüche Dritter',
      text: 'Wenn Dritte Rechte an unserem Werk geltend machen, melden Sie es uns sofort und überlassen uns die Abwehr. Wir zahlen sie und was ein Urteil oder unser Vergleich Sie kostet, ausser Ihr Material ist die Ursache. Meldung\u00a0an:',
    },
    {
      id: 'support',
      title: 'Support',
      text: 'Wenn Sie Support bestellen, prüfen wir die Messgrösse und bessern nach. Zeiten, Reaktionszeit, Prüfungen, Monatspreis,\u00a0Kündigungsfrist:',
    },
    {
      id: 'ownership',
      title: 'Rechte, Übergabe',
      text: 'Mit der Zahlung gehen alle übertragbaren Rechte am Werk auf Sie über, samt Urheberrecht und Änderungsrecht; bis dahin dürfen Sie es testen. Sie und wer es für Sie pflegt, dürfen unsere früheren Arbeiten damit unbefristet und kostenlos nutzen und ändern; Teile Dritter behalten ihre Lizenz. Code und Konten liegen ab der ersten Woche bei Ihnen. Übergabeprobe\u00a0am:',
    },
    {
      id: 'stop',
      title: 'Ausstieg',
      text: 'Steigt eine Partei vorzeitig aus, vergüten Sie die geleistete Arbeit zum Tagesansatz, höchstens den Festpreis; sind wir verspätet oder misslingt das Ergebnis, nur was Sie nutzen können, und Sie behalten Ihre gesetzlichen Rechte. Wir dürfen nur aussteigen, wenn Sie eine schriftliche Mahnung 30\u00a0Tage nicht befolgen. Abschaltung\u00a0durch:',
    },
    {
      id: 'law',
      title: 'Recht',
      text: 'Dieser Vertrag unter Unternehmen bindet, sobald beide von Hand oder mit qualifizierter elektronischer Signatur unterschrieben haben; sonst umfasst «schriftlich» auch E-\u2060Mail. Nur die unterschriebene Fassung gilt, ohne allgemeine Geschäftsbedingungen; für Personendaten geht der Auftragsbearbeitungsvertrag vor, dann dieses Blatt. Es gilt Schweizer Recht unter Ausschluss des Wiener Kaufrechts. Sprache,\u00a0Gerichtsstand:',
    },
  ],
  validUntil: 'Offertdatum; wir sind gebunden bis',
  beforeSigning: 'Bis Sie unterschreiben, kostet Sie diese Phase nichts.',
  signatures: {
    parties: ['Für Sie', `Für ${name}`],
    fields: 'Datum, Namen, Funktionen, Unterschriften',
  },
});
