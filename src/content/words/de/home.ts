import type { Facts, HomeWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';
import { sayMonths, sayNumber, sayWithin } from './sentences.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Startseite',
    title: 'KI-Agenten für Ihre Routinearbeit',
    description: facts.offer
      ? 'KI-Agenten, die Rechnungen abgleichen, Tickets sortieren und Berichte zusammenstellen: was einer kostet und wann er sich lohnt.'
      : 'KI-Agenten nach Mass, die in Ihren Systemen Rechnungen abgleichen, Tickets sortieren und Berichte zusammenstellen.',
  },
  hero: {
    title: 'KI-Agenten\nfür Ihre\nRoutine\u00adarbeit',
    lead: 'Wir bauen KI-Agenten nach Mass, die in Ihren bestehenden Systemen Rechnungen abgleichen, Tickets sortieren und Berichte zusammenstellen. Ihr Team gewinnt Zeit und entscheidet weiterhin selbst.',
    secondary: { label: 'Leistungen ansehen', page: 'services' },
    primary: { label: 'Ihre Aufgabe schildern', page: 'contact', anchor: 'draft-agents' },
    proof: facts.prices
      ? `Die Abklärung, unsere erste Phase, kostet pauschal CHF ${facts.format(facts.prices.discovery)} exkl. MWST. Danach wissen Sie, ob sich ein Agent für Sie lohnt. Sie können nach jeder Phase aussteigen, und die Ergebnisse gehören Ihnen.`
      : 'Sie bestellen immer nur eine Phase. Nach jeder können Sie aussteigen, und die Ergebnisse gehören Ihnen.',
    waiting: {
      billed: 12,
      delivered: 10,
      waits: 'Wartet auf Sie:\n12 Lampen verrechnet, 10 geliefert.',
      turn: '10 bezahlen',
      done: ['Buchung für', '10 Lampen\nvorbereitet und protokolliert.'],
      example: 'Den ganzen Fall ansehen',
    },
  },
  impact: {
    title: 'Was Sie davon haben',
    measured: 'Gemessen an',
    items: [
      {
        title: 'Automatisierter Kundendienst',
        text: 'Ein Kunde fragt abends um elf und erhält die Antwort aus Ihren Dokumenten. Braucht es einen Menschen, geht die Frage mit dem ganzen Verlauf an Ihr Team.',
        measure:
          'der Zeit bis zur ersten Antwort und am Anteil der Fragen, für die es keinen Menschen braucht.',
      },
      {
        title: 'Datengestützte Entscheide',
        text: 'Der Montagsbericht ist am Montag da, und am Freitag musste ihn niemand zusammenkopieren. Bei jeder Zahl steht, woher sie stammt.',
        measure: 'den Stunden pro Bericht und am Anteil der Zahlen mit Quellenangabe.',
      },
      {
        title: 'Effiziente Abläufe',
        text: 'Eine Bestellung kommt als PDF und steht kurz darauf in Ihrem ERP, ohne dass sie jemand abtippt. Stimmt etwas nicht, fragt der Agent bei Ihrem Team nach.',
        measure: 'der Zeit pro Fall und an der Fehlerquote.',
      },
    ],
    action: { label: 'So läuft ein Projekt ab', page: 'methodology' },
  },
  pays: facts.offer && {
    title: 'Lohnt sich das?',
    lead: 'Nehmen wir einen Agenten, der Rechnungen mit Bestellungen und Lieferscheinen abgleicht. Bei Ihnen sehen die Zahlen anders aus.',
    sum: [
      { value: facts.format(facts.offer.cases), text: 'Rechnungen pro Monat, die Ihr ERP nicht abgleichen kann' },
      {
        sign: '×',
        value: `${facts.offer.minutesSaved}`,
        text: `Minuten weniger pro Rechnung: von Hand sind es ${facts.offer.minutesToday}, zum Prüfen der Buchung und für Rückfragen des Agenten noch ${facts.offer.minutesWithAgent}`,
      },
      { sign: '×', value: `CHF ${facts.offer.minutePrice.toFixed(2)}`, text: 'kostet eine Arbeitsminute Ihres Teams' },
      { sign: '−', value: `CHF ${facts.format(facts.offer.running)}`, text: 'Betriebskosten pro Monat' },
      { sign: '=', value: `CHF ${facts.format(facts.offer.saving)}`, text: 'Nettonutzen pro Monat' },
    ],
    payback: {
      value: `${facts.offer.months}`,
      text: `${facts.offer.months === 1 ? 'Monat' : 'Monate'} im täglichen Einsatz, dann sind die CHF ${facts.format(facts.offer.invested)} für Abklärung, Entwicklung und ${facts.offer.ownDays} Arbeitstage Ihres Teams amortisiert.`,
    },
    earning: {
      value: `${facts.offer.earningMonths}`,
      text: `${facts.offer.earningMonths === 1 ? 'Monat bleibt dann bis zum Ende des dritten Einsatzjahres. Nach Abzug der Betriebskosten bringt er' : 'Monate bleiben dann bis zum Ende des dritten Einsatzjahres. Nach Abzug der Betriebskosten bringen sie'} Ihnen CHF ${facts.format(facts.offer.earned)}.`,
    },
    rings: `${facts.offer.monthsShown} Monate im Einsatz: in den ersten ${facts.offer.months} noch nicht amortisiert, in den übrigen ${facts.offer.earningMonths} schon.`,
    unit: 'Ein Ring ist ein Monat im täglichen Einsatz.',
    range: describeRange(facts),
    note: joinSentences(
      `Vor dem Einsatz dauern Abklärung, Entwicklung und Tests rund ${sayMonths(facts.offer.project.months)}. Ihre Entscheide und die Zugriffe für uns brauchen zusätzlich Zeit.`,
      'Die Preise liegen in der Mitte unserer Spannen, exkl. MWST.',
    ),
    text: 'Es kommt auf die Zahl der Fälle an, nicht auf die Grösse Ihrer Firma. In der Abklärung rechnen wir das für Ihre Aufgabe durch. Geht die Rechnung nicht auf, raten wir Ihnen vom Agenten ab.',
  },
  closing: {
    title: 'Sagen Sie uns, was Sie immer und immer wieder tun',
    text: joinSentences(
      describeReply(facts),
      'Können wir Ihnen helfen, schlagen wir ein kostenloses Gespräch von einer halben Stunde vor.',
    ),
    action: { label: 'Ihre Aufgabe schildern', page: 'contact', anchor: 'draft-agents' },
  },
});

function describeRange({ offer, format }: Facts): string | undefined {
  if (!offer?.range) return undefined;
  const { monthsLow, monthsHigh, atHalf, leastCases } = offer.range;
  const lowest = monthsLow === 1 ? 'einem Monat' : `${sayNumber(monthsLow)} Monaten`;
  return joinSentences(
    monthsLow < monthsHigh
      ? `Zu unseren tiefsten Preisen ist der Agent nach ${lowest} amortisiert, zu den höchsten nach ${sayNumber(monthsHigh)}.`
      : '',
    atHalf ? `Bei nur ${format(atHalf.cases)} Rechnungen pro Monat dauert es ${sayMonths(atHalf.months)}.` : '',
    `Bei weniger als ${format(leastCases)} Rechnungen pro Monat kostet der Agent mehr, als er einspart.`,
  );
}

function describeReply({ answersHere, answerLanguages, answersWithinDays }: Facts): string {
  const within = sayWithin(answersWithinDays);
  return answersHere
    ? `Ein paar Zeilen genügen. Wir antworten Ihnen persönlich${within}.`
    : `Ein paar Zeilen genügen, ruhig auf Deutsch. Wir antworten Ihnen${within} persönlich auf ${answerLanguages}.`;
}
