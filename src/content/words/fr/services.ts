import type { Service, ServicesWords } from '../../../site/words.ts';

/** The services of `en/services.ts`, in the same order and with the same ids. */
const blocks: Service[] = [
  {
    id: 'agents',
    title: 'Agents sur mesure',
    card: {
      text: 'Un agent lit la facture, la compare à la commande et prépare l’écriture. Ce qui ne concorde pas va à une personne.',
      action: 'Voir l’exemple de la facture',
    },
    // You promise: you advise against an agent where what the client already owns can do the task.
    lead: 'Un logiciel qui lit, décide dans les limites que vous fixez et agit dans les systèmes que vous utilisez déjà.',
    points: [
      'Des agents pour le support, l’administration et le savoir interne',
      'Reliés à vos e-mails, CRM, ERP et fichiers',
      // You promise: every agent has limits, approvals and a log of each action.
      'Limites, validations et journal pour chaque action',
      // You promise: an agent is tested on the client's own cases before it goes live.
      'Testés sur vos propres cas avant la mise en service',
    ],
    drawing: 'agents',
    caption: 'Douze agents, dont chacun ne va que là où il en a le droit.',
    action: { label: 'Parler de votre agent', page: 'contact' },
    example: {
      kind: 'case',
      title: 'Exemple : une facture, jusqu’au bout',
      sheets: [
        { name: 'Facture', item: 'Lampes', price: '40.00 pièce', figure: 12, label: 'facturées' },
        { name: 'Commande', item: 'Lampes', price: '40.00 pièce', figure: 12, label: 'commandées' },
        { name: 'Bon de livraison', item: 'Lampes', figure: 10, label: 'livrées' },
      ],
      log: [
        { time: '09:14', text: 'L’agent lit les trois.', by: 'agent' },
        // You promise: an agent asks a person where what it compares differs, and waits for the answer.
        {
          time: '09:14',
          text: 'Il y a un écart. Il interroge les achats, et attend : « 12 facturées, 10 livrées. Que payons-nous ? »',
          by: 'agent',
          waits: true,
        },
        { time: '10:52', text: 'Les achats répondent : « Dix. »', by: 'person' },
        {
          time: '10:52',
          text: 'L’agent prépare l’écriture : 10 × 40.00 = CHF 400.00. La facture indique 480.00 ; CHF 80.00 restent ouverts jusqu’à la note de crédit.',
          by: 'agent',
        },
        // You promise: an agent never pays.
        {
          time: 'Ici',
          text: 'L’écriture attend la comptabilité. Le paiement reste de votre ressort.',
          by: 'person',
        },
      ],
      terms: [
        // You promise: a person checks a sample of what agreed, of the size that the client sets.
        {
          title: 'Si les trois concordent',
          text: 'Personne n’est interrogé ; l’écriture va droit à la comptabilité. Un échantillon de ce qui concorde est aussi contrôlé par une personne ; vous en fixez la taille.',
        },
        {
          title: 'Limites',
          // You promise: an agent stops and asks where its agreed systems, actions and amounts end.
          text: 'Quels systèmes, quelles actions, jusqu’à quel montant. Au-delà, il s’arrête et demande.',
        },
        {
          title: 'Validations',
          // You promise: the steps that the client names wait for a person.
          text: 'Les étapes que vous nommez attendent une personne : ici l’écriture, et chaque écart.',
        },
        {
          title: 'Journal',
          // You promise: the log says what was read and done, when, and who approved it.
          text: 'Ce qu’il a lu, ce qu’il a fait, quand, et qui a validé.',
        },
      ],
    },
  },
  {
    id: 'research',
    title: 'Recherche en IA',
    card: {
      text: 'Une question par étude : un modèle fait-il cette tâche assez bien, et qu’est-ce qui le prouverait ?',
      action: 'Voir l’exemple d’étude',
    },
    lead: 'Des études courtes et appliquées, qui finissent par des preuves et non par une démonstration.',
    points: [
      'Études de faisabilité sur vos propres données',
      'Jeux d’évaluation et analyse des erreurs',
      'Comparaison de modèles ouverts et commerciaux',
      // You promise: every study ends in a written report that belongs to the client.
      'Des résultats écrits, qui sont à vous',
    ],
    drawing: 'research',
    caption: 'Quinze mesures, dessinées selon la taille de l’erreur. La rouge est la pire.',
    action: { label: 'Proposer une étude', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Exemple : un modèle peut-il lire vos bons de livraison ?',
      picture: 'bars',
      steps: [
        'Vos gens lisent d’abord un échantillon : c’est le corrigé.',
        'Trois modèles lisent les mêmes bons. Chaque lacune est une erreur.',
        // You promise: a study reports errors by field and the cost per page, and ends in a yes or a no with reasons.
        'Vous recevez les erreurs par champ, le coût par page et un oui ou un non motivé.',
      ],
    },
  },
  {
    id: 'saas',
    title: 'SaaS sur mesure',
    card: {
      title: 'Plateformes SaaS',
      // You promise: on a platform, the data of each customer is kept apart.
      text: 'Une plateforme pour beaucoup de clients : chacun se connecte, reçoit sa facture et garde ses données à part.',
      action: 'Voir l’exemple du calculateur',
    },
    lead: 'D’une première version qui fonctionne à une plateforme que beaucoup de clients partagent.',
    points: [
      'Connexion, rôles et données séparées pour chaque client',
      'Ouverture de comptes, facturation et administration',
      // You promise: a platform is hosted in the country that the client names.
      'Hébergement là où vos données doivent rester',
      // You promise: you monitor and update a platform until the client's team takes it over.
      'Surveillance, mises à jour et une remise en ordre',
    ],
    drawing: 'saas',
    caption: 'Huit modules que l’on peut déplacer sans reconstruire le reste.',
    action: { label: 'Planifier une plateforme', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Exemple : un calculateur de prix dans un tableur',
      picture: 'squares',
      steps: [
        'Aujourd’hui, vos vendeurs le remplissent et envoient le résultat à chaque client.',
        'La première version donne à un client un compte et le calculateur.',
        'Puis d’autres clients, des rôles et la facturation. Les données de chacun restent à part.',
      ],
    },
  },
];

const count = ['Deux', 'Trois', 'Quatre', 'Cinq'][blocks.length - 2];
const examples = blocks.every(({ example }) => example) ? 'chacun avec un exemple' : 'avec des exemples';

export const services: ServicesWords = {
  blocks,

  /** The heading of the cards on Home. */
  cards: {
    title: ['Nos', 'services'],
  },

  head: {
    title: 'Services',
    lead: `${count} services, ${examples} à comparer avec votre propre travail.`,
  },

  yourData: {
    title: 'Vos données',
    // You promise: these four points are agreed in writing before a client's first file moves.
    lead: 'Convenu par écrit avant le transfert du premier fichier :',
    terms: [
      { title: 'Où', text: 'Le lieu où elles sont traitées et conservées.' },
      // You promise: you name all of your people, and each provider, with access to a client's data.
      { title: 'Qui', text: 'Les personnes et prestataires qui y ont accès, par leur nom.' },
      // You promise: you delete a client's data on the agreed day and confirm it in writing.
      { title: 'Jusqu’à quand', text: 'Le jour de leur effacement, et la preuve.' },
      // You promise: no other model is used than the one that the client agreed to, nor elsewhere.
      { title: 'Quel modèle', text: 'Le modèle que vous choisissez, et où il fonctionne.' },
    ],
  },

  closing: {
    title: ['Choisissez'],
    // You promise: you name the service that fits a task, or say that none does.
    text: 'Chaque service a son e-mail, dont l’objet est déjà rempli. Vous hésitez ? Prenez n’importe lequel.',
    action: { label: 'Nous écrire', page: 'contact' },
  },
};
