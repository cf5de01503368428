import type { Facts, Service, ServicesWords } from '../../words.ts';
import { sayNumber } from './sentences.ts';

/** The services of `en/services.ts`, in the same order and with the same ids. */
const writeBlocks = ({ systems }: Facts): Service[] => [
  {
    id: 'agents',
    title: 'Agents sur\u00a0mesure',
    card: {
      text: 'Un agent rapproche la facture de la commande et du bon de livraison, puis prépare l’écriture comptable. Tout écart est soumis à un\u00a0collaborateur.',
      action: 'Voir l’exemple de la facture',
    },
    lead: 'Un agent est un logiciel qui lit, décide dans les limites que vous fixez et agit dans les systèmes que vous utilisez déjà. Laissez à votre ERP ce qu’il rapproche tout seul\u00a0; l’agent se charge du reste\u00a0: documents numérisés, exceptions, autres numéros\u00a0d’article.',
    points: [
      'Des agents pour les demandes, les factures et les questions sur vos propres documents',
      `Reliés à votre messagerie, à votre CRM, à votre ERP et à vos fichiers par les interfaces de ces systèmes. ${systems ? `Nous avons déjà travaillé avec ${systems}. ` : ''}Citez votre ERP dans votre e-\u2060mail\u00a0; nous cherchons son interface avant que vous ne payiez la phase\u00a0d’exploration.`,
      'Testés sur vos propres cas avant la mise en\u00a0service',
    ],
    drawing: 'agents',
    caption: 'Schéma\u00a0: douze agents, chacun limité à ses droits d’accès. L’un d’eux attend une\u00a0validation.',
    action: { label: 'Parler de votre agent', page: 'contact' },
    questions: [
      'Quelle tâche\u00a0?',
      'Combien de cas par mois\u00a0?',
      'Dans quels systèmes\u00a0?',
      'Qu’est-\u2060ce qui bloque\u00a0?',
    ],
    example: {
      kind: 'case',
      title: 'Exemple\u00a0: 12\u00a0lampes facturées, 10\u00a0livrées',
      sheets: [
        { name: 'Facture', item: 'Lampes à CHF\u00a040.00, hors\u00a0TVA', figure: 12, label: 'facturées' },
        { name: 'Commande', item: 'Lampes à CHF\u00a040.00, hors\u00a0TVA', figure: 12, label: 'comman\u00addées' },
        { name: 'Bon de livraison', item: 'Lampes', figure: 10, label: 'livrées' },
      ],
      log: [
        { time: '09:14', text: 'L’agent lit les trois\u00a0pièces.', by: 'agent' },
        {
          time: '09:14',
          text: 'Le bon de livraison n’en indique que\u00a010. L’agent pose la question au service des achats et attend\u00a0: «\u00a012\u00a0lampes facturées, 10\u00a0livrées. Combien en\u00a0payons-\u2060nous\u00a0?\u00a0»',
          by: 'agent',
        },
        {
          time: '10:52',
          text: 'Le service des achats tranche. Dans cet exemple, c’est\u00a0vous\u00a0:',
          by: 'person',
          question: {
            unanswered: 'Sans décision des achats, pas\u00a0d’écriture.',
            answers: [
              {
                label: 'Payer\u00a010',
                difference: 'struck',
                consequences: [
                  'L’agent prépare l’écriture de la facture entière\u00a0: CHF 480.00.',
                  'À payer\u00a0: 10\u00a0×\u00a040.00\u00a0=\u00a0CHF 400.00. CHF 80.00 restent bloqués jusqu’à la note de\u00a0crédit.',
                ],
              },
              {
                label: 'Payer\u00a012',
                difference: 'missing',
                consequences: [
                  'L’agent prépare l’écriture de la facture entière\u00a0: CHF 480.00. À payer\u00a0: la totalité.',
                  'Le journal indique qui, aux achats, en a décidé ainsi, et que deux lampes n’ont pas été\u00a0livrées.',
                ],
              },
              {
                label: 'Attendre les\u00a02',
                difference: 'awaited',
                consequences: [
                  'L’agent prépare l’écriture de la facture entière\u00a0: CHF 480.00.',
                  'À payer maintenant\u00a0: 10\u00a0×\u00a040.00\u00a0=\u00a0CHF 400.00. CHF 80.00 restent bloqués jusqu’à l’arrivée des deux\u00a0lampes.',
                ],
              },
            ],
            next: {
              time: '10:53',
              text: 'L’écriture attend la validation de la comptabilité. Vous\u00a0seuls libérez le paiement.',
            },
          },
        },
      ],
      match: {
        title: 'Si les trois concordent',
        text: 'Les achats ne sont pas sollicités\u00a0; la comptabilité valide l’écriture en quelques secondes, là\u00a0où la saisie et la comparaison prenaient des minutes. Un collaborateur contrôle ces cas par sondage, pièces à l’appui\u00a0; vous fixez la taille de\u00a0l’échantillon.',
      },
      terms: [
        {
          title: 'Limites',
          text: 'Vous fixez les systèmes, les actions et le montant maximal. Au-\u2060delà, l’agent s’arrête et vous interroge. Un document peut tromper un agent\u00a0; ce sont donc des droits d’accès qui fixent ces limites, et non des instructions. Chaque agent a son propre compte, que vous pouvez bloquer\u00a0vous-\u2060mêmes.',
        },
        {
          title: 'Validations',
          text: 'Les étapes que vous désignez attendent une validation humaine, ici chaque écriture et chaque\u00a0écart.',
        },
        {
          title: 'Journal',
          text: 'Il indique ce que l’agent a lu, ce qu’il a fait et quand, et qui l’a\u00a0validé.',
        },
      ],
      alternatives: {
        title: 'Un agent, ou autre chose\u00a0?',
        terms: [
          { title: 'Une règle dans l’ERP', text: 'Chaque cas suit la même règle.' },
          {
            title: 'Un assistant, tel Copilot',
            text: 'Un collaborateur veut de l’aide pour un texte, qu’il relit aussitôt.',
          },
          { title: 'La RPA', text: 'Les écrans et les étapes ne changent jamais.' },
          {
            title: 'Un agent',
            text: 'Les documents varient, il y\u00a0a des exceptions, et chaque action demande une limite et un\u00a0journal.',
          },
          {
            title: 'Un humain',
            text: 'La décision porte sur une personne, ou nul ne pourrait vérifier le résultat. Là, nous ne réalisons pas d’agent.',
          },
        ],
      },
    },
  },
  {
    id: 'research',
    title: 'Recherche en\u00a0IA',
    card: {
      text: 'Chaque étude répond à une question\u00a0: un modèle est-\u2060il à la hauteur de la tâche\u00a0? Nous convenons d’abord de ce qui le prouverait.',
      action: 'Voir l’exemple d’étude',
    },
    lead: 'Nos études appliquées comptent les erreurs et se concluent par un oui ou\u00a0par\u00a0un\u00a0non.',
    points: [
      'Études de faisabilité sur vos propres données',
      'Séries de cas de\u00a0test et analyse des erreurs',
      'Comparaison de modèles à poids ouverts et de modèles propriétaires',
      'Un rapport écrit, qui vous\u00a0appartient',
    ],
    drawing: 'research',
    caption: 'Illustration, et non résultat\u00a0: quinze lectures classées selon l’ampleur de l’erreur. La pire est soumise à un\u00a0collaborateur.',
    action: { label: 'Proposer une étude', page: 'contact' },
    questions: [
      'Quelle question l’étude doit-\u2060elle trancher\u00a0?',
      'De quelles données disposez-\u2060vous\u00a0?',
      'Qui connaît les bonnes réponses\u00a0?',
      'Que coûte une erreur\u00a0?',
    ],
    example: {
      kind: 'steps',
      title: 'Exemple\u00a0: un modèle peut-\u2060il lire vos bons de\u00a0livraison\u00a0?',
      picture: 'bars',
      steps: [
        'Vos collaborateurs lisent d’abord un échantillon\u00a0; leur lecture sert de\u00a0corrigé.',
        'Trois modèles lisent les mêmes bons. Chaque écart avec le corrigé est une\u00a0erreur.',
        'Vous recevez les erreurs par champ, le coût par page et une conclusion motivée\u00a0: oui\u00a0ou\u00a0non.',
      ],
      certainty: {
        title: 'Combien de cas pour une preuve\u00a0?',
        caption:
          'Les cas de test sont tirés au hasard. Si aucun n’échoue, le taux d’erreur réel est inférieur à la valeur indiquée, au niveau de confiance de\u00a095\u00a0%.',
        cases: 'Cas testés, aucun\u00a0échec',
        errorRate: 'Taux d’erreur inférieur\u00a0à',
      },
    },
  },
  {
    id: 'saas',
    title: 'Plateformes SaaS',
    card: {
      text: 'Votre produit devient une seule plateforme pour tous vos clients\u00a0: à chacun son accès, ses factures et ses données, séparées de celles des\u00a0autres.',
      action: 'Voir l’exemple du calculateur',
    },
    lead: 'Nous développons votre produit, de la première version qui fonctionne à la plateforme SaaS qui sert tous vos\u00a0clients.',
    points: [
      'Données de chaque client séparées de celles des autres',
      'Code dans votre dépôt dès la première semaine',
      'Hébergement dans le pays que vous désignez',
      'Surveillance et mises à jour, jusqu’à la reprise par votre équipe',
    ],
    drawing: 'saas',
    caption: 'Huit modules changent de place, l’un après l’autre.',
    action: { label: 'Planifier une plateforme', page: 'contact' },
    questions: [
      'Qu’est-\u2060ce qui existe aujourd’hui\u00a0?',
      'Qui s’en servira\u00a0?',
      'Combien de clients\u00a0?',
      'Pour quand\u00a0?',
    ],
    example: {
      kind: 'steps',
      title: 'Exemple\u00a0: un calculateur de prix dans un\u00a0tableur',
      picture: 'squares',
      steps: [
        'Aujourd’hui, votre équipe de vente le remplit et envoie le résultat à chaque\u00a0client.',
        'La première version offre à un client un compte et le calculateur.',
        'Puis viennent d’autres clients, des rôles et la facturation. Les données de chacun restent séparées.',
      ],
    },
  },
];

export default (facts: Facts): ServicesWords => {
  const blocks = writeBlocks(facts);
  return {
    page: {
      label: 'Services',
      title: [
        `Agents d’IA, recherche en IA, plateformes SaaS | ${facts.name}`,
        'Agents d’IA, recherche en IA, plateformes SaaS',
      ],
      description: [
        `Agents d’IA sur mesure, recherche appliquée en IA et plateformes SaaS de ${facts.name}\u00a0: un exemple pour chaque service, et comment vos données sont traitées.`,
        'Agents d’IA sur mesure, recherche appliquée en IA et plateformes SaaS\u00a0: un exemple pour chaque service, et comment vos données sont traitées.',
      ],
      picture: {
        title: 'Agents, recherche, plateformes',
        alt: 'Douze disques de trois tailles\u00a0; des lignes relient ceux qui sont proches, et l’un a une autre couleur.',
      },
    },

    blocks,

    /** The heading of the cards on Home. */
    cards: {
      title: ['Nos', 'services'],
    },

    head: {
      title: 'Services',
      lead: introduce(blocks),
    },

    yourData: {
      title: 'Vos données',
      lead: 'Nous en convenons par écrit avant que le premier fichier ne soit\u00a0transmis\u00a0:',
      terms: [
        {
          title: 'Où',
          text: facts.dataCountry
            ? `${facts.dataCountry}, sauf si vous désignez un autre\u00a0pays.`
            : 'Le lieu où elles sont traitées et conservées.',
        },
        { title: 'Qui', text: 'Nos collaborateurs par leur nom, les prestataires par leur raison\u00a0sociale.' },
        {
          title: 'Jusqu’à quand',
          text: 'Le jour de leur effacement, sauf obligation légale, avec une confirmation\u00a0écrite.',
        },
        { title: 'Quel modèle', text: 'Le modèle convenu avec vous, et où il\u00a0fonctionne.' },
      ],
    },

    closing: {
      title: ['Décrivez la tâche'],
      text: 'Quel service choisir\u00a0? Nous vous disons lequel convient, ou qu’aucun ne\u00a0convient.',
      action: { label: 'Nous écrire', page: 'contact' },
    },
  };
};

function introduce(blocks: Service[]): string {
  const count = sayNumber(blocks.length);
  const examples = blocks.every(({ example }) => example)
    ? ', chacun avec un exemple'
    : ' et des exemples';
  return `${count[0]!.toUpperCase()}${count.slice(1)} services${examples} à comparer à vos\u00a0tâches.`;
}
