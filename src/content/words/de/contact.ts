import type { ContactWords, FormattedFacts } from '../../../site/words.ts';
import type { Company } from '../../company.ts';
import { labels } from './interface.ts';

export const contact = (company: Company): ContactWords => ({
  /** The poster: its title, and what its button copies. */
  head: {
    title: 'Kontakt',
    copying: { name: 'E\u2011Mail-Adresse kopieren', copiedMessage: 'E\u2011Mail-Adresse kopiert' },
    /** Stands before the links that begin an email about one service. */
    about: 'Oder mit ausgefülltem Betreff:',
    /** The lines of that email, to be answered in it. */
    questions: ['Aufgabe:', 'Fälle pro Monat:', 'Systeme:', 'Wo es harzt:'],
  },

  /** Said where a browser does not let the page copy. */
  failedMessage: 'Nicht kopiert. Der Text ist markiert, damit Sie ihn kopieren können.',

  /** From the first email to an offer. */
  next: ({ answersIn }) => ({
    title: ['Schreiben Sie die Aufgabe,', 'wie oft sie vorkommt', 'und wo sie stockt.'],
    steps: [
      {
        title: 'Sie schreiben',
        text: [
          `Ein paar Zeilen genügen, auf ${answersIn}.`,
          'Noch keine Dokumente und nichts Vertrauliches: Dafür kommt zuerst eine Vereinbarung.',
        ],
      },
      {
        title: 'Ein Mensch antwortet',
        // You promise: a person answers, within the days that company.ts states, and you say no where a simpler tool is enough or nobody could check the result.
        text: [
          `${describeWait(company)} Fragen oder mit einem begründeten Nein.`,
          'Nein sagen wir, wenn ein einfacheres Werkzeug genügt oder wenn niemand das Ergebnis prüfen könnte.',
        ],
      },
      {
        title: 'Wir sprechen miteinander',
        // You promise: the offer is in writing, and costs nothing until the client signs it.
        text: [
          'Eine halbe Stunde, am Telefon oder per Video.',
          'Wenn es sinnvoll ist, erhalten Sie eine schriftliche Offerte für die Erkundung. Bis Sie unterschreiben, kostet sie nichts.',
        ],
        action: { label: 'Die leere Offerte lesen', page: 'methodology', anchor: 'offer' },
      },
    ],
  }),

  facts: {
    address: { label: 'Adresse', copying: { name: 'Adresse kopieren', copiedMessage: 'Adresse kopiert' } },
    phone: { label: 'Telefon' },
    number: { label: 'UID', copying: { name: 'UID kopieren', copiedMessage: 'UID kopiert' } },
    card: { label: 'Adressbuch', action: 'Kontakt speichern' },
  },

  imprint: ({ hostCountry }) => ({
    title: labels.legal.imprint,
    paragraphs: [
      `${company.name} ist verantwortlich für diese Website und für die Personendaten, die in der Datenschutzerklärung genannt sind. Die Website liegt bei ${company.host} (${hostCountry}).`,
      ...describeCompany(company),
      'Schrift: Instrument Sans, unter der SIL Open Font License.',
    ],
  }),

  /**
   * Written for the Federal Act on Data Protection (DSG) and for this site as it is built. Read it as your own and
   * have it checked: it has to stay true of your host and of what you do with email. Where a provider works in a
   * country that is not in Annex 1 of the Data Protection Ordinance (DSV), add by which guarantee data is protected there.
   */
  privacy: (formatted) => ({
    title: labels.legal.privacy,
    paragraphs: [
      'Diese Website hat weder Formulare noch Konten, setzt keine Cookies, zählt niemanden und lädt nichts von anderen Websites. Wenn Sie die Bewegung anhalten oder wieder starten, merkt sich Ihr Browser das auf Ihrem Gerät. Es wird nie an uns gesendet. Wenn Sie die Websitedaten löschen, ist es weg.',
      describeVisits(company, formatted),
      joinSentences(
        // You promise: what clients send is used only to answer them and for the work that follows, and deleted when it is no longer needed.
        `Wenn Sie ${findWays(company)}, bearbeiten wir Ihre Kontaktangaben und was Sie uns mitteilen, um Ihnen zu antworten, und für die Arbeit, die daraus folgt.`,
        `Die Nachrichten übermittelt unser Mailanbieter ${company.mailProvider} (${formatted.mailCountry}).`,
        'Wir löschen sie, sobald sie dafür nicht mehr nötig sind, ausser ein Gesetz verpflichtet uns, sie aufzubewahren.',
      ),
      ...describeCountries(formatted),
      // You promise: such requests are answered, as a rule within 30 days and free of charge, as the law asks.
      `Nach dem Datenschutzgesetz (DSG) können Sie Auskunft darüber verlangen, welche Personendaten wir über Sie bearbeiten, sie sich herausgeben lassen und verlangen, dass wir sie berichtigen oder löschen. Schreiben Sie an ${company.email}; die Auskunft ist in der Regel kostenlos und kommt innert 30 Tagen. Einen Verstoss können Sie auch dem Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) anzeigen.`,
      `Zuletzt geändert im ${formatted.privacyChanged}.`,
    ],
  }),
});

const findWays = (company: Company) => (company.phone ? 'uns schreiben oder anrufen' : 'uns schreiben');

function describeWait({ answersWithinDays: days }: Company): string {
  if (!days) return 'Mit';
  return `Innert ${days === 1 ? 'eines Arbeitstags' : `${days} Arbeitstagen`}, mit`;
}

function describeCompany({ founded, management }: Company): string[] {
  if (!founded && !management) return [];
  return [
    joinSentences(founded && `Gegründet ${founded}.`, management && `Geschäftsleitung: ${management}.`),
  ];
}

function describeVisits({ host }: Company, { hostCountry, hostKeepsLogs }: FormattedFacts): string {
  const need = `Um Ihnen eine Seite zu senden, braucht der Server unseres Hosts ${host} (${hostCountry}) Ihre IP-Adresse.`;
  if (!hostKeepsLogs) return `${need} Der Host führt kein Protokoll der Besuche.`;
  return joinSentences(
    need,
    'Um Fehler und Angriffe zu finden, protokolliert der Host diese Adresse mit der Zeit, der Seite, dem Namen Ihres Browsers und der Seite, von der Sie kommen.',
    'Ihr Browser kann eine Seite vorbereiten, wenn Sie auf ihren Link zeigen; auch diese Seite wird protokolliert, selbst wenn Sie sie nie öffnen.',
    // You promise: the logs of visits are used for nothing else.
    `Der Host bewahrt jeden Eintrag ${hostKeepsLogs} auf. Wir verwenden die Protokolle für nichts anderes.`,
  );
}

/** For what, and to which countries, data leaves the company's own (DSG, article 19). */
function describeCountries({ country, hostCountry, mailCountry }: FormattedFacts): string[] {
  const providers = [
    { work: 'das Hosting', place: hostCountry },
    { work: 'die E-Mail', place: mailCountry },
  ];
  const abroad = providers.filter(({ place }) => place !== country);
  if (abroad.length === 0) return [];
  const works = abroad.map(({ work }) => work).join(' und ');
  const places = [...new Set(abroad.map(({ place }) => place))].join(' und ');
  return [`Für ${works} werden Personendaten im Ausland bearbeitet. Land: ${places}.`];
}

function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}
