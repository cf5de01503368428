import type { Facts, MethodologyWords } from '../../../site/words.ts';

const countDays = (days: number) => `${days} ${days === 1 ? 'Tag' : 'Tage'}`;
const countWeeks = (weeks: number) => `${weeks} ${weeks === 1 ? 'Woche' : 'Wochen'}`;

export default ({ prices, offer, format, formatRange }: Facts): MethodologyWords => ({
  page: {
    label: 'Methodik',
    title: 'So läuft ein KI-Agenten-Projekt ab',
    description: `Drei Phasen, deren Ergebnisse Sie behalten: wie lange sie dauern, ${prices ? 'was sie kosten, ' : ''}was Sie entscheiden und was Sie unterschreiben.`,
  },
  head: {
    title: 'Methodik «Deliver Impact»',
    lead: 'Sie bestellen immer nur eine Phase, mit Umfang, Terminen und Preis in der Offerte.',
    legend: prices && 'Ein Ring steht für eine Woche.',
    youDecide: 'Sie wählen',
    stop: 'Aussteigen können Sie jederzeit: Nach einer Phase schulden Sie nichts über ihren Preis hinaus, und mitten in einer bezahlen Sie nur die geleistete Arbeit, höchstens diesen Preis.',
    totals: prices
      ? [
          { title: `Rund ${prices.project.months} ${prices.project.months === 1 ? 'Monat' : 'Monate'}`, text: 'von der Abklärung bis zum täglichen Einsatz, dazu Ihre Zeit für Entscheide und Zugriffe' },
          { title: `CHF ${formatRange(prices.total)}`, text: 'für die Abklärung und einen ersten Agenten, exkl. MWST wie alle Preise auf dieser Seite' },
          { title: `CHF ${formatRange(prices.running)}`, text: 'pro Monat für den Betrieb, samt unserem Support und den Anbietern von Modell und Hosting, die direkt mit Ihnen abrechnen' },
        ]
      : [],
  },
  youReceive: 'Sie erhalten',
  phases: [
    {
      title: 'Abklärung',
      price: prices && `CHF ${format(prices.discovery)}`,
      duration: prices && countWeeks(prices.project.discoveryWeeks),
      steps: [],
      lead: 'Sie erfahren, ob sich ein Agent lohnt, bevor Sie einen bezahlen.',
      stats: prices
        ? [
            { title: countDays(prices.discoveryDays), text: 'vom Zugriff bis zum Ergebnis, in Arbeitstagen' },
            { title: `CHF ${format(prices.discovery)}`, text: 'fest, auch wenn wir Ihnen vom Agenten abraten' },
            { title: countDays(prices.clientDays), text: 'Arbeit Ihres Teams' },
          ]
        : [],
      points: [
        { title: 'Den Ablauf aufnehmen', text: 'Mit den Leuten, die die Arbeit erledigen, zählen wir die Fälle und stoppen die Zeit.' },
        { title: 'Ein Modell ausprobieren', text: 'Wir testen die Anbindungen und lassen ein Modell 60 Ihrer Fälle bearbeiten. Das genügt, um zu sehen, ob sich das Weitermachen lohnt.' },
        { title: 'Das Ziel vereinbaren', text: 'Gemeinsam schreiben wir in Zahlen auf, was Erfolg heisst.' },
      ],
      result:
        'Ein Ablaufdiagramm, Ihre Testfälle samt der Fehlerquote des Modells, einen Bericht über Daten und Anbindungen, das Ziel, die Amortisationsdauer und unseren Rat: bauen, zuwarten oder bleiben lassen.',
      decide: 'Sie machen weiter, oder Sie steigen hier aus und behalten alles.',
      after: 'Sie schulden uns nichts mehr.',
      links: [{ label: 'Weitermachen', anchor: 'phase-2' }, { label: 'Aussteigen', anchor: 'stopping' }],
    },
    {
      title: 'Iterative Entwicklung',
      price: prices && `CHF ${formatRange(prices.firstAgent)}`,
      duration: prices && countWeeks(prices.project.developmentWeeks),
      steps: prices
        ? [
            ...Array.from({ length: prices.cycles }, (_, cycle) => ({ name: `Runde ${cycle + 1}`, length: countWeeks(prices.cycleWeeks) })),
            { name: 'Test', length: countWeeks(prices.testWeeks) },
          ]
        : [],
      lead: 'Wir bauen einen Agenten für eine einzige Aufgabe.',
      stats: prices
        ? [
            { title: countWeeks(prices.cycleWeeks), text: 'pro Runde, und jede endet mit einer Version, die Sie ausprobieren können' },
            { title: `CHF ${formatRange(prices.firstAgent)}`, text: 'fest, für einen ersten Agenten' },
          ]
        : [],
      note: prices && 'Der Preis hängt davon ab, wie viele Systeme, Dokumentarten und Ausnahmen wir in der Abklärung finden. Die letzten 25 % bezahlen Sie erst, wenn der Agent das Ziel erreicht. Eine allfällige Gebühr Ihres ERP-Herstellers kommt dazu.',
      points: [
        { title: 'Eine erste Version bauen', text: 'Ein kleiner Teil der Aufgabe läuft von Anfang bis Ende.' },
        { title: 'An echten Fällen testen', text: 'Ihre Leute beurteilen den Agenten anhand von Fällen, die sie schon bearbeitet haben. Wir geben uns die Noten nicht selbst.' },
        { title: 'Prüfen und anpassen', text: 'Am Ende jeder Runde entscheiden Sie, wie es weitergeht.' },
      ],
      result:
        'Einen Agenten, mit dem ein Team täglich arbeitet, die Schulung für dieses Team, den Code samt allen Testergebnissen und einen Ausschalter, der ohne uns funktioniert.',
      decide: 'Sie führen den Agenten in weiteren Teams ein, oder Sie steigen hier aus und behalten alles.',
      after: 'Nutzen Sie den Agenten weiter, bezahlen Sie nur noch den Betrieb.',
      links: [{ label: 'Einführen', anchor: 'phase-3' }, { label: 'Aussteigen', anchor: 'stopping' }],
    },
    {
      title: 'Ausbauen, was wirkt',
      price: prices && `CHF ${format(prices.dayRate)} pro Tag`,
      steps: [{ name: 'Team für Team' }],
      lead: 'Ein Team nach dem anderen beginnt, mit dem Agenten zu arbeiten.',
      stats: prices
        ? [{ title: `CHF ${format(prices.dayRate)}`, text: 'pro Tag, die Grundlage Ihres Festpreises' }]
        : [],
      points: [
        { title: 'Schrittweise einführen', text: 'Jeder Schritt hat einen Termin und lässt sich rückgängig machen.' },
        { title: 'Das Team schulen', text: 'Ihre Leute lernen, wann sie anders entscheiden müssen als der Agent.' },
        { title: 'Wirkung prüfen', text: 'Solange Sie unseren Support haben, prüfen wir die Qualität in vereinbarten Abständen und bessern nach, wenn sie sinkt.' },
      ],
      result:
        'Einen Agenten, mit dem alle Teams Ihrer Wahl täglich arbeiten, eine Schulung pro Team und einen Qualitätsbericht.',
      decide: 'Sie behalten unseren Support, oder Sie betreiben den Agenten ohne uns.',
      after: 'So oder so behalten Sie alles.',
      links: [{ label: 'Support behalten', anchor: offer ? 'offer' : 'support' }, { label: 'Selbst betreiben', anchor: 'support' }],
    },
  ],
  offer: prices && offer && {
    title: 'Eine Musterofferte',
    notice: 'Kein echter Kunde: iterative Entwicklung in der Mitte unserer Preisspannen',
    task: `${format(offer.cases)} Rechnungen pro Monat mit Bestellungen und Lieferscheinen abgleichen`,
    stats: [
      { title: `CHF ${format(offer.price)}`, text: 'Festpreis, in vier gleichen Raten' },
      { title: `${prices.project.developmentWeeks} Wochen`, text: `${prices.project.buildWeeks} für die Entwicklung in ${prices.cycles} Runden und ${prices.testWeeks} für die Tests` },
      { title: `${offer.developmentDays} Tage`, text: `Arbeit Ihres Teams, nach ${prices.clientDays} in der Abklärung: ${prices.cycles} in den Runden und ${prices.testDays} für Tests und Schulung, dazu der Aufwand Ihrer IT` },
    ],
    terms: [
      {
        title: 'Ziel',
        text: `Eine Rechnung braucht im Schnitt noch ${offer.minutesWithAgent} statt ${offer.minutesToday} Minuten, Rückfragen des Agenten eingerechnet. Die Zeit stoppt Ihr Team im Test an einer Stichprobe. Bei ${prices.target.tested} Rechnungen, die Sie schon gebucht haben, dürfen höchstens ${prices.target.wrong} Buchungen von Ihren abweichen, und nachfragen darf der Agent bei höchstens ${prices.target.asked}.`,
      },
      { title: 'Grenzen', text: 'Der Agent bereitet Buchungen bis CHF 20’000 vor, und Ihr Team gibt jede einzeln frei.' },
      {
        title: 'Support',
        text: `Der Betrieb kostet CHF ${format(offer.running)} pro Monat, Anbieter und Support inbegriffen. Wir sind an Arbeitstagen von 8 bis 17 Uhr erreichbar und antworten innert einem Arbeitstag. Fällt der Agent aus, warten die Rechnungen oder werden von Hand gebucht.`,
      },
    ],
    you: 'Sie',
    action: { label: 'Offerte anfragen', page: 'contact', anchor: 'draft-agents' },
  },
  contract: {
    title: 'Was in unserem Vertrag steht',
    lead: 'Verbindlich ist nur der Text, den beide Parteien unterschreiben.',
    terms: [
      {
        title: 'Preis',
        text: 'Es gilt ein Festpreis oder, bei einer Studie, eine Obergrenze, beides inklusive Spesen, exklusive MWST.',
        more: 'Zahlbar ist der Preis innert 30 Tagen nach der Abnahme oder in den Raten, die in der Offerte stehen. Mehraufwand vergüten Sie nur, wenn Sie ihm schriftlich zugestimmt haben.',
      },
      {
        title: 'Abnahme',
        text: 'Sie nehmen das Ergebnis ab, wenn es im Test das vereinbarte Ziel erreicht.',
        more: 'Als abgenommen gilt es auch, wenn Sie es nach dem Test täglich nutzen oder bis zum Ende der vereinbarten Testdauer nicht schriftlich Einspruch erheben. Auch dann wird die letzte Rate erst fällig, wenn das Ziel erreicht ist.',
      },
      {
        title: 'Mängel',
        text: 'Mängel, auch versteckte, können Sie zwei Jahre lang rügen, wenn die Offerte keinen anderen Tag nennt.',
        more: 'Die zwei Jahre beginnen mit der Abnahme. Nennt die Offerte einen Tag, können Sie bis und mit diesem Tag rügen. Wir bessern einen Mangel einmal auf unsere Kosten nach. Besteht er weiter, können Sie den Preis mindern oder, wenn Ihnen nicht zuzumuten ist, das Ergebnis zu behalten, vom Vertrag zurücktreten. Als Mangel gilt auch, wenn mehr Fehler auftreten, als das Ziel zulässt.',
      },
      {
        title: 'Rechte',
        text: 'Die Rechte an dem, was wir für Sie schaffen, gehen auf Sie über, sobald Sie bezahlt haben.',
        more: 'Ab der ersten Woche liegt der Code in Ihrem Repository, und die Konten bei Anbietern lauten auf Ihren Namen. Frühere Arbeiten von uns, die im Ergebnis enthalten sind, dürfen Sie unentgeltlich und unbefristet nutzen und ändern.',
      },
      {
        title: 'Ihre Daten',
        text: 'Bevor Sie uns Daten schicken, unterschreiben beide Parteien eine Geheimhaltungsvereinbarung.',
        more: 'Für Personendaten kommt ein Auftragsbearbeitungsvertrag dazu. In beiden steht nochmals, was bei uns für Ihre Daten gilt: wo sie bleiben, wer sie sieht, wann sie gelöscht werden und dass ohne Ihre schriftliche Zustimmung niemand ein Modell damit trainiert.',
      },
      {
        id: 'support',
        title: 'Support',
        text: 'Unseren Support können Sie mit einer Frist von einem Monat kündigen.',
        more: 'Code, Konten und Unterlagen genügen, damit ein anderes Team den Agenten betreiben kann.',
      },
      {
        id: 'stopping',
        title: 'Vorzeitiger Ausstieg',
        text: 'Nach einer Phase dürfen Sie aussteigen und schulden nichts mehr. Mitten in einer vergüten Sie die geleistete Arbeit.',
        more: `Die Arbeit wird ${prices ? `zu CHF ${format(prices.dayRate)} pro Tag` : 'zum Tagesansatz, den die Offerte nennt,'} verrechnet, höchstens aber bis zum Festpreis oder zur Obergrenze. Was Sie darüber hinaus bezahlt haben, erstatten wir Ihnen. Wir dürfen nur aussteigen, wenn Sie 30 Tage nach einer schriftlichen Mahnung noch immer nicht bezahlt oder mitgewirkt haben.`,
      },
      {
        title: 'Verspätung und verfehltes Ziel',
        text: 'Liefern wir zu spät oder nicht wie vereinbart, behalten Sie Ihre gesetzlichen Rechte.',
        more: 'In beiden Fällen wird die letzte Rate erst fällig, wenn das Ziel erreicht ist, und wenn Sie aussteigen, bezahlen Sie nur die Teile, die Sie behalten und nutzen. Liegt die Verspätung an Ihnen, verschieben sich die Termine.',
      },
      {
        title: 'Haftung',
        text: 'Bei Absicht, bei grober Fahrlässigkeit und wo das Gesetz keine Beschränkung zulässt, haften wir unbeschränkt.',
        more: 'Im Übrigen haften wir bis zu dem Betrag, den die Offerte für die Haftung nennt. Nennt sie keinen, haften wir bis zum Preis aller unterschriebenen Phasen.',
      },
      {
        title: 'Recht',
        text: 'Für diesen Vertrag zwischen Unternehmen gilt schweizerisches Recht, und Allgemeine Geschäftsbedingungen gelten nicht.',
        more: 'Das UN-Kaufrecht (CISG) ist ausgeschlossen. Gerichtsstand ist der Ort unseres Sitzes.',
      },
    ],
  },
  closing: {
    title: 'Zuerst eine halbe Stunde',
    text: 'Danach wissen Sie, ob die Abklärung ihr Geld wert ist.',
    action: { label: 'Gespräch vereinbaren', page: 'contact', anchor: 'draft-call' },
  },
});
