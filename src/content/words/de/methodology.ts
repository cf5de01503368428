import type { Facts, MethodologyWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';
import { sayMonths, sayRange } from './sentences.ts';

export default ({ prices, offer, answersHere, answerLanguages, format }: Facts): MethodologyWords => ({
  page: {
    label: 'Methodik',
    title: 'So läuft ein KI-Agenten-Projekt ab',
    description: `Drei Phasen, deren Ergebnisse Ihnen gehören: wie lange sie dauern, ${prices ? 'was sie kosten, ' : ''}was Sie entscheiden und was Sie unterschreiben.`,
  },
  head: {
    title: 'Methodik «Deliver Impact»',
    lead: 'Sie bestellen immer nur eine Phase. Umfang, Termine und Preis erhalten Sie vorher schriftlich, und nach jeder Phase können Sie aussteigen.',
    total: prices && `Von der Abklärung bis zum täglichen Einsatz dauert es rund ${sayMonths(prices.project.months)}. Dazu kommt die Zeit, bis Sie entschieden und uns Zugriff gegeben haben. Die Abklärung und ein erster Agent kosten zusammen CHF ${sayRange(prices.total, format)}. Die Betriebskosten liegen bei CHF ${sayRange(prices.running, format)} pro Monat, alles exkl. MWST.`,
    legend: joinSentences(
      prices?.project.steps ? 'Ein Ring ist eine Woche.' : '',
      'Bei den roten Feldern entscheiden Sie.',
    ),
  },
  youReceive: 'Sie erhalten',
  youDecide: 'Sie entscheiden',
  phases: [
    {
      title: 'Abklärung',
      short: 'Abklärung',
      price: prices && `CHF ${format(prices.discovery)}`,
      steps: prices?.project.steps ? [`${prices.project.discoveryWeeks} ${prices.project.discoveryWeeks === 1 ? 'Woche' : 'Wochen'}`] : [],
      lead: 'Sie erfahren, ob sich ein Agent lohnt, bevor Sie einen bezahlen. Wir schauen uns eine einzige Aufgabe an, zusammen mit den Leuten, die sie erledigen, und probieren ein Modell daran aus.',
      stats: prices
        ? [
            { value: prices.discoveryDays, text: `${prices.discoveryDays === 1 ? 'Arbeitstag' : 'Arbeitstage'} ab dem Tag, an dem wir Zugriff haben. Das Enddatum steht in der Offerte.` },
            { value: format(prices.discovery), text: 'CHF pauschal exkl. MWST. Der Preis gilt auch, wenn wir Ihnen vom Agenten abraten.' },
            { value: prices.clientDays, text: `${prices.clientDays === 1 ? 'Arbeitstag' : 'Arbeitstage'} Ihres Teams, um uns die Arbeit zu zeigen` },
          ]
        : [],
      points: [
        {
          title: 'Den Ablauf aufnehmen',
          text: 'Wir gehen die Arbeit Schritt für Schritt durch, zählen die Fälle und stoppen die Zeit.',
        },
        {
          title: 'Ein Modell ausprobieren',
          text: 'Wir prüfen, welche Daten Sie haben, und testen die Anbindungen. Dann bearbeitet ein Modell 60 Ihrer Fälle, und wir zählen seine Fehler.',
        },
        {
          title: 'Das Ziel vereinbaren',
          text: 'Gemeinsam schreiben wir auf, was Erfolg heisst, wenn möglich in einer einzigen Zahl.',
        },
      ],
      result:
        'Ein Ablaufdiagramm, Ihre Testfälle samt der Fehlerquote des Modells, einen Bericht über Daten und Anbindungen, das vereinbarte Ziel und die Amortisationsdauer in Monaten. Und unseren Rat: bauen, zuwarten oder bleiben lassen.',
      decide:
        'Sie machen weiter oder steigen hier aus. Auch dann behalten Sie alles und schulden uns nichts mehr.',
      exit: 'Nach der Abklärung: weitermachen, oder aussteigen und alles behalten',
    },
    {
      title: 'Iterative Entwicklung',
      price: prices && `CHF ${sayRange(prices.firstAgent, format)}`,
      steps: prices?.project.steps ? [...prices.project.cycles.map((cycle) => `Runde ${cycle}`), 'Test'] : [],
      lead: 'Wir bauen einen Agenten für eine einzige Aufgabe. Am Ende dieser Phase arbeitet eines Ihrer Teams täglich mit ihm.',
      stats: prices
        ? [
            { value: prices.cycleWeeks, text: `${prices.cycleWeeks === 1 ? 'Woche' : 'Wochen'} dauert eine Runde. Jede endet mit einer Version, die Sie ausprobieren können.` },
            { value: sayRange(prices.firstAgent, format), text: 'CHF exkl. MWST für einen ersten Agenten. In der Offerte steht ein Festpreis.' },
            { value: sayRange(prices.running, format), text: 'CHF Betriebskosten pro Monat exkl. MWST. Darin enthalten sind die Anbieter, die direkt mit Ihnen abrechnen, und unser Support, den Sie mit einer Frist von einem Monat kündigen können.' },
          ]
        : [],
      note: 'Der Preis hängt davon ab, wie viele Systeme, Dokumentarten und Ausnahmen wir in der Abklärung finden. Das letzte Viertel schulden Sie erst, wenn der Agent das Ziel erreicht. Was der Hersteller Ihres ERP für eine Anbindung verlangt, kommt dazu.',
      points: [
        {
          title: 'Eine erste Version bauen',
          text: 'Wir beginnen mit einem kleinen Teil der Aufgabe, den der Agent von Anfang bis Ende erledigt.',
        },
        {
          title: 'An echten Fällen testen',
          text: 'Ihre Leute beurteilen den Agenten an Fällen, die sie schon gebucht haben. Wir geben uns die Noten nicht selbst.',
        },
        {
          title: 'Prüfen und anpassen',
          text: 'Jede Runde hat ein Enddatum. An diesem Tag entscheiden Sie, ob Sie weitermachen, den Kurs ändern oder aussteigen.',
        },
      ],
      result:
        'Einen Agenten, mit dem ein Team täglich arbeitet, die Schulung für dieses Team, den Code samt allen Testergebnissen und einen Aus-Schalter, für den Sie uns nicht brauchen.',
      decide:
        'Sie führen den Agenten in weiteren Teams ein, oder Sie steigen hier aus und behalten alles. Nutzen Sie ihn weiter, zahlen Sie nur noch die Betriebskosten.',
      exit: 'Nach der iterativen Entwicklung: ausrollen, oder aussteigen und alles behalten',
    },
    {
      title: 'Ausbauen, was wirkt',
      price: prices && `CHF ${format(prices.dayRate)} pro Tag`,
      steps: ['Team für Team'],
      lead: 'Ein Team nach dem anderen beginnt, mit dem Agenten zu arbeiten. Wie lange das dauert und was es kostet, haben Sie schriftlich, bevor Sie bestellen.',
      stats: prices
        ? [
            { value: format(prices.dayRate), text: 'CHF exkl. MWST pro Tag. In der Offerte wird daraus ein Festpreis.' },
          ]
        : [],
      points: [
        {
          title: 'Schrittweise einführen',
          text: 'Jeder Schritt hat einen Termin und lässt sich rückgängig machen.',
        },
        {
          title: 'Das Team schulen',
          text: 'Ihre Leute lernen, wie der Agent arbeitet und wann sie anders entscheiden müssen. Jede Korrektur wird zum Testfall.',
        },
        {
          title: 'Wirkung prüfen',
          text: 'Solange Sie unseren Support haben, vergleichen wir die Ergebnisse so oft wie vereinbart mit dem Ziel. Werden sie schlechter, bessern wir nach.',
        },
      ],
      result:
        'Einen Agenten, mit dem alle Teams Ihrer Wahl täglich arbeiten, die Schulung für jedes davon und einen Qualitätsbericht.',
      decide:
        'Sie behalten unseren Support oder betreiben den Agenten ohne uns. So oder so gehört alles Ihnen.',
    },
  ],
  offer: offer && {
    title: 'Eine Musterofferte',
    notice: 'Ein Rechenbeispiel, kein echter Kunde',
    task: `Pro Monat ${format(offer.cases)} Rechnungen bearbeiten, die Ihr ERP nicht mit Bestellungen und Lieferscheinen abgleichen kann`,
    stats: [
      { value: format(offer.price), text: 'CHF pauschal exkl. MWST, zahlbar in vier gleichen Raten. Die letzte schulden Sie erst, wenn der Agent das Ziel erreicht.' },
      { value: offer.project.developmentWeeks, text: `Wochen, davon ${offer.project.buildWeeks} für die Entwicklung in ${offer.project.cycles.length} Runden und ${offer.project.testWeeks} für die Tests` },
      { value: offer.ownDays, text: `Arbeitstage Ihres Teams: ${offer.clientDays} in der Abklärung, ${offer.project.cycles.length} in den Runden und ${offer.testDays} für Tests und Schulung. Dazu kommt der Aufwand Ihrer IT für unsere Zugriffe.` },
      { value: format(offer.running), text: 'CHF Betriebskosten pro Monat exkl. MWST, Anbieter und Support inbegriffen' },
      { value: format(offer.saving), text: `CHF Nettonutzen pro Monat, nach Abzug der Betriebskosten: ${format(offer.cases)} × ${offer.minutesSaved} Minuten × CHF ${offer.minutePrice.toFixed(2)} − CHF ${format(offer.running)}` },
      { value: offer.months, text: `${offer.months === 1 ? 'Monat' : 'Monate'} bis zur Amortisation: CHF ${format(offer.invested)} : CHF ${format(offer.saving)} = ${format(offer.exactMonths).replace('.', ',')}, aufgerundet` },
    ],
    terms: [
      {
        title: 'Ziel',
        text: `Eine Rechnung braucht heute ${offer.minutesToday} Minuten, mit dem Agenten sollen es noch ${offer.minutesWithAgent} sein, die Antworten auf seine Rückfragen eingerechnet. Im Test an 300 Rechnungen, die schon gebucht sind, darf höchstens 1 von 100 Buchungen falsch sein, also von der Ihres Teams abweichen. Eine Rückfrage ist kein Fehler, aber der Agent darf höchstens bei 20 von 100 Rechnungen nachfragen.`,
      },
      {
        title: 'Grenzen',
        text: 'Der Agent bereitet Buchungen bis CHF 20’000 vor, und Ihr Team gibt jede einzeln frei.',
      },
      {
        title: 'Support',
        text: 'Wir sind an Arbeitstagen von 8 bis 17 Uhr erreichbar und antworten innert einem Arbeitstag. Fällt der Agent oder das Modell aus, warten die Rechnungen, oder Ihr Team bucht sie wie heute von Hand. Wünschen Sie später eine Änderung, nennen wir Ihnen zuerst einen Festpreis, gerechnet mit unserem Tagesansatz.',
      },
    ],
    note: `Diese Offerte gilt für die iterative Entwicklung. Preis und Betriebskosten liegen in der Mitte unserer Preisspannen. Zur Amortisation zählen auch die Abklärung für CHF ${format(offer.discovery)} und ${offer.ownDays} Arbeitstage Ihres Teams zu je CHF ${offer.ownDayPrice}.`,
  },
  contract: {
    title: 'Was in unserem Vertrag steht',
    lead: 'Jede Offerte regelt diese zehn Punkte. Verbindlich ist nur der Text, den beide Seiten unterschreiben.',
    terms: [
      {
        title: 'Preis',
        text: 'Der Preis ist fest oder, bei einer Studie, nach oben begrenzt. Spesen sind darin enthalten, die MWST nicht. Zahlbar ist er innert 30 Tagen nach der Abnahme oder in den Raten, welche die Offerte nennt. Mehraufwand vergüten Sie nur, wenn Sie ihm schriftlich zugestimmt haben.',
      },
      {
        title: 'Abnahme',
        text: 'Sie nehmen das Ergebnis ab, wenn es im Test das vereinbarte Ziel erreicht. Als abgenommen gilt es auch, wenn Sie es nach dem Test täglich nutzen oder bis zum Ende der vereinbarten Testdauer keinen Mangel schriftlich rügen. Die letzte Rate wird aber auch dann erst fällig, wenn das Ziel erreicht ist.',
      },
      {
        title: 'Mängel',
        text: 'Mängel, auch versteckte, können Sie bis und mit dem Tag rügen, den die Offerte nennt. Nennt sie keinen, haben Sie dafür ab der Abnahme zwei Jahre Zeit. Wir bessern einen Mangel einmal auf unsere Kosten nach. Besteht er weiter, können Sie den Preis mindern oder, wenn Ihnen nicht zuzumuten ist, das Ergebnis zu behalten, vom Vertrag zurücktreten. Mehr Fehler, als das Ziel zulässt, sind ein Mangel.',
      },
      {
        title: 'Rechte',
        text: 'Ab der ersten Woche liegt der Code in Ihrem Repository, und die Konten bei Anbietern lauten auf Ihren Namen. Die Rechte an dem, was wir für Sie schaffen, gehen auf Sie über, sobald Sie bezahlt haben. Frühere Arbeiten von uns, die darin enthalten sind, dürfen Sie unentgeltlich und unbefristet nutzen und ändern.',
      },
      {
        title: 'Ihre Daten',
        text: 'Bevor Sie uns Daten schicken, unterschreiben beide Seiten eine Geheimhaltungsvereinbarung und für Personendaten einen Auftragsbearbeitungsvertrag. In beiden steht nochmals, was bei uns für Ihre Daten gilt: wo sie bleiben, wer sie sieht, wann sie gelöscht werden und dass ohne Ihre schriftliche Zustimmung niemand ein Modell damit trainiert.',
      },
      {
        title: 'Support',
        text: 'Unseren Support können Sie mit einer Frist von einem Monat kündigen. Code, Konten und Unterlagen sind alles, was ein anderes Team braucht, um den Agenten zu betreiben.',
      },
      {
        title: 'Ausstieg',
        text: `Sie dürfen mitten in einer Phase aussteigen. Dann vergüten Sie die geleistete Arbeit ${prices ? `zu CHF ${format(prices.dayRate)} pro Tag` : 'zum Tagesansatz, den die Offerte nennt'}, höchstens aber den Festpreis oder die Obergrenze. Was Sie darüber hinaus bezahlt haben, erstatten wir Ihnen. Wir dürfen nur aussteigen, wenn Sie 30 Tage nach einer schriftlichen Mahnung noch immer nicht bezahlt oder mitgewirkt haben.`,
      },
      {
        title: 'Verspätung und Misserfolg',
        text: 'Liefern wir zu spät oder entspricht das Ergebnis nicht der Vereinbarung, behalten Sie Ihre gesetzlichen Rechte, und die letzte Rate wird erst fällig, wenn das Ziel erreicht ist. Steigen Sie dann aus, bezahlen Sie nur die Teile, die Sie behalten und nutzen. Liegt die Verspätung an Ihnen, verschieben sich die Termine.',
      },
      {
        title: 'Haftung',
        text: 'Bei Absicht und grober Fahrlässigkeit haften wir unbeschränkt, ebenso überall dort, wo das Gesetz keine Beschränkung zulässt. Im Übrigen haften wir bis zu dem Betrag, den die Offerte für die Haftung nennt. Nennt sie keinen, haften wir bis zum Preis aller unterschriebenen Phasen.',
      },
      {
        title: 'Recht',
        text: joinSentences(
          'Für diesen Vertrag zwischen Unternehmen gilt schweizerisches Recht unter Ausschluss des UN-Kaufrechts (CISG). Allgemeine Geschäftsbedingungen gelten nicht. Gerichtsstand ist unser Sitz.',
          answersHere ? '' : `Unsere Offerten schreiben wir auf ${answerLanguages}.`,
        ),
      },
    ],
  },
  closing: {
    title: 'Zuerst eine halbe Stunde',
    text: 'Schlagen Sie uns drei Termine vor, die Ihnen passen, und wir bestätigen einen davon. Das Gespräch ist kostenlos, und danach wissen Sie, ob die Abklärung ihr Geld wert ist.',
    action: { label: 'Gespräch vereinbaren', page: 'contact', anchor: 'draft-call' },
  },
});
