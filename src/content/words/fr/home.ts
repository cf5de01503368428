import type { Facts, HomeWords } from '../../words.ts';
import { countWorkingDays } from './sentences.ts';

export const home = ({ name, town, answersWithinDays }: Facts): HomeWords => ({
  page: {
    label: 'Accueil',
    title: [`Agents IA sur mesure, ${town} | ${name}`, `Agents IA sur mesure, ${town}`],
    description: [
      `${name}, ${town} : agents IA sur mesure pour le travail de bureau répétitif, dans les limites que vous fixez. Recherche appliquée en IA, plateformes SaaS.`,
      `${name} : agents IA sur mesure pour le travail de bureau répétitif, dans les limites que vous fixez.`,
    ],
    picture: {
      title: 'Des agents sur mesure pour ce qui se répète',
      alt: 'Une grille carrée de carreaux à anneaux, dont un d’une autre couleur.',
    },
  },

  hero: {
    /** The lines as they fit half a page; tablets ignore these line breaks. */
    title: ['Des agents', 'sur\u00a0mesure', 'pour ce\u00a0qui', 'se répète'],
    // You promise: agents work inside the client's systems, within limits that the client sets.
    lead: 'Factures à rapprocher, demandes à trier, chiffres à réunir : les mêmes étapes, chaque semaine. Nous développons des agents intelligents sur mesure qui s’en chargent pour votre entreprise, dans vos systèmes et dans les limites que vous fixez.',
    secondary: { label: 'Voir nos services', page: 'services' },
    primary: { label: 'Nous écrire', page: 'contact' },
    /** Below the drawing, whose tiles turn by themselves, all but one. */
    waiting: {
      waits: 'Un carreau vous attend.',
      turn: 'Tournez-le.',
      closed: 'Le cercle est fermé.',
      runs: 'Le reste se fait tout seul.',
      again: 'Recommencer',
      example: 'Voir un cas complet',
      button: 'Tournez-le : le carreau qui attend',
      withoutScripts: 'Un carreau attend quelqu’un.',
    },
  },

  impact: {
    title: ['Ce que vous', 'y gagnez'],
    /** Before what a client can measure to know that it worked. */
    measured: 'Ce que l’on mesure :',
    items: [
      {
        title: 'Service client automatisé',
        text: 'L’agent répond aux questions courantes d’après vos propres documents. Ce qui n’y figure pas est transmis à un collaborateur, avec le contexte.',
        measure: 'le délai jusqu’à la première réponse et la part des questions réglées sans collaborateur.',
      },
      {
        title: 'Décisions chiffres en\u00a0main',
        text: 'Des agents réunissent les chiffres issus des systèmes que vous utilisez déjà et indiquent l’origine de chacun.',
        measure: 'le temps que demande un rapport et les chiffres dont on connaît la\u00a0source.',
      },
      {
        title: 'Efficacité opérationnelle',
        text: 'Contrôles, transmissions et ressaisies d’un système à l’autre se font en arrière\u2011plan. Votre équipe ne garde que les exceptions.',
        measure: 'le temps par dossier et les erreurs découvertes après coup.',
      },
    ],
    // You promise: Discovery counts and times the cases, and you advise against an agent that would not pay.
    pays: {
      title: 'Est-ce rentable ?',
      lines: [['', 'Cas par mois'], ['×', 'minutes gagnées par cas'], ['×', 'coût d’une minute'], ['−', 'frais d’exploitation'], ['=', 'économie par mois']],
      text: 'Le prix de la réalisation, divisé par cette économie : les mois qu’il faut pour l’amortir. La phase d’exploration compte les cas, mesure leur durée actuelle et estime le reste. Si c’est trop long, nous vous déconseillons le\u00a0projet.',
    },
    action: { label: 'Voir notre méthode', page: 'methodology' },
  },

  closing: {
    /** The last line is shown three times, but read aloud once. */
    title: ['Dites\u2011nous', 'ce qui', 'se répète'],
    // You promise: a person answers every email, with questions, or with a no and the reason, and the first half hour is free.
    text: `Un e\u2011mail suffit. ${answersWithinDays ? `Dans un délai ${countWorkingDays(answersWithinDays)}, quelqu’un` : 'Quelqu’un'} vous répond, par des questions ou par un refus motivé. La première demi\u2011heure est gratuite.`,
    action: { label: 'Nous écrire', page: 'contact' },
  },
});
