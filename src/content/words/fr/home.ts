import type { HomeWords } from '../../../site/words.ts';

export const home: HomeWords = {
  hero: {
    /** Set by hand, for a column of half a page; a tablet sets it in as few lines as it can. */
    title: ['Des agents', 'sur mesure', 'pour ce qui', 'se répète'],
    // You promise: agents work inside the client's systems, within limits that the client sets.
    lead: 'Les mêmes questions, les mêmes règles, les mêmes étapes, chaque semaine. Nous construisons des agents intelligents sur mesure qui font ce travail pour votre entreprise, dans vos systèmes et dans les limites que vous fixez.',
    primary: { label: 'Voir nos services', page: 'services' },
    secondary: { label: 'Nous écrire', page: 'contact' },
    /** Beside the drawing, whose tiles turn by themselves, all but one. */
    waiting: {
      runs: 'Le reste se fait seul.',
      waits: 'Une pièce vous attend.',
      turn: 'Tournez-la.',
      decided: 'Vous avez décidé.',
      button: 'Tournez-la : la pièce qui attend',
      withoutScripts: 'Une pièce attend une personne.',
    },
  },

  impact: {
    title: ['L’effet sur', 'vos affaires'],
    /** Opens the line that says how a client will know that it worked. */
    measured: 'Mesuré par',
    items: [
      {
        title: 'Support client automatisé',
        text: 'Les questions courantes trouvent leur réponse dans vos propres documents. Ce qui n’y figure pas passe à une personne, avec le contexte.',
        measure: 'le délai de la première réponse et les questions réglées sans transfert.',
      },
      {
        title: 'Décisions fondées sur les données',
        text: 'Des agents réunissent les chiffres des systèmes que vous utilisez déjà et montrent d’où vient chacun.',
        measure: 'les heures par rapport et les chiffres dont la source est établie.',
      },
      {
        title: 'Efficacité opérationnelle',
        text: 'Contrôles, transmissions et copies d’un système à l’autre se font en arrière-plan. À votre équipe restent les exceptions.',
        measure: 'le temps par dossier et les erreurs découvertes après coup.',
      },
    ],
    // You promise: discovery measures whether an agent would pay, and you advise against one that would not.
    pays: {
      title: 'Est-ce rentable ?',
      text: 'Nombre de cas par mois × minutes gagnées × coût d’une minute, moins les frais d’exploitation. L’exploration mesure les deux premiers. Si le résultat est faible, nous déconseillons le développement.',
    },
    action: { label: 'Voir notre méthode', page: 'methodology' },
  },

  closing: {
    /** The last line is set three times, and read once. */
    title: ['Dites-nous', 'ce qui revient'],
    // You promise: a person answers every email, with questions, or with a no and the reason.
    text: 'Un e-mail suffit. Une personne répond par des questions, ou dit non et pourquoi.',
    action: { label: 'Nous écrire', page: 'contact' },
  },
};
