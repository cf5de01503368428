import type { Labels } from '../../words.ts';

/** Words of the interface: what buttons, landmarks and the error screen say on every page. */
export const labels: Labels = {
  /** This folder's language. */
  language: {
    /** The language's own name, for the list of languages. */
    name: 'Deutsch',
    /** What browsers and search engines are told, and by whose rules the build writes lists and dates: tags of BCP 47. */
    tag: 'de-CH',
    locale: 'de-CH',
    /** Towns that have another name in this language. Sentences use it; an address keeps the official one. */
    towns: {
      Delémont: 'Delsberg',
      Fribourg: 'Freiburg',
      Genève: 'Genf',
      Neuchâtel: 'Neuenburg',
      Sion: 'Sitten',
    },
    /** What managers do, as company.ts has it, in this language. */
    duties: { software: 'Software', processes: 'Abläufe' },
  },

  /** The label of the list of languages. */
  languages: { name: 'Sprachen' },

  /** Your company in one sentence of at most 90 characters; it opens the footer. */
  // You promise: every agent stops and asks at the limits that the client sets.
  tagline: 'KI-Agenten, die Arbeit übernehmen und dort anhalten, wo Sie die Grenze ziehen.',

  skipLink: 'Zum Inhalt springen',

  menu: { name: 'Hauptmenü', open: 'Menü', close: 'Schliessen' },

  quickLinks: { name: 'Seiten der Website' },

  /** Titles of the two notes on the contact page, and the footer's links to them. */
  legal: { imprint: 'Impressum', privacy: 'Datenschutz\u00aderklärung' },

  /** The button below a drawing: its word, and what a screen reader says after it. */
  motion: { pause: 'Pause', play: 'Start', what: 'der Bewegung' },

  /** The tooltip of the registration number in the footer. */
  registration: {
    explanation: 'Unternehmens-Identifikationsnummer (UID). So prüft sie sich selbst.',
    destination: { page: 'about', anchor: 'company' },
  },

  copying: {
    tooltip: 'Kopieren',
    failedMessage: 'Nicht kopiert. Der Text ist markiert, damit Sie ihn kopieren können.',
  },

  /** Takes a decision back. */
  again: 'Nochmals',

  /** What a screen reader says before a toast, and for the region of toasts, with the key that leads there. */
  toasts: { toast: 'Mitteilung', region: 'Mitteilungen ({hotkey})' },

  /** In the files for programs: the address-book card and llms.txt. */
  fileLabels: {
    email: 'E\u2011Mail',
    phone: 'Telefon',
    number: 'UID',
    pages: 'Seiten',
  },

  unexpectedError: {
    title: 'Unerwarteter Fehler!',
    lead: 'Auf dieser Seite hat etwas nicht funktioniert. Die Website hat weder Formulare noch Konten; verloren ist also nichts.',
    reload: 'Neu laden',
  },
};
