import type { Company } from '../../company.ts';
import type { MethodologyWords } from '../../words.ts';

export const methodology = ({ name }: Company): MethodologyWords => ({
  page: {
    label: 'Méthode',
    title: [
      `Méthode : le déroulement d’un projet d’agent IA | ${name}`,
      'Méthode : le déroulement d’un projet d’agent IA',
    ],
    description: [
      'Exploration, réalisation itérative, déploiement : ce que vous recevez, où vous pouvez vous arrêter, et l’offre type, ligne par ligne.',
    ],
    picture: {
      title: 'La méthode Deliver Impact',
      alt: 'Un champ de carreaux à anneaux : en désordre en haut, des cercles entiers en bas, et entre eux un carreau d’une autre couleur.',
    },
  },

  head: {
    title: 'Méthode Deliver Impact',
    // You promise: a client can stop after any phase and keep what was made and paid for; scope, length and price are agreed in writing before each phase.
    lead: 'Trois phases, chacune avec un résultat que vous pouvez vérifier. Après chacune, vous pouvez vous arrêter et garder ce qui a été réalisé et payé. L’étendue, la durée et le prix sont convenus par écrit avant chaque phase.',
  },

  /** The label of what a client receives at the end of each phase. */
  received: 'Vous recevez',

  phases: [
    {
      drawing: 'discovery',
      title: 'Exploration',
      lead: 'Ce qui se fait aujourd’hui, avec quelles données, et ce qui serait un progrès.',
      points: [
        {
          title: 'Relever le processus',
          text: 'Nous parcourons le travail d’aujourd’hui, étape par étape, avec celles et ceux qui le font.',
        },
        {
          title: 'Examiner les données',
          text: 'Ce qui existe, où cela se trouve, ce qui manque, et qui a le droit de s’en servir.',
        },
        {
          title: 'Convenir de la mesure',
          text: 'Nous écrivons ensemble ce que réussir veut dire, si possible en un seul chiffre.',
        },
      ],
      // You promise: discovery ends with these five things, also where the recommendation is to leave it.
      result:
        'Une cartographie du processus, un rapport sur les données, des cas de test, la mesure convenue et une recommandation : construire, attendre ou\u00a0renoncer.',
    },
    {
      drawing: 'iteration',
      title: 'Réalisation itérative',
      lead: 'D’abord une seule tâche, testée sur des cas dont vous connaissez la réponse.',
      points: [
        {
          title: 'Développer une première version',
          text: 'Une tâche bien délimitée, qui fonctionne de bout en bout.',
        },
        {
          title: 'Tester sur de vrais cas',
          text: 'Vos propres cas, jugés par vos équipes et non par les nôtres.',
        },
        {
          title: 'Revoir et ajuster',
          // You promise: each cycle has a date, and the client then decides whether to go on.
          text: 'Chaque cycle a une date et se termine par une décision : continuer, changer ou arrêter.',
        },
      ],
      // You promise: the client receives the code, and test results after every cycle.
      result: 'Une version qui fonctionne, son code et les résultats des tests après chaque cycle.',
    },
    {
      drawing: 'scaling',
      title: 'Déploiement',
      lead: 'D’abord une équipe, puis la suivante.',
      points: [
        {
          title: 'Introduire par étapes',
          text: 'Chaque étape a une date et un retour en arrière possible.',
        },
        {
          title: 'Former l’équipe',
          text: 'Ceux qui s’en servent apprennent comment l’agent décide, et quand passer outre.',
        },
        // You promise: the agreed measure is checked for as long as you are engaged, and what slips is mended under the support agreed.
        {
          title: 'Observer et améliorer',
          text: 'La mesure convenue est contrôlée aussi longtemps que dure notre mandat, et ce qui faiblit est corrigé dans le cadre de l’assistance convenue.',
        },
      ],
      // You promise: the client can switch the agent off without you.
      result:
        'L’agent en service quotidien et un moyen de l’arrêter, une équipe formée, un rapport sur la qualité.',
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
    title: 'L’offre type',
    // You promise: every offer for an agent starts from these words, and what does not apply is struck with the client.
    lead: 'Toute offre d’agent part de ce texte. Avant chaque phase, nous remplissons les blancs avec vous et biffons ce qui ne s’applique pas. Trois choses font varier le prix : le nombre de systèmes, de types de documents et d’exceptions.',
    note: 'Elle s’imprime sur une feuille à part. Comparez-la à toute autre offre.',
    print: 'Imprimer la feuille',
    to: 'Offre pour',
    rows: [
      { id: 'task', title: 'Tâche', text: 'Le travail tel qu’il se fait aujourd’hui :' },
      // You promise: from Discovery on, each offer states today's figure and the target.
      { id: 'measure', title: 'Mesure', text: 'L’exploration la détermine. Valeur actuelle et objectif :' },
      // You promise: nothing is charged that the offer does not name.
      { id: 'scope', title: 'Étendue', text: 'Ce qui n’est pas nommé ici n’est ni compris ni facturé :' },
      // You promise: each phase has a day on which it ends; your own delay costs the client nothing, and the client's is charged only as agreed before.
      {
        id: 'length',
        title: 'Durée',
        text: 'Si le retard vient de nous, vous ne payez rien de plus et vos droits légaux demeurent ; s’il vient de vous, tout supplément est convenu d’avance. Cette phase se termine\u00a0le',
      },
      // You promise: the price of a phase is fixed; the offer states an estimate of all phases, what the agent costs a month to run, and the rate that holds if the client stops within a phase.
      {
        id: 'price',
        title: 'Prix',
        text: 'CHF hors TVA, qui s’y ajoute. Cette phase, à prix fixe ; toutes les phases, estimées ; l’exploitation, par\u00a0mois ; notre tarif en cas d’arrêt anticipé :',
      },
      // You promise: the client's own people judge the result, against the agreed measure; you repair at your own cost what fails, and what fails again the client may keep at a lower price or give back.
      {
        id: 'acceptance',
        title: 'Réception',
        text: 'Vos équipes contrôlent le résultat selon la mesure convenue ; une erreur dans les limites du taux convenu n’est pas un défaut. Ce qui échoue, nous le réparons une fois, à nos frais ; en cas de nouvel échec, vous pouvez demander une réduction du prix ou vous départir du contrat. Contrôle jusqu’au',
      },
      // You promise: your people are named, a stand-in needs the client's consent, and the client's share of the work is stated in days.
      {
        id: 'people',
        title: 'Personnes',
        text: 'De notre côté, les personnes nommées, ou un remplaçant que vous acceptez. Du vôtre, de vrais cas ; qui, et combien de jours :',
      },
      // You promise: no subcontractor, host or model has a part in the work unless the offer names it.
      { id: 'subcontractors', title: 'Sous-traitants', text: 'Aucun sauf ceux-ci, hébergeurs et modèles compris :' },
      { id: 'place', title: 'Lieu des données', text: 'Pays et prestataire, pour les traiter et pour les conserver :' },
      // You promise: you sign a confidentiality agreement before you see any data, and only those named read it, unless a law compels you.
      {
        id: 'readers',
        title: 'Qui lit les données',
        text: 'D’abord un accord de confidentialité. Ensuite, sauf obligation légale, uniquement :',
      },
      // You promise: you delete all copies on the agreed day, also those of your providers and in backups, but for what a law makes you keep, and confirm it in writing.
      {
        id: 'deletion',
        title: 'Effacement',
        text: 'De nos copies et de celles de nos prestataires, sauvegardes comprises, sauf obligation légale de conservation ; avec confirmation écrite de notre part,\u00a0le',
      },
      // You promise: you do not train on a client's data without consent in writing, and your contracts forbid it to your providers; a new model passes the client's test before it is used, and you tell the client at once when a provider withdraws one.
      {
        id: 'model',
        title: 'Modèle et entraînement',
        text: 'Aucun entraînement sur vos données, ni par nous ni, selon nos contrats, par nos prestataires, sauf accord écrit de votre part. Aucun modèle n’est remplacé avant que le nouveau ait réussi votre test ; si un prestataire en retire un, nous vous en informons aussitôt. Modèle et lieu :',
      },
      // You promise: access rights and a highest amount limit the agent, whatever a document that it reads may say.
      {
        id: 'limits',
        title: 'Limites',
        text: 'Un document peut tromper un agent ; ce sont donc des droits d’accès qui le limitent, non des instructions. Ses droits et le montant maximal :',
      },
      // You promise: the steps that the client names wait for a person.
      { id: 'approvals', title: 'Validations', text: 'Étapes qui attendent une validation humaine, et de qui :' },
      // You promise: the agent logs each action, nobody uses the log to watch the client's people, and until the agreed day you put right at your own cost what you built wrong.
      {
        id: 'log',
        title: 'Journal et erreurs',
        text: 'Chaque action est consignée, pour contrôler l’agent et non vos équipes. Ce que nous avons mal réalisé, nous le corrigeons à nos frais, jusqu’au',
      },
      // You promise: you pay the damage that you cause; there is a highest amount only where negligence was not gross and the law allows one. Agree on it with your insurer.
      {
        id: 'liability',
        title: 'Responsabilité',
        text: 'Illimitée en cas de dol ou de faute grave, et partout où la loi interdit une limite ; sinon, au total, jusqu’à\u00a0CHF',
      },
      // You promise: after launch somebody answers, at the hours and as fast as the offer says.
      { id: 'support', title: 'Assistance', text: 'Qui répond après la mise en service, à quelles heures, dans quel délai :' },
      // You promise: what you make is the client's once it is paid, what you had before may be used with the agent without end or fee, the code is in the client's repository from the first week, and the handover is rehearsed.
      {
        id: 'ownership',
        title: 'Propriété, passation',
        text: 'Une fois payé, ce que nous réalisons pour vous est à vous ; d’ici là, vous pouvez vous en servir pour tester. Ce que nous avions avant reste à nous, et vous pouvez l’utiliser avec l’agent sans limite de durée ; les composants de tiers gardent leur licence. Le code est dans votre dépôt dès la première semaine. Essai de passation\u00a0le',
      },
      // You promise: a client can stop after any phase, or within one by paying for the work done, and can switch the agent off without you.
      {
        id: 'stop',
        title: 'Arrêt',
        text: 'Après chaque phase ; en cours de phase, vous payez le travail effectué, au tarif ci\u2011dessus. L’agent, vous pouvez l’arrêter en tout temps, au moyen\u00a0de :',
      },
      // You promise: the sheet goes before your own general terms, and what either side writes by email counts as writing.
      {
        id: 'law',
        title: 'Droit',
        text: 'Droit suisse. Cette feuille prime toutes conditions générales, les vôtres et les nôtres. « Par écrit » comprend aussi l’e\u2011mail, sauf pour les signatures ci\u2011dessous. For\u00a0à',
      },
    ],
    validUntil: 'Valable jusqu’au',
    // You promise: a phase costs nothing until its offer is signed.
    beforeSigning: 'Tant que vous n’avez pas signé ici, cette phase ne vous coûte rien.',
    signatures: { parties: ['Pour vous', 'Pour nous'], fields: 'Lieu, date, signature' },
  },

  closing: {
    title: ['D’abord', '30 minutes'],
    // You promise: the first call takes half an hour, is free and commits the client to nothing.
    text: 'Après votre e\u2011mail, nous en parlons, par téléphone ou en visioconférence. Cet entretien est gratuit, ne vous engage à rien et suffit à voir si l’exploration en vaut la peine.',
    action: { label: 'Fixer un entretien', page: 'contact' },
  },
});
