import type { Facts, Service, ServicesWords } from '../../words.ts';

/** The services of `en/services.ts`, in the same order and with the same ids. */
const blocks: Service[] = [
  {
    id: 'agents',
    title: 'Agents sur mesure',
    card: {
      text: 'Un agent rapproche la facture de la commande et du bon de livraison, puis prépare l’écriture comptable. Tout écart est soumis à un collaborateur.',
      action: 'Voir l’exemple de la facture',
    },
    // You promise: you advise against an agent where what the client already owns can do the task.
    lead: 'Un logiciel qui lit, décide dans les limites que vous fixez et agit dans les systèmes que vous utilisez déjà. Ce\u00a0que votre ERP rapproche déjà seul, autant le lui laisser.',
    points: [
      'Des agents pour les demandes, les factures et les questions sur vos propres documents',
      // You promise: Discovery names each system that an agent cannot reach.
      'Reliés par leurs interfaces à vos e\u2011mails, CRM, ERP et fichiers. Là où il en manque une, l’exploration le dit, avant que vous ne payiez la réalisation.',
      // You promise: every agent has limits, approvals and a log of each action.
      'Des limites, des validations et un journal de chaque action',
      // You promise: an agent is tested on the client's own cases before it goes live.
      'Testés sur vos propres cas avant la mise en service',
    ],
    drawing: 'agents',
    caption: 'Un dessin : douze agents ; chacun ne va que là où il en a le droit. L’un d’eux attend quelqu’un.',
    action: { label: 'Parler de votre agent', page: 'contact' },
    example: {
      kind: 'case',
      title: 'Exemple : 12\u00a0facturées, 10\u00a0livrées',
      sheets: [
        { name: 'Facture', item: 'Lampes', price: '40.00 pièce, hors\u00a0TVA', figure: 12, label: 'facturées' },
        { name: 'Com\u00admande', item: 'Lampes', price: '40.00 pièce, hors\u00a0TVA', figure: 12, label: 'com\u00admandées' },
        { name: 'Bon de livraison', item: 'Lampes', figure: 10, label: 'livrées' },
      ],
      question: '12\u00a0facturées, 10\u00a0livrées. Combien en payons\u2011nous ?',
      log: [
        { time: '09:14', text: 'L’agent lit les trois.', by: 'agent' },
        // You promise: an agent asks a person where what it compares differs, and waits for the answer.
        {
          time: '09:14',
          text: 'Les quantités diffèrent. L’agent pose la question aux achats et attend : « 12\u00a0facturées, 10\u00a0livrées. Combien en payons\u2011nous ? »',
          by: 'agent',
          asks: true,
        },
        {
          time: '10:52',
          text: 'Les achats décident. Ici, c’est vous :',
          by: 'person',
          decision: {
            waiting: 'L’agent attend.',
            answers: [
              {
                label: 'En payer 10',
                consequences: [
                  'L’agent prépare l’écriture : la facture entière, CHF\u00a0480.00.',
                  'À payer : 10\u00a0×\u00a040.00\u00a0=\u00a0CHF\u00a0400.00. Bloqués jusqu’à la note de crédit : CHF\u00a080.00.',
                ],
              },
              {
                label: 'En payer 12',
                // You promise: the log names who decided, and what.
                consequences: [
                  'L’agent prépare l’écriture : la facture entière, CHF\u00a0480.00. À payer : le tout.',
                  'Le journal indique qui, aux achats, en a décidé ainsi, et que deux lampes manquent.',
                ],
              },
            ],
          },
        },
        // You promise: an agent never pays.
        {
          time: 'Puis',
          text: 'L’écriture attend la comptabilité. Le paiement reste de votre ressort.',
          by: 'person',
        },
      ],
      // You promise: a person checks a sample of what matched, of the size that the client sets.
      match: {
        title: 'Si les trois concordent',
        text: 'Aucune question n’est posée aux achats ; la comptabilité valide tout de même l’écriture. Un collaborateur compare un échantillon de ces cas avec les pièces ; vous en fixez la taille.',
      },
      terms: [
        {
          title: 'Limites',
          // You promise: an agent stops and asks where its agreed systems, actions and amounts end.
          text: 'Quels systèmes, quelles actions, jusqu’à quel montant. Au\u2011delà, il s’arrête et vous pose la question.',
        },
        {
          title: 'Validations',
          // You promise: the steps that the client names wait for a person.
          text: 'Les étapes que vous désignez attendent une validation humaine : ici l’écriture, et chaque écart.',
        },
        {
          title: 'Journal',
          // You promise: the log says what was read and done, when, and who approved it.
          text: 'Ce qu’il a lu, ce qu’il a fait et quand, et qui a validé.',
        },
      ],
      // You promise: you build nothing that decides about people, or whose result nobody could check.
      alternatives: {
        title: 'Quand autre chose convient mieux',
        terms: [
          { title: 'Une règle dans l’ERP', text: 'Chaque cas suit la même règle.' },
          {
            title: 'Un assistant, tel Copilot',
            text: 'Quelqu’un veut de l’aide pour un texte et le vérifie aussitôt.',
          },
          { title: 'La RPA', text: 'Les écrans et les étapes ne changent jamais.' },
          {
            title: 'Un agent',
            text: 'Les documents varient, il y a des exceptions, et chaque action demande une limite et un journal.',
          },
          {
            title: 'Un humain',
            text: 'La décision porte sur une personne, ou nul ne pourrait vérifier le résultat. Nous n’en réalisons pas.',
          },
        ],
      },
    },
  },
  {
    id: 'research',
    title: 'Recherche en IA',
    card: {
      text: 'Une question par étude : un modèle est\u2011il à la hauteur de la tâche ? Nous convenons d’abord de ce qui le\u00a0prouverait.',
      action: 'Voir l’exemple d’étude',
    },
    lead: 'Des études appliquées qui comptent les erreurs et se concluent par un oui ou par un\u00a0non.',
    points: [
      'Études de faisabilité sur vos propres données',
      'Séries de cas de\u00a0test et analyse des erreurs',
      'Comparaison de modèles à poids ouverts et de modèles propriétaires',
      // You promise: every study ends in a written report that belongs to the client.
      'Un rapport écrit, qui vous appartient',
    ],
    drawing: 'research',
    caption: 'Un dessin, pas un résultat : quinze lectures selon l’ampleur de l’erreur. La pire est soumise à un collaborateur.',
    action: { label: 'Proposer une étude', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Exemple : un modèle peut\u2011il lire vos bons de livraison ?',
      picture: 'bars',
      steps: [
        'Vos collaborateurs lisent d’abord un échantillon : leur lecture sert de corrigé.',
        'Trois modèles lisent les mêmes bons. Chaque écart avec le corrigé est une erreur.',
        // You promise: a study reports errors by field and the cost per page, and ends in a yes or a no with reasons.
        'Vous recevez les erreurs par champ, le coût par page et une conclusion motivée : oui ou\u00a0non.',
      ],
      certainty: {
        title: 'Combien de cas prouvent quelque chose',
        caption:
          'Si aucun de n cas tirés au hasard n’échoue, le taux d’erreur est, avec 95\u00a0% de certitude, inférieur à 1\u00a0moins la racine n\u2011ième de\u00a00,05.',
        cases: 'Cas, aucun en échec',
        errorRate: 'Taux d’erreur sous',
        decimalSign: ',',
        percentSign: '\u00a0%',
      },
    },
  },
  {
    id: 'saas',
    title: 'SaaS sur mesure',
    card: {
      title: 'Plateformes SaaS',
      // You promise: on a platform, the data of each customer is kept apart.
      text: 'Une seule plateforme pour vos nombreux clients : à chacun son accès, sa facture et ses données, séparées des autres.',
      action: 'Voir l’exemple du calculateur',
    },
    lead: 'D’une première version qui fonctionne à une plateforme SaaS unique où vous servez de nombreux clients.',
    points: [
      // You promise: a platform is hosted in the country that the client names.
      'Hébergement dans le pays que vous désignez',
      // You promise: you monitor and update a platform until the client's team takes it over.
      'Surveillance et mises à jour, jusqu’à la reprise par votre équipe',
    ],
    drawing: 'saas',
    caption: 'Un dessin : huit modules changent de place, l’un après l’autre.',
    action: { label: 'Planifier une plateforme', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Exemple : un calculateur de prix dans un tableur',
      picture: 'squares',
      steps: [
        'Aujourd’hui, votre équipe de vente le remplit et envoie le résultat à chaque client.',
        'La première version offre à un client un compte et le calculateur.',
        'Puis viennent d’autres clients, des rôles et la facturation. Les données de chacun restent séparées.',
      ],
    },
  },
];

const count = ['Deux', 'Trois', 'Quatre', 'Cinq'][blocks.length - 2];
const examples = blocks.every(({ example }) => example) ? 'chacun avec un exemple' : 'avec des exemples';

export const services = ({ name }: Facts): ServicesWords => ({
  page: {
    label: 'Services',
    title: [`Agents IA, recherche en IA, développement SaaS | ${name}`, 'Agents IA, recherche en IA, développement SaaS'],
    description: [
      `Agents IA sur mesure, recherche appliquée en IA et plateformes SaaS de ${name} : un exemple pour chaque service, et comment vos données sont traitées.`,
      'Agents IA sur mesure, recherche appliquée en IA et plateformes SaaS : un exemple pour chaque service, et comment vos données sont traitées.',
    ],
    picture: {
      title: 'Agents, recherche, plateformes',
      alt: 'Douze disques de trois tailles ; des lignes relient ceux qui sont proches, et l’un a une autre couleur.',
    },
  },

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
    lead: 'Convenu par écrit avant que le premier fichier ne soit transmis :',
    terms: [
      { title: 'Où', text: 'Le lieu où elles sont traitées et conservées.' },
      // You promise: you name all of your people, and each provider, with access to a client's data.
      { title: 'Qui', text: 'Nos collaborateurs par leur nom, les prestataires par leur raison sociale.' },
      // You promise: you delete a client's data on the agreed day and confirm it in writing.
      { title: 'Jusqu’à quand', text: 'Le jour de leur effacement, avec une confirmation écrite.' },
      // You promise: no other model is used than the one that the client agreed to, nor elsewhere.
      { title: 'Quel modèle', text: 'Le modèle convenu avec vous, et où il fonctionne.' },
    ],
  },

  closing: {
    title: ['Décrivez la tâche'],
    // You promise: you name the service that fits a task, or say that none does.
    text: 'Quel service choisir ? Nous vous le disons, ou vous disons qu’aucun ne convient.',
    action: { label: 'Nous écrire', page: 'contact' },
  },
});
