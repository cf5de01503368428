import { listStats } from '../../list-stats.ts';
import type { Facts, MethodologyWords } from '../../words.ts';
import { countMonths, joinSentences } from './sentences.ts';

export default (facts: Facts): MethodologyWords => ({
  page: {
    label: 'Methodik',
    title: [
      `Methodik: So läuft ein KI-Agenten-Projekt ab | ${facts.name}`,
      'Methodik: So läuft ein KI-Agenten-Projekt ab',
    ],
    description: [
      `Drei Phasen, und jedes Ergebnis behalten Sie. Lesen Sie, ${facts.monthsToLive ? 'wie lange alles dauert, ' : ''}was Sie entscheiden${facts.example ? ', wie eine Offerte aussieht' : ''} und was im Vertrag steht.`,
    ],
    picture: {
      title: 'Die Methodik «Deliver Impact»',
      alt: 'Felder mit Ringen, oben ungeordnet, unten zu ganzen Kreisen gefügt.',
    },
  },
  head: {
    title: 'Methodik «Deliver Impact»',
    lead: joinSentences(
      facts.monthsToLive
        ? `Abklärung, Entwicklung und Tests dauern rund ${countMonths(facts.monthsToLive)}. Dazu kommt die Zeit, in der Sie entscheiden und uns Zugang geben. Danach nutzt eines Ihrer Teams den Agenten jeden Tag.`
        : 'Am Ende der zweiten Phase nutzt eines Ihrer Teams den Agenten jeden Tag.',
      'Sie bestellen jede Phase einzeln und erhalten Umfang, Termine und Preis schriftlich. Nach jeder Phase können Sie aussteigen.',
    ),
  },
  youReceive: 'Sie erhalten',
  youDecide: 'Sie entscheiden',
  phases: [
    {
      title: 'Abklärung',
      subtitle: 'Herausfinden',
      lead: 'Sie erfahren, ob sich ein Agent auszahlt, bevor Sie einen Agenten bezahlen. Wir untersuchen eine einzige Aufgabe, zusammen mit den Mitarbeitenden, die sie heute erledigen.',
      stats: listStats(
        [
          facts.discoveryDays,
          `${facts.discoveryDays === 1 ? 'Arbeitstag' : 'Arbeitstage'} ab dem Tag, an dem wir Zugang haben. Ihre Offerte nennt das Enddatum.`,
        ],
        [
          facts.discoveryPrice,
          'CHF Festpreis, exkl. MWST. Sie zahlen gleich viel, wenn wir von der Entwicklung abraten.',
        ],
        [
          facts.discoveryClientDays,
          `${facts.discoveryClientDays === 1 ? 'Arbeitstag' : 'Arbeitstage'} Aufwand bei Ihnen, insgesamt`,
        ],
      ),
      points: [
        {
          title: 'Den Ablauf aufnehmen',
          text: 'Wir gehen die heutige Arbeit Schritt für Schritt durch, zählen die Fälle und messen die Zeit.',
        },
        {
          title: 'Die Daten prüfen',
          text: 'Wir finden heraus, welche Daten es gibt, wer sie verwenden darf und welche Systeme eine Schnittstelle haben.',
        },
        {
          title: 'Die Messgrösse vereinbaren',
          text: 'Gemeinsam mit Ihnen halten wir fest, was Erfolg heisst, wenn möglich in einer einzigen Zahl.',
        },
      ],
      result:
        'Ein Ablaufdiagramm, einen Bericht über Daten und Schnittstellen und Testfälle aus Ihren Dateien. Dazu kommen die vereinbarte Messgrösse, die Monate bis zur Amortisation und unser Rat: bauen, zuwarten oder bleiben\u00a0lassen.',
      decide:
        'Machen Sie weiter, oder steigen Sie hier aus. Beim Ausstieg behalten Sie alles, und zu zahlen ist nur diese Phase.',
    },
    {
      title: 'Iterative Entwicklung',
      subtitle: 'Bauen',
      lead: 'Wir bauen einen Agenten für eine einzige Aufgabe. Am Ende dieser Phase nutzt eines Ihrer Teams den Agenten jeden Tag.',
      stats: listStats(
        [
          facts.cycleWeeks,
          `${facts.cycleWeeks === 1 ? 'Woche' : 'Wochen'} dauert eine Runde. Jede Runde endet mit einer Version, die Sie ausprobieren können.`,
        ],
        [
          facts.firstAgent,
          'CHF für einen ersten Agenten, exkl. MWST. Ihre Offerte legt einen einzigen Preis fest.',
        ],
        [
          facts.running,
          'CHF Betriebskosten pro Monat, exkl. MWST, Support inbegriffen. Ihre Offerte nennt eine Schätzung.',
        ],
      ),
      note: 'Der Preis hängt davon ab, wie viele Systeme, Dokumentarten und Ausnahmen es gibt.',
      points: [
        {
          title: 'Eine erste Version bauen',
          text: 'Wir beginnen mit einer eng gefassten Aufgabe, die der Agent von Anfang bis Ende löst.',
        },
        {
          title: 'An echten Fällen testen',
          text: 'Ihre Mitarbeitenden beurteilen den Agenten an Ihren eigenen Fällen. Wir geben uns die Noten nicht selbst.',
        },
        {
          title: 'Prüfen und anpassen',
          text: 'Jede Runde hat einen Termin und endet mit Ihrem Entscheid: weitermachen, den Kurs ändern oder aussteigen.',
        },
      ],
      result:
        'Einen Agenten, den ein Team täglich nutzt, eine Schulung für dieses Team, den Code und alle Testergebnisse. Dazu kommt ein Schalter, mit dem Sie den Agenten ohne uns abschalten.',
      decide:
        'Machen Sie mit weiteren Teams weiter, oder steigen Sie hier aus. Beim Ausstieg behalten Sie alles, und zu zahlen sind nur die bestellten Phasen.',
    },
    {
      title: 'Ausbauen, was\u00a0wirkt',
      subtitle: 'Einführen',
      lead: 'Weitere Teams nutzen den Agenten, eines nach dem anderen. Dauer und Preis erhalten Sie schriftlich, bevor Sie bestellen.',
      stats: listStats([
        facts.dayRate,
        'CHF pro Tag, exkl. MWST. Ihre Offerte rechnet unsere Tage in einen Festpreis um.',
      ]),
      points: [
        {
          title: 'Schrittweise einführen',
          text: 'Jeder Schritt hat einen Termin und lässt sich rückgängig machen.',
        },
        {
          title: 'Das Team schulen',
          text: 'Ihre Mitarbeitenden lernen, wie der Agent entscheidet und wann man sich über ihn hinwegsetzt. Jeder korrigierte Entscheid wird zum Testfall.',
        },
        {
          title: 'Beobachten und verbessern',
          text: 'Mit Support prüfen wir die vereinbarte Messgrösse so oft, wie Ihre Offerte vorsieht, und beheben jeden Qualitätsverlust.',
        },
      ],
      result:
        'Den Agenten im täglichen Einsatz bei allen Teams, die Sie gewählt haben, geschulte Mitarbeitende und einen Qualitätsbericht.',
      decide:
        'Bestellen Sie Support, kündbar mit der in der Offerte genannten Frist, oder betreiben Sie den Agenten ohne uns. Alle Ergebnisse behalten Sie so oder so.',
    },
  ],
  offer: facts.example && {
    title: 'Eine Musterofferte',
    lead: 'Eine solche Offerte würden Sie für eine Aufgabe unterschreiben, mit einem einzigen Preis und klaren Grenzen.',
    mark: 'Fiktives Beispiel',
    task: `Monatlich ${facts.example.cases} Rechnungen bearbeiten, die Ihr ERP nicht mit Bestellungen und Lieferscheinen abgleichen kann`,
    stats: listStats(
      [facts.example.price, 'CHF Festpreis, exkl. MWST. Sie zahlen in vier Raten.'],
      [
        facts.example.weeks,
        `Wochen, davon ${facts.example.buildWeeks} für die Entwicklung in ${facts.example.cycles}\u00a0Runden und ${facts.example.testWeeks} für die Tests`,
      ],
      [
        facts.example.ownDays,
        `Arbeitstage Aufwand bei Ihnen, ${facts.discoveryClientDays} in der Abklärung, einer in jeder Runde und zwei für Tests und Schulung`,
      ],
      [
        facts.example.running,
        'CHF Betriebskosten pro Monat, exkl. MWST. Die Schätzung umfasst den Support und die Gebühren der Anbieter.',
      ],
      [
        facts.example.saving,
        `CHF an Arbeitszeit, die jeden Monat frei wird, nämlich ${facts.example.cases} ×\u00a0${facts.example.minutesSaved}\u00a0Minuten ×\u00a0CHF ${facts.example.minutePrice} −\u00a0CHF ${facts.example.running}`,
      ],
      [
        facts.example.months,
        `Monate bis zur Amortisation, nämlich CHF ${facts.example.invested} ÷\u00a0${facts.example.saving} =\u00a0${facts.example.exactMonths.replace('.', ',')}, aufgerundet`,
      ],
    ),
    terms: [
      {
        title: 'Messgrösse',
        text: `Eine Rechnung beansprucht heute ${facts.example.minutesToday}\u00a0Minuten und soll mit dem Agenten noch ${facts.example.minutesWithAgent} beanspruchen. Der Agent darf bei 1 von 100\u00a0Rechnungen falsch liegen.`,
      },
      {
        title: 'Grenzen',
        text: 'Der Agent bereitet Buchungen bis CHF 20’000 vor. Ihr Team gibt jede Buchung frei.',
      },
      {
        title: 'Support',
        text: 'Wir sind an Arbeitstagen von 8 bis 17\u00a0Uhr für Sie da und antworten innert einem Arbeitstag.',
      },
    ],
    note: `Diese Offerte gilt für die iterative Entwicklung, und ihre Preise liegen in der Mitte unserer Spannen. Die Amortisation rechnet mit CHF ${facts.discoveryPrice} für die Abklärung und CHF ${facts.example.price} für die Entwicklung. Dazu kommen ${facts.example.ownDays}\u00a0Arbeitstage Ihrer Mitarbeitenden zu je CHF ${facts.example.ownDayPrice}.`,
  },
  contract: {
    title: 'Was in unserem Vertrag steht',
    lead: 'Jede Offerte regelt diese zehn Punkte. Verbindlich ist nur der Text, den wir beide unterschreiben.',
    terms: [
      {
        title: 'Preis',
        text: 'Der Preis ist fest und versteht sich zuzüglich MWST, Spesen inbegriffen. Sie zahlen innert 30\u00a0Tagen nach der Abnahme oder in den Raten, welche die Offerte nennt.',
      },
      {
        title: 'Abnahme',
        text: 'Sie nehmen das Ergebnis ab, indem Sie es über die Tests hinaus täglich nutzen. Als Abnahme gilt auch, wenn Sie bis zum Ende der vereinbarten Testtage keine schriftliche Rüge erheben.',
      },
      {
        title: 'Mängel',
        text: 'Einen Mangel, auch einen versteckten, können Sie bis zu dem Tag rügen, den die Offerte nennt. Nennt die Offerte keinen Tag, haben Sie ab der Abnahme zwei Jahre Zeit. Wir bessern den Mangel einmal auf unsere Kosten nach. Bleibt der Mangel, können Sie den Preis mindern oder, wenn Ihnen das Ergebnis nicht zuzumuten ist, vom Vertrag zurücktreten.',
      },
      {
        title: 'Rechte am Ergebnis',
        text: 'Code und Konten liegen ab der ersten Woche bei Ihnen. Mit der Zahlung gehört Ihnen, was wir für Sie erarbeitet haben. Frühere Arbeiten von uns, die im Ergebnis stecken, dürfen Sie unbefristet und kostenlos nutzen und ändern.',
      },
      {
        title: 'Ihre Daten',
        text: 'Bevor Sie uns Daten schicken, unterzeichnen wir beide eine Geheimhaltungs\u00advereinbarung und für Personendaten einen Auftrags\u00adbearbeitungs\u00advertrag. Wir löschen jede Kopie innert 30\u00a0Tagen nach Abschluss unserer Arbeit, ausser ein Gesetz verbietet die Löschung.',
      },
      {
        title: 'Training von Modellen',
        text: 'Wir lassen niemanden ein Modell mit Ihren Daten trainieren, ausser Sie stimmen schriftlich zu.',
      },
      {
        title: 'Ausstieg',
        text: `Sie dürfen während einer Phase aussteigen. Dann zahlen Sie die geleistete Arbeit zum Tagesansatz ${facts.dayRate ? `von CHF ${facts.dayRate}` : 'Ihrer Offerte'}, höchstens aber den Festpreis. Wir dürfen nur aussteigen, wenn Sie eine schriftliche Mahnung 30\u00a0Tage lang nicht beachten.`,
      },
      {
        title: 'Verspätung',
        text: 'Wenn wir uns verspäten oder das Ergebnis misslingt, behalten Sie Ihre gesetzlichen Rechte. Steigen Sie dann aus, zahlen Sie nur, was Sie nutzen können. Wenn Sie sich verspäten, verschieben sich die Termine, und wir kündigen Mehrarbeit an, bevor wir sie verrechnen.',
      },
      {
        title: 'Haftung',
        text: 'Wir haften unbeschränkt bei Absicht, bei grober Fahrlässigkeit und immer dann, wenn das Gesetz keine Beschränkung zulässt. Sonst haften wir bis zum Betrag, den die Offerte nennt. Nennt die Offerte keinen Betrag, gilt der Preis aller unterschriebenen Phasen.',
      },
      {
        title: 'Recht',
        text: joinSentences(
          'Für diesen Vertrag unter Unternehmen gilt Schweizer Recht, ohne das UN-\u2060Kaufrecht (CISG) und ohne allgemeine Geschäftsbedingungen.',
          facts.answersHere ? '' : `Unsere Offerten schreiben wir auf ${facts.answersIn}.`,
        ),
      },
    ],
  },
  closing: {
    title: 'Zuerst eine halbe Stunde',
    text: 'Schicken Sie uns drei Termine, die Ihnen passen, und wir bestätigen einen davon. Das Gespräch ist kostenlos. Danach wissen Sie, ob sich die Abklärung für Sie lohnt.',
    action: { label: 'Gespräch vereinbaren', page: 'contact' },
  },
});
