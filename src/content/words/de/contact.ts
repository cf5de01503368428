import type { ContactWords, Facts } from '../../words.ts';
import { labels } from './interface.ts';
import { countWorkingDays, joinSentences } from './sentences.ts';

/** The lines of the email about a service, to be answered in it. */
const questions = ['Aufgabe:', 'Fälle pro Monat:', 'Systeme:', 'Wo es harzt:'];

export const contact = (facts: Facts): ContactWords => ({
  page: {
    label: 'Kontakt',
    title: [`Kontakt ${facts.name}, ${facts.town}: E\u2011Mail und Adresse`, `Kontakt ${facts.name}`],
    description: [
      `Schreiben Sie an ${facts.email}. Adresse und UID von ${facts.name}, ${facts.town}, und was nach Ihrer E\u2011Mail geschieht.`,
      `Schreiben Sie an ${facts.email}. Adresse und UID von ${facts.name}.`,
    ],
    picture: {
      title: 'Schreiben Sie uns',
      alt: 'Eine Reihe aus Feldern mit Ringen, eines davon in einer anderen Farbe.',
    },
  },

  /** The poster: its title, and what its button copies. */
  head: {
    title: 'Kontakt',
    copying: { name: 'E\u2011Mail-Adresse kopieren', copiedMessage: 'E\u2011Mail-Adresse kopiert' },
  },

  /** An email about each service, shown before a mail program opens it. */
  letters: {
    lead: 'Oder öffnen Sie einen Brief, in dem unsere Fragen schon stehen:',
    questions,
    count: `${questions.length} Fragen`,
    to: 'An:',
    subject: 'Betreff:',
    open: 'Im Mailprogramm öffnen',
    copying: { name: 'Brief kopieren', copiedMessage: 'Brief kopiert' },
  },

  /** Shown where the browser does not let the page copy. */

  /** From the first email to an offer. */
  next: {
    title: ['Was ist zu tun,', 'wie oft,', 'und wo harzt es?'],
    steps: [
      {
        title: 'Sie schreiben',
        text: [
          `Ein paar Zeilen genügen, auf ${facts.answersIn}.`,
          ...(facts.answersHere ? [] : ['Auf Deutsch antworten wir nicht.']),
          'Noch keine Dokumente und nichts Vertrauliches: Zuerst unterzeichnen wir eine Geheimhaltungs\u00advereinbarung.',
        ],
      },
      {
        title: 'Ein Mensch antwortet',
        // You promise: a person answers, within the days that company.ts states, and you say no where a simpler tool is enough or nobody could check the result.
        text: [
          `${describeWait(facts)} Fragen oder mit einem begründeten Nein.`,
          'Nein sagen wir, wenn ein einfacheres Werkzeug genügt oder wenn niemand das Ergebnis prüfen könnte.',
        ],
      },
      {
        title: 'Wir sprechen miteinander',
        // You promise: the offer is in writing, and costs nothing until the client signs it.
        text: [
          'Eine halbe Stunde, am Telefon oder per Video.',
          'Wenn es sinnvoll ist, erhalten Sie eine schriftliche Offerte für die Abklärung. Bis Sie unterschreiben, kostet Sie das nichts.',
        ],
        action: { label: 'Blanko\u2011Offerte lesen', page: 'methodology', anchor: 'offer' },
      },
    ],
  },

  facts: {
    address: { label: 'Adresse', copying: { name: 'Adresse kopieren', copiedMessage: 'Adresse kopiert' } },
    phone: { label: 'Telefon' },
    number: { label: 'UID', copying: { name: 'UID kopieren', copiedMessage: 'UID kopiert' } },
    card: { label: 'Adressbuch', action: 'Kontakt speichern' },
  },

  imprint: {
    title: labels.legal.imprint,
    paragraphs: [
      `${facts.name} ist verantwortlich für diese Website und für die Bearbeitung der Personendaten, die in der Datenschutzerklärung beschrieben ist. Gehostet wird die Website von ${facts.host} (${facts.hostCountry}).`,
      ...describeCompany(facts),
      'Schrift: Instrument Sans, unter der SIL Open Font License.',
    ],
  },

  /** Above the privacy notice; the page script fills in what the visitor's own browser has counted. */
  counted: {
    sentence:
      'Diese Seite, in Ihrem Browser gezählt: {files}\u00a0Dateien, alle von {hosts}. Cookies, die sie lesen kann: {cookies}.',
    none: 'keine',
  },

  /**
   * Written for the Federal Act on Data Protection (DSG) and for this site as it is built. Read it as your own and
   * have it checked: it has to stay true of your host and of what you do with email. Where a provider works in a
   * country that is not in Annex 1 of the Data Protection Ordinance (DSV), add which guarantee protects data there.
   */
  privacy: {
    title: labels.legal.privacy,
    paragraphs: [
      'Diese Website hat weder Formulare noch Konten, setzt keine Cookies, zählt keine Besuche und lädt nichts von anderen Websites. Wenn Sie die Animationen anhalten oder wieder abspielen, speichert Ihr Browser diese Wahl auf Ihrem Gerät. An uns gesendet wird sie nie. Mit den Websitedaten löschen Sie auch diese Wahl.',
      describeVisits(facts),
      joinSentences(
        // You promise: what clients send is used only to answer them and for the work that follows, and deleted when it is no longer needed; a video call runs on a service agreed with them first.
        `Wenn Sie ${findWays(facts)}, bearbeiten wir Ihre Kontaktangaben und Ihre Mitteilung, um Ihnen zu antworten und um den Auftrag auszuführen, der allenfalls daraus entsteht.`,
        `Unser E\u2011Mail\u2011Anbieter ${facts.mailProvider} (${facts.mailCountry}) bearbeitet die Nachrichten in unserem Auftrag.`,
        'Für ein Videogespräch nutzen wir einen Dienst, den wir zuerst mit Ihnen vereinbaren. Für alles, was Sie uns für einen Auftrag übergeben, gilt die Offerte.',
        'Wir löschen Ihre Angaben und Nachrichten, sobald wir sie dafür nicht mehr brauchen; gesetzliche Aufbewahrungspflichten bleiben vorbehalten.',
      ),
      ...describeCountries(facts),
      // You promise: such requests are answered, as a rule within 30 days and free of charge, as the law asks.
      `Nach dem Datenschutzgesetz (DSG) können Sie Auskunft darüber verlangen, ob und welche Personendaten wir über Sie bearbeiten. Sie können verlangen, dass wir Ihnen diese Daten in einem gängigen elektronischen Format herausgeben, dass wir sie berichtigen oder löschen. Schreiben Sie an ${facts.email}; die Auskunft erfolgt in der Regel kostenlos und innert 30\u00a0Tagen. Einen Verstoss können Sie auch dem Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) anzeigen.`,
      `Zuletzt geändert im ${facts.privacyChanged}.`,
    ],
  },
});

const findWays = (facts: Facts) => (facts.phone ? 'uns schreiben oder anrufen' : 'uns schreiben');

function describeWait({ answersWithinDays: days }: Facts): string {
  return days ? `Innert ${countWorkingDays(days)}, mit` : 'Mit';
}

function describeCompany({ founded, managers }: Facts): string[] {
  if (!founded && !managers) return [];
  return [joinSentences(founded && `Gegründet ${founded}.`, managers && `Geschäftsleitung: ${managers}.`)];
}

function describeVisits({ host, hostCountry, hostKeepsLogs }: Facts): string {
  const need = `Um Ihnen eine Seite zu senden, braucht der Server unseres Hosting\u2011Anbieters ${host} (${hostCountry}) Ihre IP-Adresse.`;
  if (!hostKeepsLogs) return `${need} Der Hosting\u2011Anbieter führt kein Protokoll der Besuche.`;
  return joinSentences(
    need,
    'Um Fehler und Angriffe zu erkennen, protokolliert der Hosting\u2011Anbieter diese Adresse, Datum und Uhrzeit, die aufgerufene Seite, den Namen Ihres Browsers und die Seite, von der Sie kommen.',
    'Ihr Browser kann eine Seite im Voraus laden, wenn Sie den Mauszeiger auf ihren Link bewegen oder das Menü öffnen; auch das wird protokolliert, selbst wenn Sie die Seite nie aufrufen.',
    // You promise: the logs of visits are used for nothing else.
    `Der Hosting\u2011Anbieter bewahrt jeden Eintrag ${hostKeepsLogs} auf. Wir verwenden die Protokolle für nichts anderes.`,
  );
}

/** For what, and to which countries, data leaves the company's own (DSG, article 19). */
function describeCountries({ country, hostCountry, mailCountry }: Facts): string[] {
  const providers = [
    { work: 'das Hosting', place: hostCountry },
    { work: 'die E\u2011Mail', place: mailCountry },
  ];
  const abroad = providers.filter(({ place }) => place !== country);
  if (abroad.length === 0) return [];
  const works = abroad.map(({ work }) => work).join(' und ');
  const places = [...new Set(abroad.map(({ place }) => place))];
  const states = `${places.length === 1 ? 'Staat' : 'Staaten'}: ${places.join(' und ')}`;
  return [`Für ${works} werden Personendaten im Ausland bearbeitet (${states}).`];
}
