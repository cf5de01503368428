import type { ContactWords, Facts } from '../../words.ts';
import { bindName, countWorkingDays, joinNames, joinSentences } from './sentences.ts';

export default (facts: Facts): ContactWords => ({
  page: {
    label: 'Kontakt',
    title: [`Kontakt ${facts.name}, ${facts.town}: E-Mail und Adresse`, `Kontakt ${facts.name}`],
    description: [
      `Schreiben Sie an ${facts.email}. Adresse und UID von ${facts.name}, ${facts.town}, und was nach Ihrer E-Mail geschieht.`,
      `Schreiben Sie an ${facts.email}. Adresse und UID von ${facts.name}.`,
    ],
    picture: {
      title: 'Schreiben Sie uns',
      alt: 'Ein Ring aus vier Feldern, eines davon in einer anderen Farbe.',
    },
  },

  /** The poster: its title, and what its button copies. */
  head: {
    title: 'Kontakt',
    copying: { name: 'E-Mail-Adresse kopieren', copiedMessage: 'E-Mail-Adresse kopiert' },
  },

  /** An email about each service, shown before a mail program opens it; its questions are in services.ts. */
  letters: {
    lead: 'Oder öffnen Sie eine E-\u2060Mail, in der unsere Fragen schon\u00a0stehen:',
    to: 'An:',
    subject: 'Betreff:',
    open: 'Im Mailprogramm öffnen',
    opened: 'Im Mailprogramm geöffnet. Nichts\u00a0da? Kopieren Sie den\u00a0Text.',
    copying: { name: 'Text kopieren', copiedMessage: 'Text kopiert' },
  },

  /** From the first email to an offer. */
  next: {
    title: ['Sagen Sie uns,', 'was zu tun ist, wie oft', 'und wo es harzt.'],
    steps: [
      {
        title: 'Sie schreiben',
        text: [
          facts.answersHere
            ? `Ein paar Zeilen genügen, auf ${facts.answersIn}.`
            : `Ein paar Zeilen genügen. Schreiben Sie ruhig auf Deutsch; wir antworten auf ${facts.answersIn}.`,
          'Senden Sie noch keine Dokumente und nichts Vertrauliches: Zuerst unterzeichnen wir eine Geheimhaltungs\u00advereinbarung.',
        ],
      },
      {
        title: 'Ein Mensch antwortet',
        text: [
          `${describeWait(facts)} Fragen oder ein begründetes Nein.`,
          'Nein sagen wir, wenn ein einfacheres Werkzeug genügt oder wenn niemand das Ergebnis prüfen könnte.',
          'Unsere erste Antwort nennt den nächsten Termin, an dem wir beginnen können.',
        ],
      },
      {
        title: 'Wir sprechen miteinander',
        text: [
          'Wir nehmen uns eine halbe Stunde, am Telefon oder per Video.',
          'Wenn es sinnvoll ist, erhalten Sie eine schriftliche Offerte für die Abklärung. Bis Sie unterschreiben, kostet Sie das nichts.',
        ],
        action: { label: 'Offertvorlage lesen', page: 'methodology', anchor: 'blank-offer' },
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
    title: 'Impressum',
    paragraphs: [
      `${bindName(facts.name)} ist verantwortlich für diese Website und für die Bearbeitung von Personendaten gemäss der Datenschutzerklärung. Gehostet wird die Website von ${describeHost(facts)}.`,
      ...(facts.management.length > 0
        ? [`Geschäftsleitung: ${joinNames(facts.management.map(({ name }) => name))}.`]
        : []),
    ],
  },

  /** Above the privacy notice; the page script fills in what the visitor's own browser has counted. */
  counted: {
    sentence:
      'Ihr Browser hat soeben gezählt: Diese Seite hat {files}\u00a0Dateien geladen, alle von {hosts}. Cookies, die ein Skript lesen kann: {cookies}.',
    none: 'keine',
  },

  /**
   * Written for the Federal Act on Data Protection (DSG) and for this site as it is built. Read it as your own and
   * have it checked: it has to stay true of your host and of what you do with email. Where a provider works in a
   * country that is not in Annex 1 of the Data Protection Ordinance (DSV), add which guarantee protects data there.
   */
  privacy: {
    title: 'Datenschutz\u00aderklärung',
    paragraphs: [
      'Diese Website hat weder Formulare noch Konten, setzt keine Cookies, zählt keine Besuche und lädt nichts von anderen Websites. Wenn Sie die Animationen anhalten oder wieder abspielen, speichert Ihr Browser diese Wahl auf Ihrem Gerät. An uns gesendet wird sie nie. Mit den Websitedaten löschen Sie auch diese Wahl.',
      describeVisits(facts),
      joinSentences(
        `Wenn Sie ${facts.phone ? 'uns schreiben oder anrufen' : 'uns schreiben'}, bearbeiten wir Ihre Kontaktangaben und Ihre Mitteilung, um Ihnen zu antworten und um den Auftrag auszuführen, der allenfalls daraus entsteht.`,
        `Unser E-\u2060Mail-Anbieter ${bindName(facts.mailProvider)} (${facts.mailCountry}) bearbeitet die Nachrichten für\u00a0uns.`,
        'Für ein Videogespräch nutzen wir einen Dienst, den wir zuerst mit Ihnen vereinbaren.',
        'Für alles, was Sie uns für einen Auftrag übergeben, gelten die Offerte und ihr Auftragsbearbeitungsvertrag.',
        'Wir löschen Ihre Angaben und Nachrichten, sobald wir sie dafür nicht mehr brauchen; gesetzliche Aufbewahrungspflichten bleiben vorbehalten.',
      ),
      ...describeCountries(facts),
      `Nach dem Datenschutzgesetz (DSG) können Sie Auskunft darüber verlangen, ob und welche Personendaten wir über Sie bearbeiten. Sie können verlangen, dass wir Ihnen diese Daten in einem gängigen elektronischen Format herausgeben, sie berichtigen oder löschen. Schreiben Sie an ${facts.email}; die Auskunft erfolgt in der Regel kostenlos und innert 30\u00a0Tagen. Einen Verstoss können Sie auch dem Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) anzeigen.`,
      `Zuletzt geändert im ${facts.privacyChanged}.`,
    ],
  },
});

function describeWait({ answersWithinDays: days }: Facts): string {
  return days ? `Innert ${countWorkingDays(days)} erhalten Sie` : 'Sie erhalten';
}

const describeHost = ({ host, hostCountry }: Facts) => `${bindName(host)} (${hostCountry})`;

function describeVisits(facts: Facts): string {
  const server = `Um Ihnen eine Seite zu senden, braucht der Server unseres Hosting-Anbieters ${describeHost(facts)} Ihre IP-\u2060Adresse.`;
  if (!facts.hostKeepsLogs) return `${server} Der Hosting-Anbieter führt kein Protokoll der Besuche.`;
  return joinSentences(
    server,
    'Um Fehler und Angriffe zu erkennen, protokolliert der Hosting-Anbieter diese Adresse, Datum und Uhrzeit, die aufgerufene Seite, den Namen Ihres Browsers und die Seite, von der Sie kommen.',
    'Ihr Browser kann eine Seite im Voraus laden, wenn Sie den Mauszeiger auf ihren Link bewegen oder das Menü öffnen; auch das wird protokolliert, selbst wenn Sie die Seite nie aufrufen.',
    `Der Hosting-Anbieter bewahrt jeden Eintrag ${facts.hostKeepsLogs.replace(' ', '\u00a0')} auf. Wir verwenden die Protokolle für nichts anderes.`,
  );
}

/** For what, and to which countries, data leaves the company's own (DSG, article 19). */
function describeCountries({ country, hostCountry, mailCountry }: Facts): string[] {
  const providers = [
    { work: 'das Hosting', place: hostCountry },
    { work: 'die E-\u2060Mail', place: mailCountry },
  ];
  const abroad = providers.filter(({ place }) => place !== country);
  if (abroad.length === 0) return [];
  const works = abroad.map(({ work }) => work).join(' und ');
  const places = [...new Set(abroad.map(({ place }) => place))];
  const states = `${places.length === 1 ? 'Staat' : 'Staaten'}: ${places.join(' und ')}`;
  return [`Für ${works} werden Personendaten im Ausland bearbeitet (${states}).`];
}
