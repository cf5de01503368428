import type { ContactWords, Facts } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';

export default (facts: Facts): ContactWords => ({
  page: {
    label: 'Kontakt',
    title: 'Schreiben Sie uns',
    description: `Schreiben Sie an ${facts.email} oder schlagen Sie Termine für ein Gespräch vor. Dazu unsere Adresse und UID.`,
  },
  head: {
    title: 'Kontakt',
    reader: `Wir antworten Ihnen persönlich${sayWithin(facts.answersWithinDays)}, und das erste Gespräch ist kostenlos.`,
    copyButton: {
      name: 'Adresse kopieren',
      copiedMessage: 'E-Mail-Adresse kopiert. Fügen Sie sie in die Zeile «An» ein.',
    },
  },
  drafts: {
    lead: 'Oder nehmen Sie eine vorbereitete E-Mail:',
    yours: 'Ihre E-Mail an uns',
    to: 'An:',
    subject: 'Betreff:',
    greeting: 'Guten Tag',
    openInApp: 'Im Mailprogramm öffnen',
    copyButton: { name: 'Text kopieren', copiedMessage: 'Text kopiert. Fügen Sie ihn in eine neue E-Mail ein.' },
    question: {
      title: 'Eine Frage',
      questions: [
        'Was möchten Sie erreichen?',
        'Was haben Sie bisher versucht?',
        'Wer würde bei Ihnen mit uns arbeiten?',
        'Was möchten Sie zuerst wissen?',
      ],
    },
    call: {
      title: 'Gespräch vereinbaren',
      questions: [
        'Welcher Tag und welche Zeit passen Ihnen am besten?',
        'Welche zwei Termine passen Ihnen auch noch?',
        'Am Telefon (unter welcher Nummer?) oder per Video?',
        'Worüber möchten Sie sprechen?',
      ],
      book: 'Termin wählen',
    },
  },
  next: {
    title: 'So geht es weiter',
    steps: [
      {
        title: 'Sie schreiben',
        text: `Ein paar Zeilen genügen, auf ${facts.answerLanguages}. Schicken Sie bitte noch nichts Vertrauliches. Zuerst unterschreiben beide Seiten eine Geheimhaltungsvereinbarung.`,
      },
      {
        title: 'Wir antworten',
        text: 'Wir stellen Fragen, schlagen ein Gespräch vor oder sagen Nein und erklären, warum. Ist es kein Nein, erfahren Sie auch, wann wir beginnen könnten.',
      },
      {
        title: 'Wir sprechen miteinander',
        text: 'Das Gespräch dauert eine halbe Stunde, am Telefon oder per Video. Ist eine Abklärung sinnvoll, erhalten Sie eine schriftliche Offerte, und bis Sie unterschreiben, schulden Sie nichts.',
      },
    ],
    action: { label: 'Lesen, was im Vertrag steht', page: 'methodology', anchor: 'contract' },
  },
  imprint: {
    title: 'Impressum',
    text: `Verantwortlich für diese Website und für die in der Datenschutzerklärung beschriebene Bearbeitung von Personendaten: ${facts.registeredName}. Hosting: ${facts.privacy.host}.`,
    labels: { address: 'Adresse', phone: 'Telefon', number: 'UID', management: 'Geschäftsleitung' },
    card: 'Kontakt speichern (vCard)',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    folds: [
      {
        title: 'Diese Website',
        text: 'Diese Website hat weder Formulare noch Konten, setzt keine Cookies, zählt keine Besuche und lädt nichts von anderen Websites.',
        more: 'Wenn Sie die Animation anhalten oder abspielen, merkt sich Ihr Browser das auf Ihrem Gerät. Wir erfahren nichts davon, und wenn Sie die Websitedaten löschen, ist auch diese Angabe gelöscht.',
      },
      { title: 'Ihre Besuche', ...describeVisits(facts) },
      {
        title: 'Ihre Nachrichten',
        text: `Ihre ${facts.phone ? 'Nachrichten, Anrufe' : 'Nachrichten'} und Kontaktangaben bearbeiten wir, um Ihnen zu antworten und um zu erledigen, was sich daraus ergibt.`,
        more: joinSentences(
          `Unser E-Mail-Anbieter, ${facts.privacy.mail}, bearbeitet sie in unserem Auftrag.`,
          'Vor einem Videogespräch vereinbaren wir mit Ihnen, welchen Dienst wir nutzen.',
          facts.booking ? 'Wählen Sie online einen Termin, gilt die Datenschutzerklärung der Website, die der Link öffnet.' : '',
          'Für Daten, die Sie uns für ein Projekt geben, gelten die Offerte und der dazugehörige Auftragsbearbeitungsvertrag.',
          'Wir löschen Ihre Angaben und Nachrichten, sobald wir sie nicht mehr brauchen, ausser ein Gesetz verpflichtet uns, sie aufzubewahren.',
        ),
      },
      {
        title: 'Ihre Rechte',
        text: 'Nach dem Datenschutzgesetz (DSG) können Sie von uns Auskunft darüber verlangen, ob und welche Personendaten wir über Sie bearbeiten.',
        more: `Sie können eine Kopie verlangen, auch in einem gängigen elektronischen Format, um die Daten anderswo zu verwenden, und Sie können verlangen, dass wir sie berichtigen oder löschen. Schreiben Sie an ${facts.email}. In der Regel antworten wir kostenlos und innert 30 Tagen. Einen Verstoss können Sie auch dem Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) melden. Zuletzt geändert im ${facts.privacy.changed}.`,
      },
    ],
  },
  accessibility: {
    title: 'Barrierefreiheit',
    folds: [
      {
        title: 'Was erfüllt ist',
        text: 'Diese Website ist nach WCAG 2.2, Stufen A und AA, gebaut und damit nach dem Schweizer Standard eCH-0059.',
        more: 'Bei der Grösse der Schaltflächen erreicht sie die Stufe AAA, beim Kontrast der Texte auch, ausser auf farbigen Flächen. Alles lässt sich mit der Tastatur bedienen, und jeder Text ist da: vergrössert, in erzwungenen Farben und ohne Skripte. Das ist unsere Selbstauskunft: Niemand hat die Website von aussen geprüft.',
      },
      {
        title: 'Was noch fehlt',
        text: 'Getestet wurde bisher nur mit einem Screenreader: Orca mit Firefox.',
        more: 'NVDA, JAWS, VoiceOver und TalkBack sagen deshalb vielleicht etwas anders, als es gemeint ist. Manche Stimmen lesen 30’000 als 30 und drei Nullen.',
      },
      {
        title: 'Stossen Sie auf eine Hürde?',
        text: `Schreiben Sie an ${facts.email}. Wir antworten Ihnen${sayWithin(facts.answersWithinDays)}.`,
        more: `Sie erhalten in anderer Form, was Sie gesucht haben, und wenn wir können, räumen wir die Hürde weg. Stand: ${facts.privacy.changed}.`,
      },
    ],
  },
  closing: { title: 'Die erste Zeile steht schon.' },
});

function describeVisits({ privacy: { host, keepsLogsFor } }: Facts) {
  const text = `Damit der Server unseres Hosting-Anbieters, ${host}, Ihnen eine Seite senden kann, braucht er Ihre IP-Adresse.`;
  if (!keepsLogsFor) return { text, more: 'Der Anbieter führt kein Protokoll der Besuche.' };
  const more = joinSentences(
    'Um Fehler und Angriffe zu erkennen, protokolliert er diese Adresse zusammen mit Datum und Uhrzeit, der aufgerufenen Seite, dem Namen Ihres Browsers und der Seite, von der Sie kommen.',
    'Ihr Browser kann eine Seite im Voraus laden, wenn Sie auf ihren Link zeigen oder das Menü öffnen. Auch das wird protokolliert, selbst wenn Sie die Seite nie aufrufen.',
    `Jeder Eintrag wird ${keepsLogsFor} aufbewahrt und für nichts anderes verwendet.`,
  );
  return { text, more };
}

/** Inside a sentence. Empty if no days are stated. */
const sayWithin = (days: number | undefined) =>
  days ? ` innert ${days === 1 ? 'einem Arbeitstag' : `${days} Arbeitstagen`}` : '';
