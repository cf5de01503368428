import type * as en from '../en/interface.ts';

/** Words of the interface: what buttons, landmarks and the error screen say on every page. */

/** This folder's language. */
export const language: typeof en.language = {
  /** By its own name, as the footer lists it where there are several. */
  name: 'Français',
  /** What browsers and search engines are told, and by whose rules the build writes lists and dates: tags of BCP 47. */
  tag: 'fr-CH',
  locale: 'fr-CH',
};

/** Names the list of languages. */
export const languages: typeof en.languages = { name: 'Langues' };

/** Your company in one sentence of at most 90 characters; it opens the footer. */
// You promise: every agent stops and asks at the limits that the client sets.
export const tagline: typeof en.tagline = 'Des agents qui font le travail, et s’arrêtent où vous le dites.';

export const skipLink: typeof en.skipLink = 'Aller au contenu';

export const menu: typeof en.menu = { name: 'Menu principal', open: 'Menu', close: 'Fermer' };

export const quickLinks: typeof en.quickLinks = { name: 'Pages du site' };

/** Titles of the two notes on the contact page, and the footer's links to them. */
export const legal: typeof en.legal = { imprint: 'Mentions légales', privacy: 'Protection des données' };

export const motion: typeof en.motion = { pause: 'Arrêter le mouvement', play: 'Lancer le mouvement' };

/** What the footer says of the registration number that stands there. */
export const registration: typeof en.registration = {
  explanation: 'Numéro d’identification des entreprises (IDE). Voyez comment il se vérifie lui-même.',
  destination: { page: 'about', anchor: 'company' },
};

export const copying: typeof en.copying = {
  tooltip: 'Copier',
  name: (subject: string) => `Copier : ${subject.toLowerCase()}`,
  done: (subject: string) => `Copié : ${subject.toLowerCase()}`,
};

/** What a screen reader says: of a toast, before its sentence; and of their region, with the key that leads to it. */
export const toasts: typeof en.toasts = { toast: 'Message', region: 'Messages ({hotkey})' };

/** In the files for programs: the address-book card and llms.txt. */
export const records: typeof en.records = {
  email: 'E-mail',
  phone: 'Téléphone',
  number: 'IDE',
  pages: 'Pages',
};

export const unexpectedError: typeof en.unexpectedError = {
  title: 'Erreur inattendue de l’application !',
  lead: 'Quelque chose a échoué sur cette page. Le site n’a ni formulaire ni compte ; rien de ce que vous avez écrit n’est perdu.',
  reload: 'Recharger',
};
