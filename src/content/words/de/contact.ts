import type { ContactWords, Facts } from '../../words.ts';
import { bindName, countWorkingDays, joinSentences } from './sentences.ts';

export default (facts: Facts): ContactWords => ({
  page: {
    label: 'Kontakt',
    title: [`Kontakt ${facts.name}, ${facts.town}`, `Kontakt ${facts.name}`],
    description: [
      `Schreiben Sie an ${facts.email} oder schicken Sie uns drei Termine für ein Gespräch. Adresse und UID von ${facts.name}, ${facts.town}.`,
      `Schreiben Sie an ${facts.email}. Adresse und UID von ${facts.name}.`,
    ],
    picture: {
      title: 'Schreiben Sie uns',
      alt: 'Ein Ring aus vier Vierteln. Ein Viertel ist verdreht und hat eine andere Farbe.',
    },
  },
  head: {
    title: 'Kontakt',
    reader: facts.managers
      ? `${facts.managers} ${facts.managerCount === 1 ? 'liest' : 'lesen'} jede E-\u2060Mail.`
      : '',
    copying: { name: 'E-Mail-Adresse kopieren', copiedMessage: 'E-Mail-Adresse kopiert' },
  },
  drafts: {
    lead: 'Oder nehmen Sie eine vorbereitete E-\u2060Mail:',
    to: 'An:',
    subject: 'Betreff:',
    open: 'Im Mailprogramm öffnen',
    copying: { name: 'Text kopieren', copiedMessage: 'Text kopiert' },
    call: {
      title: 'Gespräch vereinbaren',
      subject: 'Drei Termine für ein Gespräch',
      questions: [
        'Welcher Tag und welche Zeit passen Ihnen am besten?',
        'Welche zwei Termine passen Ihnen auch noch?',
        'Per Telefon (welche Nummer?) oder per Video?',
        'Worüber möchten Sie sprechen?',
      ],
      note: facts.answersWithinDays
        ? `Wir bestätigen einen Ihrer Termine innert ${countWorkingDays(facts.answersWithinDays)}.`
        : 'Wir bestätigen einen Ihrer Termine per E-\u2060Mail.',
    },
  },
  next: {
    title: 'So geht es weiter',
    steps: [
      {
        title: 'Sie schreiben',
        text: [
          facts.answersHere
            ? `Ein paar Zeilen genügen, auf ${facts.answersIn}.`
            : `Ein paar Zeilen genügen. Schreiben Sie ruhig auf Deutsch, und wir antworten auf ${facts.answersIn}.`,
          'Schicken Sie bitte noch nichts Vertrauliches. Zuerst unterzeichnen wir eine Geheimhaltungs\u00advereinbarung.',
        ],
      },
      {
        title: 'Jemand von uns antwortet',
        text: [
          `Sie hören${facts.answersWithinDays ? ` innert ${countWorkingDays(facts.answersWithinDays)}` : ''} von uns, mit Fragen oder mit einem klaren, begründeten Nein.`,
          'Nein sagen wir, wenn ein einfacheres Werkzeug genügt. Unsere erste Antwort nennt auch den frühesten Termin, an dem wir beginnen können.',
        ],
      },
      {
        title: 'Wir sprechen miteinander',
        text: [
          'Das Gespräch ist kostenlos und dauert eine halbe Stunde, am Telefon oder per Video.',
          'Wenn die Abklärung sinnvoll ist, erhalten Sie eine schriftliche Offerte. Bis Sie unterschreiben, schulden Sie uns nichts.',
        ],
      },
    ],
    action: { label: 'Lesen, was im Vertrag steht', page: 'methodology', anchor: 'contract' },
  },
  facts: {
    address: { label: 'Adresse', copying: { name: 'Adresse kopieren', copiedMessage: 'Adresse kopiert' } },
    phone: { label: 'Telefon' },
    number: { label: 'UID', copying: { name: 'UID kopieren', copiedMessage: 'UID kopiert' } },
    card: { label: 'Geschäftsleitung', action: 'Kontakt speichern' },
  },
  imprint: {
    title: 'Impressum',
    paragraphs: [
      `${bindName(facts.registeredName)} betreibt diese Website und ist verantwortlich für die Personendaten, welche die Datenschutzerklärung beschreibt. Gehostet wird die Website von ${describeHost(facts)}.`,
    ],
  },
  privacy: {
    title: 'Datenschutz\u00aderklärung',
    paragraphs: [
      'Diese Website hat weder Formulare noch Konten, setzt keine Cookies, zählt keine Besuche und lädt nichts von anderen Websites. Wenn Sie die Animation anhalten oder abspielen, speichert Ihr Browser diese Wahl auf Ihrem Gerät und sendet sie nie an uns. Wenn Sie die Websitedaten löschen, löschen Sie auch diese Wahl.',
      describeVisits(facts),
      joinSentences(
        `Wenn Sie ${facts.phone ? 'uns schreiben oder anrufen' : 'uns schreiben'}, bearbeiten wir Ihre Kontaktangaben und Ihre Mitteilung, um Ihnen zu antworten und um die Arbeit zu erledigen, die sich daraus ergibt.`,
        `Unser E-\u2060Mail-Anbieter ${bindName(facts.mailProvider)} (${facts.mailCountry}) bearbeitet die Nachrichten für\u00a0uns.`,
        'Vor einem Videogespräch vereinbaren wir mit Ihnen, welchen Dienst wir nutzen.',
        'Für Daten, die Sie uns für ein Projekt geben, gelten die Offerte und ihr Auftrags\u00adbearbeitungs\u00advertrag.',
        'Wir löschen Ihre Angaben und Nachrichten, sobald wir sie für diese Zwecke nicht mehr brauchen, ausser ein Gesetz verlangt die Aufbewahrung.',
      ),
      ...describeCountries(facts),
      `Nach dem Datenschutzgesetz (DSG) können Sie uns fragen, ob und welche Personendaten wir über Sie bearbeiten. Sie können eine Kopie verlangen, auch in einem gängigen elektronischen Format, um sie anderswo zu verwenden. Sie können auch verlangen, dass wir die Daten berichtigen oder löschen. Schreiben Sie an ${facts.email}. Unsere Antwort ist in der Regel kostenlos und kommt innert 30\u00a0Tagen. Einen Verstoss können Sie auch dem Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) melden.`,
      `Zuletzt geändert im ${facts.privacyChanged}.`,
    ],
  },
});

const describeHost = ({ host, hostCountry }: Facts) => `${bindName(host)} (${hostCountry})`;

function describeVisits(facts: Facts): string {
  const server = `Um Ihnen eine Seite zu senden, braucht der Server unseres Hosting-Anbieters ${describeHost(facts)} Ihre IP-\u2060Adresse.`;
  if (!facts.hostKeepsLogs) return `${server} Der Hosting-Anbieter führt kein Protokoll der Besuche.`;
  return joinSentences(
    server,
    'Um Fehler und Angriffe zu erkennen, protokolliert der Hosting-Anbieter Ihre IP-\u2060Adresse, die Zeit, die aufgerufene Seite, den Namen Ihres Browsers und die Seite, von der Sie kommen.',
    'Ihr Browser kann eine Seite im Voraus laden, wenn Sie auf deren Link zeigen oder das Menü öffnen. Der Hosting-Anbieter protokolliert auch diese Seite, selbst wenn Sie sie nie aufrufen.',
    `Der Hosting-Anbieter bewahrt jede Aufzeichnung ${facts.hostKeepsLogs.replace(' ', '\u00a0')} auf. Wir verwenden die Protokolle für nichts anderes.`,
  );
}

/** Says which services process data abroad, and in which countries (DSG, article 19). */
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
  return [`Für ${works} bearbeiten unsere Anbieter Personendaten im Ausland (${states}).`];
}
