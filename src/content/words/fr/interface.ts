import type { Labels } from '../../words.ts';

/** Words of the interface: what buttons, landmarks and the error panel say on every page. */
export default (): Labels => ({
  /** The label of the list of languages. */
  languages: { name: 'Langues' },

  /** Your company in one sentence of at most 90 characters; it opens the footer. */
  tagline: 'Des agents qui font le travail et s’arrêtent là\u00a0où vous le dites.',

  skipLink: 'Aller au contenu',

  menu: { name: 'Menu principal', open: 'Menu', close: 'Fermer' },

  quickLinks: { name: 'Pages du site' },

  /** The button below a drawing: its word, and what a screen reader says after it. */
  motion: { pause: 'Pause', play: 'Lecture', what: 'de l’animation' },

  /** The tooltip of the registration number in the footer. */
  registration: {
    explanation: 'Numéro d’identification des entreprises (IDE). Voyez comment il se vérifie lui-même.',
    destination: { page: 'about', anchor: 'company' },
  },

  copying: {
    label: 'Copier',
    failedMessage: 'La copie a échoué. Le texte est sélectionné pour que vous puissiez le copier.',
  },

  undo: 'Annuler',

  /** What a screen reader says before a toast, and for the region of toasts, with the key that leads there. */
  toasts: { toast: 'Notification', region: 'Notifications ({hotkey})' },

  /** In the files for programs: the address-book card and llms.txt. */
  fileLabels: {
    email: 'E-mail',
    phone: 'Téléphone',
    number: 'Numéro IDE',
    pages: 'Pages',
  },

  unexpectedError: {
    title: 'Erreur inattendue de l’application\u00a0!',
    lead: 'Quelque chose n’a pas fonctionné sur cette page. Comme le site n’a ni formulaire ni compte, vous n’avez rien perdu de ce que vous auriez écrit.',
    reload: 'Recharger',
  },
});
