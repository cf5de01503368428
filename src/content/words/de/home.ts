import type { Facts, HomeWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Startseite',
    title: 'KI-Agenten für Ihre Routinearbeit',
    description: facts.offer
      ? 'KI-Agenten nach Mass gleichen Rechnungen ab, sortieren Tickets und stellen Berichte zusammen. Was einer kostet und wann er amortisiert ist.'
      : 'KI-Agenten nach Mass, die in Ihren Systemen Rechnungen abgleichen, Tickets sortieren und Berichte zusammenstellen.',
  },
  hero: {
    title: 'KI-Agenten\nfür Ihre\nRoutinearbeit',
    lead: 'Wir bauen KI-Agenten nach Mass, die in Ihren Systemen Rechnungen abgleichen, Tickets sortieren und Berichte zusammenstellen. Ihr Team spart Stunden und entscheidet selbst.',
    secondary: { label: 'Unsere Leistungen', page: 'services' },
    primary: { label: 'Aufgabe schildern', page: 'contact', anchor: 'draft-agents' },
    priceNote: facts.prices
      ? `Die Abklärung, unsere erste Phase, kostet CHF ${facts.format(facts.prices.discovery)} exkl. MWST. Danach wissen Sie, ob sich ein Agent lohnt. Bauen wir einen, bezahlen Sie die letzten 25 % erst, wenn er das Ziel erreicht.`
      : 'Sie bestellen immer nur eine Phase, und die letzten 25 % für einen Agenten bezahlen Sie erst, wenn er das Ziel erreicht.',
    invoice: {
      billed: { before: 'Beispielrechnung:', number: 12, after: 'Lampen' },
      delivered: { before: 'Geliefert:', number: 10 },
      time: '09:14',
      asks: 'Der Agent fragt:',
      question: 'Wie viele bezahlen wir?',
      answers: {
        fewer: {
          label: '10 bezahlen',
          done: 'Die Buchung für 10 Lampen ist vorbereitet.\nJetzt prüft sie die Buchhaltung.',
        },
        all: {
          label: '12 bezahlen',
          done: 'Die Buchung für alle 12 Lampen ist vorbereitet.\nIm Protokoll steht, dass 2 fehlen.',
        },
      },
    },
  },
  services: { title: 'Unsere Leistungen' },
  impact: {
    title: 'Was Sie davon haben',
    items: [
      {
        title: 'Automatisierter Kundendienst',
        text: 'Wer abends um elf fragt, erhält die Antwort aus Ihren Dokumenten.',
      },
      {
        title: 'Datengestützte Entscheide',
        text: 'Der Montagsbericht ist am Montag da, bei jeder Zahl steht die Quelle, und am Freitag musste ihn niemand zusammenstellen.',
      },
      {
        title: 'Effiziente Abläufe',
        text: 'Eine Bestellung, die als PDF kommt, landet in Ihrem ERP, ohne dass sie jemand abtippt.',
      },
    ],
    action: { label: 'So läuft ein Projekt ab', page: 'methodology' },
  },
  pays: facts.offer && describePayback(facts.offer, facts),
  closing: {
    title: 'Sagen Sie uns, was Sie immer und immer wieder tun',
    text: 'Das erste Gespräch ist kostenlos.',
    action: { label: 'Aufgabe schildern', page: 'contact', anchor: 'draft-agents' },
  },
});

function describePayback(offer: NonNullable<Facts['offer']>, { format, formatPrice }: Facts): HomeWords['pays'] {
  const { months, earningMonths, range } = offer;
  const countMonths = (count: number) => `${count} ${count === 1 ? 'Monat' : 'Monaten'}`;
  return {
    title: 'Lohnt sich das?',
    lead: `Nehmen wir einen Agenten, der Rechnungen mit Bestellungen und Lieferscheinen abgleicht. Von Hand kostet Sie eine Rechnung CHF ${formatPrice(offer.priceByHand)}, mit dem Agenten im täglichen Einsatz noch CHF ${formatPrice(offer.priceWithAgent)}.`,
    sum: [
      { value: format(offer.cases), text: 'Rechnungen pro Monat, die Ihr ERP nicht abgleicht' },
      {
        value: `× ${offer.minutesSaved}`,
        text: `${offer.minutesSaved === 1 ? 'Minute' : 'Minuten'} weniger pro Rechnung, das sind ${format(offer.hoursSaved)} Stunden im Monat:`,
        note: `von Hand ${offer.minutesToday}, mit dem Agenten noch ${offer.minutesWithAgent}, um die Buchung zu prüfen und Rückfragen zu beantworten`,
      },
      { value: `× CHF ${formatPrice(offer.minutePrice)}`, text: 'für eine Arbeitsminute Ihres Teams' },
      { value: `− CHF ${format(offer.running)}`, text: 'Betriebskosten pro Monat' },
      { value: `CHF ${format(offer.saving)}`, text: 'Ersparnis pro Monat, wenn Ihr Team die Stunden anders nutzt' },
    ],
    legend: 'Ein Ring steht für einen Monat im täglichen Einsatz. Die dünnen zahlen den Agenten ab.',
    payback: {
      value: months,
      text: `${months === 1 ? 'Monat' : 'Monate'} im täglichen Einsatz, dann sind CHF ${format(offer.invested)} amortisiert: ${format(offer.discovery)} für die Abklärung, ${format(offer.price)} für die Entwicklung und ${format(offer.ownDaysPrice)} für ${offer.ownDays} Arbeitstage Ihres Teams.`,
    },
    earning: {
      value: earningMonths,
      text: `${earningMonths === 1 ? 'weiterer Monat' : 'weitere Monate'} bis zum Ende des dritten Einsatzjahres. In dieser Zeit sparen Sie CHF ${format(offer.earned)}, die Betriebskosten schon abgezogen.`,
    },
    alternative: `${offer.monthsShown} Monate im Einsatz: ${months}, bis der Agent amortisiert ist, und ${earningMonths} danach.`,
    text: 'Es kommt auf die Zahl der Fälle an, nicht auf die Grösse Ihrer Firma. In der Abklärung rechnen wir mit Ihren Zahlen. Geht die Rechnung nicht auf, raten wir Ihnen vom Agenten ab.',
    note: joinSentences(
      range
        ? `Gerechnet ist mit der Mitte unserer Preisspannen: Bei den tiefsten Preisen ist der Agent nach ${countMonths(range.low.months)} amortisiert, bei den höchsten nach ${range.high.months}.`
        : '',
      `Innert drei Jahren ist der Agent ab ${format(offer.leastCases)} Rechnungen pro Monat amortisiert${range ? `, bei den höchsten Preisen ab ${format(range.high.leastCases)}` : ''}.`,
      'Der Aufwand Ihrer IT, eine allfällige Gebühr Ihres ERP-Herstellers und die MWST kommen dazu.',
    ),
  };
}
