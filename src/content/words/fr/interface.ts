import type { Labels } from '../../words.ts';

/** Words of the interface: what buttons, landmarks and the error screen say on every page. */
export const labels: Labels = {
  /** This folder's language. */
  language: {
    /** The language's own name, for the list of languages. */
    name: 'Français',
    /** What browsers and search engines are told, and by whose rules the build writes lists and dates: tags of BCP 47. */
    tag: 'fr-CH',
    locale: 'fr-CH',
    /** Towns that have another name in this language. Sentences use it; an address keeps the official one. */
    towns: {
      Basel: 'Bâle',
      Bern: 'Berne',
      Biel: 'Bienne',
      Chur: 'Coire',
      Luzern: 'Lucerne',
      Schaffhausen: 'Schaffhouse',
      Solothurn: 'Soleure',
      'St. Gallen': 'Saint-Gall',
      Thun: 'Thoune',
      Winterthur: 'Winterthour',
      Zug: 'Zoug',
      Zürich: 'Zurich',
    },
    /** What managers do, as company.ts has it, in this language. */
    duties: { software: 'logiciels', processes: 'processus' },
  },

  /** The label of the list of languages. */
  languages: { name: 'Langues' },

  /** Your company in one sentence of at most 90 characters; it opens the footer. */
  // You promise: every agent stops and asks at the limits that the client sets.
  tagline: 'Des agents qui font le travail, et s’arrêtent où vous le décidez.',

  skipLink: 'Aller au contenu',

  menu: { name: 'Menu principal', open: 'Menu', close: 'Fermer' },

  quickLinks: { name: 'Pages du site' },

  /** Titles of the two notes on the contact page, and the footer's links to them. */
  legal: { imprint: 'Mentions légales', privacy: 'Protection des données' },

  /** The button below a drawing: its word, and what a screen reader says after it. */
  motion: { pause: 'Pause', play: 'Lecture', what: 'de l’animation' },

  /** The tooltip of the registration number in the footer. */
  registration: {
    explanation: 'Numéro d’identification des entreprises (IDE). Voici comment il se vérifie lui-même.',
    destination: { page: 'about', anchor: 'company' },
  },

  copying: {
    tooltip: 'Copier',
    failedMessage: 'La copie a échoué. Le texte est sélectionné : vous pouvez le copier vous-même.',
  },

  /** Takes a decision back. */
  again: 'Recommencer',

  /** What a screen reader says before a toast, and for the region of toasts, with the key that leads there. */
  toasts: { toast: 'Notification', region: 'Notifications ({hotkey})' },

  /** In the files for programs: the address-book card and llms.txt. */
  fileLabels: {
    email: 'E\u2011mail',
    phone: 'Téléphone',
    number: 'Numéro IDE',
    pages: 'Pages',
  },

  unexpectedError: {
    title: 'Erreur inattendue de l’application !',
    lead: 'Quelque chose n’a pas fonctionné sur cette page. Le site n’a ni formulaire ni compte : vous n’avez donc rien perdu.',
    reload: 'Recharger',
  },
};
