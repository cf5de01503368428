import type { Facts, HomeWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';
import { sayMonths, sayWithin } from './sentences.ts';

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
    lead: 'Wir bauen KI-Agenten, die in Ihren bestehenden Systemen Rechnungen abgleichen, Tickets sortieren und Berichte zusammenstellen. Ihr Team gewinnt Zeit und entscheidet weiterhin selbst.',
    secondary: { label: 'Leistungen ansehen', page: 'services' },
    primary: { label: 'Ihre Aufgabe schildern', page: 'contact', anchor: 'draft-agents' },
    proof: facts.prices
      ? `Die Abklärung, unsere erste Phase, kostet CHF ${facts.format(facts.prices.discovery)} exkl. MWST und zeigt, ob sich ein Agent lohnt. Die letzten 25 % seines Preises zahlen Sie erst, wenn er das Ziel erreicht.`
      : 'Sie bestellen immer nur eine Phase. Nach jeder können Sie aussteigen, und die Ergebnisse gehören Ihnen.',
    waiting: {
      billed: { label: 'Lampen verrechnet', number: 12 },
      delivered: { label: 'Lampen geliefert', number: 10 },
      time: '09:14',
      question: 'Wie viele bezahlen wir?',
      turn: '10 bezahlen',
      done: 'Buchung für 10 Lampen vorbereitet und protokolliert.',
      example: 'Den ganzen Fall ansehen',
    },
  },
  impact: {
    title: 'Was Sie davon haben',
    items: [
      {
        title: 'Automatisierter Kundendienst',
        text: 'Ein Kunde fragt abends um elf und erhält die Antwort aus Ihren Dokumenten.',
      },
      {
        title: 'Datengestützte Entscheide',
        text: 'Der Montagsbericht ist am Montagmorgen da, und bei jeder Zahl steht, woher sie stammt.',
      },
      {
        title: 'Effiziente Abläufe',
        text: 'Eine Bestellung kommt als PDF und steht kurz darauf in Ihrem ERP, ohne dass sie jemand abtippt.',
      },
    ],
    action: { label: 'So läuft ein Projekt ab', page: 'methodology' },
  },
  pays: facts.offer && {
    title: 'Lohnt sich das?',
    lead: 'Nehmen wir einen Agenten, der Rechnungen mit Bestellungen und Lieferscheinen abgleicht. Bei Ihnen sehen die Zahlen anders aus.',
    sum: [
      { value: facts.format(facts.offer.cases), text: 'Rechnungen pro Monat, die Ihr ERP nicht abgleicht' },
      {
        value: `× ${facts.offer.minutesSaved}`,
        text: `Minuten weniger: von Hand ${facts.offer.minutesToday}, mit dem Agenten ${facts.offer.minutesWithAgent}`,
      },
      { value: `× CHF ${facts.offer.minutePrice.toFixed(2)}`, text: 'für eine Arbeitsminute Ihres Teams' },
      { value: `− CHF ${facts.format(facts.offer.running)}`, text: 'Betriebskosten pro Monat' },
      { value: `CHF ${facts.format(facts.offer.saving)}`, text: 'gespart, jeden Monat' },
    ],
    payback: {
      value: `${facts.offer.months}`,
      text: `${facts.offer.months === 1 ? 'Monat' : 'Monate'}, je ein Ring, dann ist er bezahlt: CHF ${facts.format(facts.offer.invested)} für Abklärung, Entwicklung und ${facts.offer.ownDays} Arbeitstage Ihres Teams.`,
    },
    earning: {
      value: `${facts.offer.earningMonths}`,
      text: `weitere bis zum Ende des dritten Jahres. Nach Abzug der Betriebskosten sparen Sie CHF ${facts.format(facts.offer.earned)}.`,
    },
    rings: `${facts.offer.monthsShown} Monate im Einsatz: in den ersten ${facts.offer.months} noch nicht amortisiert, in den übrigen ${facts.offer.earningMonths} schon.`,
    least: `Bei weniger als ${facts.format(facts.offer.leastCases)} Rechnungen pro Monat dauert es länger als drei Jahre, und wir raten Ihnen ab.`,
    note: `In der Abklärung rechnen wir das für Ihre Aufgabe durch. Hier liegen die Preise in der Mitte unserer Spannen, exkl. MWST. Die Zeit Ihrer IT und was der ERP-Hersteller verlangt kommen dazu, und vor dem Einsatz dauern Abklärung, Entwicklung und Tests rund ${sayMonths(facts.offer.project.months)}.`,
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

function describeReply({ answersHere, answerLanguages, answersWithinDays }: Facts): string {
  const within = sayWithin(answersWithinDays);
  return answersHere
    ? `Ein paar Zeilen genügen. Wir antworten Ihnen persönlich${within}.`
    : `Ein paar Zeilen genügen, ruhig auf Deutsch. Wir antworten Ihnen${within} persönlich auf ${answerLanguages}.`;
}
