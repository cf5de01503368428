import type { Labels } from '../../words.ts';

/** Words of the interface: what buttons, landmarks and the error panel say on every page. */
export default (): Labels => ({
  /** The label of the list of languages. */
  languages: { name: 'Sprachen' },

  /** Your company in one sentence of at most 90 characters; it opens the footer. */
  tagline: 'KI-Agenten, die Arbeit übernehmen und dort anhalten, wo Sie die Grenze ziehen.',

  skipLink: 'Zum Inhalt springen',

  menu: { name: 'Hauptmenü', open: 'Menü', close: 'Schliessen' },

  quickLinks: { name: 'Seiten der Website' },

  /** The button below a drawing: its word, and what a screen reader says after it. */
  motion: { pause: 'Pause', play: 'Start', what: 'der Bewegung' },

  /** The tooltip of the registration number in the footer. */
  registration: {
    explanation: 'Unternehmens-Identifikationsnummer (UID). So prüft sie sich selbst.',
    destination: { page: 'about', anchor: 'company' },
  },

  copying: {
    label: 'Kopieren',
    failedMessage: 'Nicht kopiert. Der Text ist markiert, damit Sie ihn kopieren können.',
  },

  undo: 'Rückgängig',

  /** What a screen reader says before a toast, and for the region of toasts, with the key that leads there. */
  toasts: { toast: 'Mitteilung', region: 'Mitteilungen ({hotkey})' },

  /** In the files for programs: the address-book card and llms.txt. */
  fileLabels: {
    email: 'E-Mail',
    phone: 'Telefon',
    number: 'UID',
    pages: 'Seiten',
  },

  unexpectedError: {
    title: 'Unerwarteter Fehler!',
    lead: 'Auf dieser Seite hat etwas nicht funktioniert. Die Website hat weder Formulare noch Konten; verloren ist also nichts.',
    reload: 'Neu laden',
  },
});
