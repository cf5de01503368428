import type { MethodologyWords } from '../../../site/words.ts';

export const methodology: MethodologyWords = {
  head: {
    title: 'La méthode Deliver\u00a0Impact',
    // You promise: a client can stop after any phase and keep what was made and paid for; scope, length and price are agreed in writing before each phase.
    lead: 'Trois phases, chacune avec un résultat que vous pouvez vérifier. Après chacune, vous pouvez arrêter et garder ce qui a été fait. L’étendue, la durée et le prix sont convenus par écrit avant chaque phase.',
  },

  /** Stands over what a client holds in hand at the end of each phase. */
  received: 'Vous recevez',

  phases: [
    {
      drawing: 'discovery',
      title: 'Exploration',
      lead: 'Ce qui se fait aujourd’hui, avec quelles données, et ce qui compterait comme un progrès.',
      points: [
        {
          title: 'Relever le processus',
          text: 'Nous parcourons le travail d’aujourd’hui, étape par étape, avec celles et ceux qui le font.',
        },
        {
          title: 'Examiner les données',
          text: 'Nous regardons ce qui existe, où c’est conservé et ce que cela vaut.',
        },
        {
          title: 'Convenir de la mesure',
          text: 'Ensemble, nous écrivons ce que réussir veut dire, si possible en un seul chiffre.',
        },
      ],
      // You promise: discovery ends with these five things, also where the recommendation is to leave it.
      result:
        'Un plan du processus, un rapport sur les données, des cas de test, la mesure convenue et une recommandation : construire, attendre ou renoncer.',
    },
    {
      drawing: 'iteration',
      title: 'Développement itératif',
      lead: 'Une tâche d’abord, testée sur des cas dont vous connaissez la réponse.',
      points: [
        {
          title: 'Construire une première version',
          text: 'Une tâche étroite, qui fonctionne du début à la fin.',
        },
        {
          title: 'Tester sur de vrais cas',
          text: 'Vos propres cas, jugés par vos gens et non par les nôtres.',
        },
        {
          title: 'Revoir et ajuster',
          // You promise: each cycle has a date, and the client then decides whether to go on.
          text: 'Des cycles courts. Chacun finit par une décision : continuer, changer ou arrêter.',
        },
      ],
      // You promise: the client receives the code, and test results after every cycle.
      result: 'Une version qui fonctionne, son code et les résultats des tests après chaque cycle.',
    },
    {
      drawing: 'scaling',
      title: 'Déploiement',
      lead: 'Une équipe d’abord, puis la suivante.',
      points: [
        {
          title: 'Introduire par étapes',
          text: 'Chaque étape a une date et un retour possible.',
        },
        {
          title: 'Former l’équipe',
          text: 'Qui s’en sert apprend comment l’agent décide, et quand passer outre.',
        },
        // You promise: the agreed measure is checked for as long as you are engaged, and what slips is mended under the support agreed.
        {
          title: 'Observer et améliorer',
          text: 'La mesure convenue est contrôlée aussi longtemps que dure notre mandat, et ce qui faiblit est corrigé.',
        },
      ],
      // You promise: the client can switch the agent off without you.
      result:
        'L’agent en service quotidien, une équipe formée, un rapport sur la qualité et un moyen de l’arrêter.',
    },
  ],

  // You promise: the length and the price of Discovery that company.ts states, where it states them.
  discoveryTerms: ({ discoveryDays, discoveryPrice }) => {
    const length = discoveryDays && `dure ${discoveryDays}`;
    const price = discoveryPrice && `coûte ${discoveryPrice} hors TVA`;
    return length || price ? `L’exploration ${[length, price].filter(Boolean).join(' et ')}.` : '';
  },

  /**
   * The sheet that a client is asked to sign, before anything is filled in: what is printed holds in every offer, and a
   * blank follows the last word of each row. These are terms of a contract: have them read by somebody who knows Swiss
   * contract law before you publish them, and strike what you do not offer. \u00a0 is a no-break space.
   */
  offer: {
    title: 'L’offre vierge',
    // You promise: every offer for an agent starts from these words, and what does not apply is struck with the client.
    lead: 'Ces mots figurent dans chaque offre pour un agent. Avant chaque phase, nous remplissons les blancs avec vous, ou biffons ce qui ne s’applique pas. Par écrit comprend l’e-mail.',
    note: 'Elle s’imprime sur une feuille à part. Posez-la à côté de n’importe quelle autre offre.',
    print: 'Imprimer la feuille',
    to: 'Offre à',
    rows: [
      { id: 'task', title: 'Tâche', text: 'Le travail tel qu’il se fait aujourd’hui :' },
      // You promise: from Discovery on, each offer states today's figure and the target.
      { id: 'measure', title: 'Mesure', text: 'L’exploration la trouve. Ensuite, valeur actuelle et objectif :' },
      // You promise: nothing is charged that the offer does not name.
      { id: 'scope', title: 'Étendue', text: 'Ce qui n’est pas nommé ici n’est ni compris ni facturé :' },
      // You promise: each phase has a day on which it ends; your own delay costs the client nothing, and the client's is charged only as agreed before.
      {
        id: 'length',
        title: 'Durée',
        text: 'Si le retard vient de nous, vous ne payez pas plus ; s’il vient de vous, nous en convenons d’abord. Cette phase finit\u00a0le',
      },
      // You promise: the price of a phase is fixed; the offer states an estimate of all phases, what the agent costs a month to run, and the rate that holds if the client stops within a phase.
      {
        id: 'price',
        title: 'Prix',
        text: 'CHF hors TVA. Cette phase ; toutes les phases, estimées ; l’exploitation, par\u00a0mois :',
      },
      // You promise: the client's own people judge the result, against the agreed measure; you repair at your own cost what fails, and what fails again the client may keep at a lower price or give back.
      { id: 'acceptance', title: 'Réception', text: 'Vos gens contrôlent le résultat à la mesure convenue, jusqu’au :' },
      // You promise: your people are named, a stand-in needs the client's consent, and the client's share of the work is stated in days.
      {
        id: 'people',
        title: 'Personnes',
        text: 'De notre côté, nommées, ou un remplacement que vous acceptez. Du vôtre, de vrais cas ; qui, et combien de jours :',
      },
      // You promise: no subcontractor, host or model has a part in the work unless the offer names it.
      { id: 'subcontractors', title: 'Sous-traitants', text: 'Aucun sauf ceux-ci, hébergeurs et modèles compris :' },
      { id: 'place', title: 'Lieu des données', text: 'Pays et prestataire, pour les traiter et pour les conserver :' },
      // You promise: you sign a confidentiality agreement before you see any data, and only those named read it, unless a law compels you.
      {
        id: 'readers',
        title: 'Qui lit les données',
        text: 'D’abord un accord de confidentialité. Puis, sauf obligation légale, personne sauf :',
      },
      // You promise: you delete all copies on the agreed day, also those of your providers and in backups, but for what a law makes you keep, and confirm it in writing.
      { id: 'deletion', title: 'Effacement', text: 'Nos copies, sauvegardes comprises, confirmé par écrit, le' },
      // You promise: you do not train on a client's data without consent in writing, and your contracts forbid it to your providers; a new model passes the client's test before it is used, and you tell the client at once when a provider withdraws one.
      {
        id: 'model',
        title: 'Modèle et entraînement',
        text: 'Aucun entraînement sur vos données, ni par nous ni par un prestataire, sauf accord écrit de votre part. Un nouveau modèle est d’abord testé sur vos cas. Modèle et lieu :',
      },
      // You promise: access rights and a highest amount limit the agent, whatever a document that it reads may say.
      {
        id: 'limits',
        title: 'Limites',
        text: 'Un document peut tromper un agent ; ce sont donc des droits d’accès qui le retiennent, non des instructions. Ses droits et le montant maximal :',
      },
      // You promise: the steps that the client names wait for a person.
      { id: 'approvals', title: 'Validations', text: 'Étapes qui attendent une personne, et laquelle :' },
      // You promise: the agent logs each action, nobody uses the log to watch the client's people, and until the agreed day you put right at your own cost what you built wrong.
      {
        id: 'log',
        title: 'Journal et erreurs',
        text: 'Chaque action est consignée. Ce que nous avons mal construit, nous le corrigeons à nos frais, jusqu’au :',
      },
      // You promise: you pay the damage that you cause; there is a highest amount only where negligence was not gross and the law allows one. Agree on it with your insurer.
      {
        id: 'liability',
        title: 'Responsabilité',
        text: 'Ce que notre faute vous coûte, nous le payons ; en cas de négligence légère, jusqu’à\u00a0CHF',
      },
      // You promise: after launch somebody answers, at the hours and as fast as the offer says.
      { id: 'support', title: 'Assistance', text: 'Qui répond après la mise en service, à quelles heures, à quel délai :' },
      // You promise: what you make is the client's once it is paid, what you had before may be used with the agent without end or fee, the code is in the client's repository from the first week, and the handover is rehearsed.
      {
        id: 'ownership',
        title: 'Propriété, remise',
        text: 'Une fois payé, ce que nous avons fait pour vous est à vous ; les parts de tiers gardent leur licence. Le code est dans votre dépôt dès la première semaine. Remise répétée\u00a0le',
      },
      // You promise: a client can stop after any phase, or within one by paying for the work done, and can switch the agent off without you.
      {
        id: 'stop',
        title: 'Arrêt',
        text: 'Après chaque phase. Plus tôt, vous payez le travail fait. L’agent, vous pouvez l’arrêter chaque jour,\u00a0par :',
      },
      // You promise: the sheet goes before your own general terms, and what either side writes by email counts as writing.
      {
        id: 'law',
        title: 'Droit',
        text: 'Droit suisse. Cette feuille l’emporte sur toutes conditions générales, les vôtres et les nôtres. « Par écrit » comprend aussi l’e-mail, sauf pour les signatures ci-dessous. For à',
      },
    ],
    validUntil: 'Valable jusqu’au',
    // You promise: a phase costs nothing until its offer is signed.
    beforeSigning: 'Tant que vous n’avez pas signé ici, cette phase ne vous coûte rien.',
    signatures: { parties: ['Pour vous', 'Pour nous'], fields: 'Lieu, date, signature' },
  },

  closing: {
    title: ['Commencez par', 'une demi-heure'],
    // You promise: the first call takes half an hour, is free and commits the client to nothing.
    text: 'Écrivez d’abord. Une demi-heure, par téléphone ou en vidéo, montre si l’exploration vaut la peine. Elle ne vous engage à rien.',
    action: { label: 'Fixer un entretien', page: 'contact' },
  },
};
