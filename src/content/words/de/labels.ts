import type { Labels } from '../../../site/words.ts';

export default (): Labels => ({
  languages: { name: 'Sprachen' },
  tagline: 'KI-Agenten, die Ihnen die Routinearbeit abnehmen und die Entscheide überlassen.',
  skipLink: 'Zum Inhalt springen',
  menu: { name: 'Hauptmenü', button: 'Menü' },
  quickLinks: { name: 'Seiten der Website' },
  motion: 'Animationen anhalten',
  registration: {
    explanation: 'Unternehmens-Identifikationsnummer (UID)',
    destination: { page: 'about', anchor: 'company' },
  },
  copyFailed: 'Kopieren nicht möglich. Der Text ist markiert, sodass Sie ihn selbst kopieren können.',
  toasts: { toast: 'Meldung', region: 'Meldungen ({hotkey})', close: 'Schliessen' },
  unexpectedError: {
    title: 'Ein Fehler ist aufgetreten',
    lead: 'Bitte laden Sie die Seite neu.',
    reload: 'Neu laden',
  },
});
