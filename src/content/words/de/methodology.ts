import type { Facts, MethodologyWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';
import { sayMonths, sayRange } from './sentences.ts';

export default ({ prices, offer, answersHere, answerLanguages, format }: Facts): MethodologyWords => ({
  page: {
    label: 'Methodik',
    title: 'So läuft ein KI-Agenten-Projekt ab',
    description: `Drei Phasen, deren Ergebnisse Sie behalten: wie lange sie dauern, ${prices ? 'was sie kosten, ' : ''}was Sie entscheiden und was Sie unterschreiben.`,
  },
  head: {
    title: 'Methodik «Deliver Impact»',
    lead: 'Sie bestellen immer nur eine Phase aufs Mal, mit Umfang, Terminen und Preis.',
    legend: joinSentences(prices?.project.steps ? 'Ein Ring steht für eine Woche.' : '', 'Bei Rot entscheiden Sie.'),
    stop: 'Aussteigen können Sie jederzeit. Nach einer Phase schulden Sie nichts mehr. Mitten in einer Phase vergüten Sie die geleisteten Tage, höchstens aber den Festpreis.',
    total: prices && `Die Abklärung und ein erster Agent kosten CHF ${sayRange(prices.total, format)}, der Betrieb CHF ${sayRange(prices.running, format)} pro Monat, alles exkl. MWST. Bis zum täglichen Einsatz dauert es rund ${sayMonths(prices.project.months)}. Dazu kommt die Zeit, bis Sie entschieden und uns Zugriff gegeben haben.`,
  },
  youReceive: 'Sie erhalten',
  youDecide: 'Sie entscheiden',
  phases: [
    {
      title: 'Abklärung',
      short: 'Abklärung',
      price: prices && `CHF ${format(prices.discovery)}`,
      steps: [],
      lead: 'Sie erfahren, ob sich ein Agent lohnt, bevor Sie einen bezahlen. Wir schauen uns eine einzige Aufgabe an, zusammen mit den Leuten, die sie erledigen, und probieren ein Modell daran aus.',
      stats: prices
        ? [
            { title: `CHF ${format(prices.discovery)}`, text: 'pauschal exkl. MWST, auch wenn wir Ihnen vom Agenten abraten' },
            { title: `${prices.discoveryDays} ${prices.discoveryDays === 1 ? 'Arbeitstag' : 'Arbeitstage'}`, text: 'ab dem Tag, an dem wir Zugriff haben. Das Enddatum steht in der Offerte.' },
            { title: `${prices.clientDays} ${prices.clientDays === 1 ? 'Tag' : 'Tage'}`, text: 'Ihres Teams, um uns die Arbeit zu zeigen' },
          ]
        : [],
      points: [
        { title: 'Den Ablauf aufnehmen', text: 'Wir gehen die Arbeit durch, zählen die Fälle und stoppen die Zeit.' },
        { title: 'Ein Modell ausprobieren', text: 'Es bearbeitet 60 Ihrer Fälle, und wir zählen seine Fehler.' },
        { title: 'Das Ziel vereinbaren', text: 'Wir schreiben gemeinsam auf, was Erfolg heisst, möglichst als Zahl.' },
      ],
      result:
        'Ein Ablaufdiagramm, Ihre Testfälle samt der Fehlerquote des Modells, einen Bericht über Daten und Anbindungen, das vereinbarte Ziel und die Amortisationsdauer in Monaten. Und unseren Rat: bauen, zuwarten oder bleiben lassen.',
      decide: { title: 'Weitermachen, oder hier aussteigen und alles behalten.', text: 'Sie schulden uns nichts mehr.' },
      exit: 'nach der Abklärung, ob Sie weitermachen, oder aussteigen und alles behalten',
    },
    {
      title: 'Iterative Entwicklung',
      price: prices && `CHF ${sayRange(prices.firstAgent, format)}`,
      steps: prices?.project.steps ? [...prices.project.cycles.map((cycle) => `Runde ${cycle}`), 'Test'] : [],
      lead: 'Wir bauen einen Agenten für eine einzige Aufgabe, mit dem eines Ihrer Teams danach täglich arbeitet. Die letzten 25 % des Preises sind erst geschuldet, wenn er das Ziel erreicht.',
      stats: prices
        ? [
            { title: `CHF ${sayRange(prices.firstAgent, format)}`, text: 'exkl. MWST für einen ersten Agenten. Der Festpreis hängt davon ab, wie viele Systeme, Dokumentarten und Ausnahmen wir in der Abklärung finden. Was der Hersteller Ihres ERP für eine Anbindung verlangt, kommt dazu.' },
            { title: `${prices.cycleWeeks} ${prices.cycleWeeks === 1 ? 'Woche' : 'Wochen'} pro Runde`, text: 'Jede endet mit einer Version, die Sie ausprobieren können.' },
            { title: `CHF ${sayRange(prices.running, format)} pro Monat`, text: 'exkl. MWST für den Betrieb: die Gebühren für Modell und Hosting, die deren Anbieter direkt mit Ihnen abrechnen, und unser Support, den Sie mit einer Frist von einem Monat kündigen können.' },
          ]
        : [],
      points: [
        { title: 'Eine erste Version bauen', text: 'Ein kleiner Teil der Aufgabe läuft von Anfang bis Ende.' },
        { title: 'An echten Fällen testen', text: 'Ihre Leute urteilen. Wir geben uns die Noten nicht selbst.' },
        { title: 'Prüfen und anpassen', text: 'Jede Runde hat ein Enddatum. Dann legen wir fest, wie es weitergeht.' },
      ],
      result:
        'Einen Agenten, mit dem ein Team täglich arbeitet, die Schulung für dieses Team, den Code samt allen Testergebnissen und einen Ausschalter, der ohne uns funktioniert.',
      decide: {
        title: 'Ausbauen, oder hier aussteigen und alles behalten.',
        text: 'Nutzen Sie den Agenten weiter, zahlen Sie nur noch die Betriebskosten.',
      },
      exit: 'nach der iterativen Entwicklung, ob Sie den Agenten einführen, oder aussteigen und alles behalten',
    },
    {
      title: 'Ausbauen, was wirkt',
      price: prices && `CHF ${format(prices.dayRate)} pro Tag`,
      steps: ['Team für Team'],
      lead: 'Ein Team nach dem anderen beginnt, mit dem Agenten zu arbeiten. Wie lange das dauert und was es kostet, erfahren Sie schriftlich, bevor Sie bestellen.',
      stats: prices
        ? [{ title: `CHF ${format(prices.dayRate)} pro Tag`, text: 'exkl. MWST. In der Offerte wird daraus ein Festpreis.' }]
        : [],
      points: [
        { title: 'Schrittweise einführen', text: 'Jeder Schritt hat einen Termin und lässt sich rückgängig machen.' },
        { title: 'Das Team schulen', text: 'Es lernt, wie der Agent arbeitet und wann es anders entscheiden muss.' },
        { title: 'Wirkung prüfen', text: 'Unser Support prüft die Ergebnisse und bessert nach.' },
      ],
      result:
        'Einen Agenten, mit dem alle Teams Ihrer Wahl täglich arbeiten, eine Schulung pro Team und einen Qualitätsbericht.',
      decide: { title: 'Support behalten, oder den Agenten ohne uns betreiben.', text: 'So oder so behalten Sie alles.' },
    },
  ],
  offer: offer && {
    title: 'Eine Musterofferte',
    notice: 'Ein Rechenbeispiel in der Mitte unserer Preisspanne, kein echter Kunde',
    task: `Pro Monat ${format(offer.cases)} Rechnungen bearbeiten, die Ihr ERP nicht mit Bestellungen und Lieferscheinen abgleichen kann`,
    terms: [
      { title: `CHF ${format(offer.price)}`, text: 'pauschal exkl. MWST, zahlbar in vier gleichen Raten. Die letzte ist erst geschuldet, wenn der Agent das Ziel erreicht.' },
      { title: `${offer.project.developmentWeeks} Wochen`, text: `davon ${offer.project.buildWeeks} für die Entwicklung in ${offer.project.cycles.length} Runden und ${offer.project.testWeeks} für die Tests` },
      { title: `${offer.ownDays} Tage`, text: `Ihres Teams: ${offer.clientDays} in der Abklärung, ${offer.project.cycles.length} in den Runden und ${offer.testDays} für Tests und Schulung. Dazu kommt der Aufwand Ihrer IT für unsere Zugriffe.` },
      {
        title: 'Ziel',
        text: `Im Test an ${offer.target.tested} Rechnungen, die schon gebucht sind, dürfen höchstens ${offer.target.wrong} Buchungen von denen Ihres Teams abweichen. Eine Rückfrage ist kein Fehler, aber der Agent darf höchstens bei ${offer.target.asked} Rechnungen nachfragen. Für eine Rechnung braucht Ihr Team heute ${offer.minutesToday} Minuten, mit dem Agenten noch ${offer.minutesWithAgent}, Rückfragen eingerechnet.`,
      },
      { title: 'Grenzen', text: 'Der Agent bereitet Buchungen bis CHF 20’000 vor, und Ihr Team gibt jede einzeln frei.' },
      {
        title: 'Support',
        text: 'Wir sind an Arbeitstagen von 8 bis 17 Uhr erreichbar und antworten innert einem Arbeitstag. Fällt der Agent oder das Modell aus, warten die Rechnungen, oder Ihr Team bucht sie von Hand.',
      },
    ],
    you: 'Sie',
  },
  contract: {
    title: 'Was in unserem Vertrag steht',
    lead: 'Jede Offerte regelt diese zehn Punkte. Verbindlich ist nur der Text, den beide Parteien unterschreiben.',
    folds: [
      {
        title: 'Preis',
        text: 'Sie zahlen einen Festpreis und Mehraufwand nur, wenn Sie ihm schriftlich zugestimmt haben.',
        more: 'Für eine Studie gilt eine Obergrenze. Spesen sind inbegriffen, die MWST nicht. Zahlbar ist der Preis innert 30 Tagen nach der Abnahme oder in den Raten, welche die Offerte nennt.',
      },
      {
        title: 'Abnahme',
        text: 'Sie nehmen das Ergebnis ab, wenn es im Test das vereinbarte Ziel erreicht.',
        more: 'Als abgenommen gilt es auch, wenn Sie es nach dem Test täglich nutzen oder bis zum Ende der vereinbarten Testdauer nicht schriftlich Einspruch erheben. Die letzte Rate ist aber auch dann erst geschuldet, wenn das Ziel erreicht ist.',
      },
      {
        title: 'Mängel',
        text: 'Mängel können Sie ab der Abnahme zwei Jahre lang rügen, wenn die Offerte kein anderes Datum nennt.',
        more: 'Das gilt auch für versteckte Mängel, und nennt die Offerte ein Datum, bis und mit diesem Tag. Wir bessern einen Mangel einmal auf unsere Kosten nach. Besteht er weiter, können Sie den Preis mindern oder, wenn Ihnen nicht zuzumuten ist, das Ergebnis zu behalten, vom Vertrag zurücktreten. Als Mangel gilt auch, wenn mehr Fehler auftreten, als das Ziel zulässt.',
      },
      {
        title: 'Rechte',
        text: 'Die Rechte an dem, was wir für Sie schaffen, gehen auf Sie über, sobald Sie bezahlt haben.',
        more: 'Ab der ersten Woche liegt der Code in Ihrem Repository, und die Konten bei Anbietern lauten auf Ihren Namen. Frühere Arbeiten von uns, die darin enthalten sind, dürfen Sie unentgeltlich und unbefristet nutzen und ändern.',
      },
      {
        title: 'Ihre Daten',
        text: 'Ohne Ihre schriftliche Zustimmung trainiert niemand ein Modell mit Ihren Daten.',
        more: 'Bevor Sie uns Daten schicken, unterschreiben beide Parteien eine Geheimhaltungsvereinbarung und für Personendaten einen Auftragsbearbeitungsvertrag. In beiden steht nochmals, was bei uns für Ihre Daten gilt: wo sie bleiben, wer sie sieht und wann sie gelöscht werden.',
      },
      {
        title: 'Support',
        text: 'Unseren Support können Sie mit einer Frist von einem Monat kündigen.',
        more: 'Code, Konten und Unterlagen genügen, damit ein anderes Team den Agenten betreiben kann.',
      },
      {
        title: 'Vorzeitiger Ausstieg',
        text: 'Sie dürfen mitten in einer Phase aussteigen und vergüten dann nur die geleistete Arbeit.',
        more: `Sie kostet ${prices ? `CHF ${format(prices.dayRate)} pro Tag` : 'den Tagesansatz, den die Offerte nennt'}, höchstens aber den Festpreis oder die Obergrenze. Was Sie darüber hinaus bezahlt haben, erstatten wir Ihnen. Wir dürfen nur aussteigen, wenn Sie 30 Tage nach einer schriftlichen Mahnung noch immer nicht bezahlt oder mitgewirkt haben.`,
      },
      {
        title: 'Verzug und Nichterreichen des Ziels',
        text: 'Liefern wir zu spät oder nicht das Vereinbarte, behalten Sie Ihre gesetzlichen Rechte.',
        more: 'Die letzte Rate ist erst geschuldet, wenn das Ziel erreicht ist. Steigen Sie in einem dieser Fälle aus, bezahlen Sie nur die Teile, die Sie behalten und nutzen. Liegt die Verspätung an Ihnen, verschieben sich die Termine.',
      },
      {
        title: 'Haftung',
        text: 'Bei Absicht und grober Fahrlässigkeit haften wir unbeschränkt, sonst bis zu einem genannten Betrag.',
        more: 'Unbeschränkt haften wir auch überall dort, wo das Gesetz keine Beschränkung zulässt. Nennt die Offerte keinen Betrag, haften wir bis zum Preis aller unterschriebenen Phasen.',
      },
      {
        title: 'Recht',
        text: 'Es gilt schweizerisches Recht, und Gerichtsstand ist der Ort unseres Sitzes.',
        more: joinSentences(
          'Der Vertrag gilt zwischen Unternehmen. Das UN-Kaufrecht (CISG) ist ausgeschlossen, und Allgemeine Geschäftsbedingungen gelten nicht.',
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
