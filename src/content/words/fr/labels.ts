import type { Labels } from '../../../site/words.ts';

export default (): Labels => ({
  languages: { name: 'Langues' },
  tagline: 'Des agents IA qui font les tâches répétitives et vous laissent les décisions.',
  skipLink: 'Aller au contenu',
  menu: { name: 'Menu principal', button: 'Menu' },
  quickLinks: { name: 'Pages du site' },
  motion: 'Mettre les animations en pause',
  registration: {
    explanation: 'Numéro suisse d’identification des entreprises (IDE)',
    destination: { page: 'about', anchor: 'company' },
  },
  copyFailed: 'La copie a échoué. Le texte est sélectionné : vous pouvez le copier vous-même.',
  toasts: { toast: 'Notification', region: 'Notifications ({hotkey})', close: 'Fermer' },
  unexpectedError: {
    title: 'Une erreur s’est produite',
    lead: 'Cette page n’a pas fonctionné comme prévu. Veuillez la recharger.',
    reload: 'Recharger',
  },
});
