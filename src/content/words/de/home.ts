import type { Facts, HomeWords } from '../../words.ts';
import { countMonths, countWorkingDays, joinSentences } from './sentences.ts';
import services from './services.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Startseite',
    title: [
      `KI-Agenten für Ihre Routinearbeit | ${facts.name}, ${facts.town}`,
      `KI-Agenten für Ihre Routinearbeit | ${facts.name}`,
      'KI-Agenten für Ihre Routinearbeit',
    ],
    description: facts.example
      ? [
          `${facts.name} in ${facts.town} baut KI-Agenten, die Rechnungen abgleichen, Tickets sortieren und Berichte zusammenstellen. Was kosten sie, und wann lohnen sie sich?`,
          'KI-Agenten nach Mass für Rechnungen, Tickets und Berichte. Sehen Sie, was ein Agent kostet, wie viel Zeit er spart und wann er sich lohnt.',
        ]
      : [
          `${facts.name} in ${facts.town} baut KI-Agenten, die in Ihren Systemen Rechnungen abgleichen, Tickets sortieren und Berichte zusammenstellen.`,
          'KI-Agenten nach Mass, die in Ihren Systemen Rechnungen abgleichen, Tickets sortieren und Berichte zusammenstellen.',
        ],
    picture: {
      title: 'KI-Agenten für Ihre Routinearbeit',
      alt: 'Vier Kreise mit Ringen, aus Feldern zusammengesetzt. Ein Feld ist verdreht und hat eine andere Farbe.',
    },
  },
  hero: {
    title: ['KI-\u2060Agenten', 'für Ihre', 'Routine\u00adarbeit'],
    lead: 'Wir bauen intelligente Agenten nach Mass für Ihr Unternehmen. In Ihren bestehenden Systemen gleichen die Agenten Rechnungen ab, sortieren Tickets und stellen Berichte zusammen. Ihr Team gewinnt diese Stunden zurück und entscheidet weiterhin selbst.',
    secondary: { label: nameExamples(facts), page: 'services' },
    primary: { label: 'Ihre Aufgabe schildern', page: 'contact' },
    proof: facts.discoveryPrice
      ? `Die Abklärung, unsere erste Phase, hat einen Festpreis von CHF ${facts.discoveryPrice}, exkl. MWST. Nach jeder Phase können Sie aussteigen. Was Sie bezahlt haben, behalten Sie.`
      : 'Sie bestellen jede Phase einzeln. Nach jeder Phase können Sie aussteigen. Was Sie bezahlt haben, behalten Sie.',
    waiting: {
      waits: 'Die Buchung einer Rechnung wartet auf Sie.',
      turn: 'Buchung freigeben',
      done: 'Freigegeben und protokolliert.',
      runs: 'Der Agent arbeitet weiter.',
      example: 'Das ganze Beispiel ansehen',
      button: 'Buchung freigeben',
    },
  },
  impact: {
    title: 'Wirkung im Betrieb',
    measured: 'Gemessen an',
    items: [
      {
        title: 'Automatisierter Kundendienst',
        text: 'Der Agent beantwortet Routinefragen anhand Ihrer eigenen Dokumente. Alle anderen Fragen erhält Ihr Kundendienst, mit dem vollständigen Verlauf.',
        measure:
          'der Zeit bis zur ersten Antwort und am Anteil der Fragen, die der Agent abschliessend erledigt.',
      },
      {
        title: 'Datengestützte Entscheide',
        text: 'Agenten stellen Ihre Berichte aus Ihren eigenen Systemen zusammen. Bei jeder Zahl steht die Quelle, damit Sie die Angabe prüfen können.',
        measure: 'den Stunden pro Bericht und am Anteil der Zahlen mit belegter Quelle.',
      },
      {
        title: 'Effiziente Abläufe',
        text: 'Agenten prüfen Daten, leiten sie weiter und übertragen sie von System zu System. Ihr Team kümmert sich um die Ausnahmen.',
        measure: 'der Zeit pro Fall und an der Fehlerquote.',
      },
    ],
    pays: {
      title: 'Lohnt sich ein Agent?',
      example: facts.example && {
        lead: 'Ein Beispiel: Ein Agent gleicht Rechnungen mit Bestellungen und Lieferscheinen ab. Ihre eigenen Zahlen werden anders aussehen.',
        sum: [
          { value: facts.example.cases, text: 'Rechnungen pro Monat, die Ihr ERP nicht abgleichen kann' },
          {
            sign: '×',
            value: `${facts.example.minutesSaved}`,
            text: `Minuten weniger pro Rechnung, nämlich ${facts.example.minutesWithAgent} mit dem Agenten statt ${facts.example.minutesToday} heute`,
          },
          {
            sign: '×',
            value: facts.example.minutePrice,
            text: 'CHF pro Minute Arbeitszeit Ihrer Mitarbeitenden',
          },
          { sign: '−', value: facts.example.running, text: 'CHF Betriebskosten pro Monat' },
          { sign: '=', value: facts.example.saving, text: 'CHF an Arbeitszeit, die jeden Monat frei wird' },
        ],
        payback: {
          value: `${facts.example.months}`,
          note: `Monate, bis CHF ${facts.example.invested} amortisiert sind. So viel investieren Sie in Abklärung, Entwicklung und ${facts.example.ownDays}\u00a0Arbeitstage Ihrer Mitarbeitenden.`,
        },
        earning: {
          value: `${facts.example.earningMonths}`,
          note: `${facts.example.earningMonths === 1 ? 'weiterer Monat' : 'weitere Monate'} bis Ende des dritten Jahres. Dabei wird Arbeitszeit im Wert von CHF ${facts.example.earned} frei.`,
        },
        year: 'Jahr',
        rings: `${facts.example.monthsShown} Ringe, einer für jeden Monat: bis zur Amortisation ${facts.example.months} als Umriss, danach ${facts.example.earningMonths} ausgefüllt.`,
        note: joinSentences(
          'Ein Ring steht für einen Monat im täglichen Einsatz.',
          facts.monthsToLive
            ? `Davor dauern Abklärung, Entwicklung und Tests rund ${countMonths(facts.monthsToLive)}. Dazu kommt die Zeit, in der Sie entscheiden und uns Zugang geben.`
            : '',
          'Die Preise liegen in der Mitte unserer Spannen, exkl. MWST.',
        ),
      },
      formula: {
        lead: 'Zwei kurze Rechnungen zeigen, ob sich ein Agent lohnt.',
        sums: [
          'Nutzen pro Monat = Fälle pro Monat × gewonnene Minuten pro Fall × Kosten einer Minute − Betriebskosten pro Monat',
          'Monate bis zur Amortisation = (Abklärung + Entwicklung + Arbeitszeit Ihrer Mitarbeitenden) ÷ Nutzen pro Monat',
        ],
      },
      text: 'In der Abklärung, unserer ersten Phase, berechnen wir die Amortisation für Ihre eigene Aufgabe. Dauert die Amortisation zu lange, raten wir von der Entwicklung\u00a0ab.',
    },
    action: { label: 'So läuft ein Projekt ab', page: 'methodology' },
  },
  closing: {
    title: 'Sagen Sie uns, was Sie wieder und wieder und wieder tun',
    text: joinSentences(
      'Ein paar Zeilen genügen.',
      facts.answersWithinDays
        ? `Jemand von uns antwortet Ihnen innert ${countWorkingDays(facts.answersWithinDays)}.`
        : 'Jemand von uns antwortet Ihnen.',
      'Wenn wir helfen können, ist das erste Gespräch von einer halben Stunde kostenlos.',
    ),
    action: { label: 'Schreiben Sie uns', page: 'contact' },
  },
});

function nameExamples(facts: Facts): string {
  const count = services(facts).blocks.filter(({ example }) => example).length;
  if (count === 0) return 'Leistungen ansehen';
  return count === 1 ? 'Beispiel ansehen' : 'Beispiele ansehen';
}
