import type { Facts, ServicesWords } from '../../words.ts';
import { sayInCountry } from './sentences.ts';

export default (facts: Facts): ServicesWords => ({
  page: {
    label: 'Services',
    title: [
      `Agents d’IA, recherche en IA, plateformes SaaS | ${facts.name}`,
      'Agents d’IA, recherche en IA, plateformes SaaS',
    ],
    description: [
      `Un agent traite une facture, une étude conclut par oui ou par non, une feuille de calcul devient une plateforme\u00a0: voyez les services de ${facts.name}.`,
      'Voyez un agent traiter une facture, une étude conclure par oui ou par non et une feuille de calcul devenir une plateforme.',
    ],
    picture: {
      title: 'Agents, recherche, plateformes',
      alt: 'Des disques de trois tailles, reliés par des lignes. L’un d’eux est d’une autre couleur.',
    },
  },
  cards: { title: 'Nos services' },
  head: {
    title: 'Services',
    lead: 'Nous travaillons pour les équipes des finances, des achats, du service client et des opérations.',
  },
  yourData: {
    title: 'Vos données',
    lead: 'Nous fixons ces règles de base par écrit avant que vous n’envoyiez le premier fichier.',
    terms: [
      {
        title: 'Où',
        text: facts.dataCountry
          ? `Vos données sont stockées et traitées ${sayInCountry(facts.dataCountry)}, modèle compris. Tout autre pays exige votre accord.`
          : 'Vous choisissez le pays avant que nous ne commencions. Vos données y sont stockées et traitées, modèle compris.',
      },
      {
        title: 'Qui',
        text: 'Seuls les prestataires et les personnes que nomme votre offre voient vos données, sauf obligation légale de les communiquer.',
      },
      {
        title: 'Jusqu’à quand',
        text: 'Nous effaçons chaque copie dans les 30\u00a0jours suivant la fin de notre travail et vous le confirmons par écrit. Seule une loi peut nous obliger à en garder une.',
      },
      {
        title: 'Quel modèle',
        text: 'Vous approuvez le modèle, son fournisseur et le pays où il fonctionne. Un nouveau modèle ne le remplace qu’après avoir réussi le test sur vos cas. Un agent peut aussi utiliser un modèle à poids ouverts sur vos propres serveurs.',
      },
      {
        title: 'Entraînement',
        text: 'Nous ne laissons personne entraîner un modèle sur vos données sans votre accord écrit.',
      },
      {
        title: 'La loi',
        text: 'Nous respectons la loi fédérale sur la protection des données (LPD) et, là où il s’applique, le RGPD. Avant de développer un agent, nous consignons par écrit sa classe de risque selon le règlement européen sur l’IA.',
      },
    ],
  },
  closing: {
    title: 'Un doute\u00a0? Demandez-nous',
    text: 'Décrivez votre tâche en quelques lignes. Nous vous disons quel service convient, ou qu’aucun ne convient.',
    action: { label: 'Nous écrire', page: 'contact' },
  },
  blocks: [
    {
      id: 'agents',
      title: 'Agents sur\u00a0mesure',
      card: {
        text: 'L’agent compare chaque facture à la commande et au bon de livraison, puis prépare l’écriture comptable. En cas d’écart, il interroge votre service des achats.',
        action: 'Voir une facture traitée',
      },
      lead: 'Un agent lit des documents, décide dans vos limites et agit dans les systèmes que vous utilisez déjà. Laissez à votre ERP ce qu’il sait rapprocher lui-\u2060même. L’agent se charge du reste, par exemple des documents numérisés, des références d’article divergentes et des exceptions.',
      points: [
        'Nous développons des agents pour les factures, les commandes, les demandes et les questions sur vos propres documents.',
        `Nous connectons l’agent à votre messagerie, à votre CRM, à votre ERP et à vos fichiers.${facts.systems ? ` Nous avons déjà connecté ${facts.systems}.` : ''} Dites-\u2060nous quel est votre ERP, et nous vérifions s’il offre une interface avant que vous ne commandiez l’analyse préalable.`,
        'Nous testons l’agent sur vos propres cas avant la mise en service, et vous voyez chaque résultat.',
      ],
      drawing: 'agents',
      action: { label: 'Parler de votre projet', page: 'contact' },
      questions: [
        'Quelle tâche confier à un agent\u00a0?',
        'Combien de cas par mois\u00a0?',
        'Quels systèmes utilisez-vous\u00a0?',
        'Qu’est-ce qui bloque aujourd’hui\u00a0?',
      ],
      example: {
        kind: 'case',
        title: 'On vous facture 12\u00a0lampes. Il n’en est arrivé que\u00a010.',
        lead: 'Votre ERP ne sait pas rapprocher cette facture. Le fournisseur emploie une autre référence d’article. Le manque n’est noté qu’à la main, sur un bon numérisé.',
        documents: [
          {
            name: 'Facture',
            item: 'Lampe LX-440 à CHF\u00a040.00, hors\u00a0TVA',
            number: 12,
            label: 'facturées',
          },
          {
            name: 'Com\u00admande',
            item: 'Lampe 30-118 à CHF\u00a040.00, hors\u00a0TVA',
            number: 12,
            label: 'à livrer',
          },
          {
            name: 'Bon de livraison',
            item: 'Scan. Lampe LX-440, «\u00a0manque 2\u00a0» à la main',
            number: 10,
            label: 'livrées',
          },
        ],
        log: [
          {
            time: '09:14',
            text: 'L’agent lit les trois pièces. Dans la LX-440 du fournisseur, il reconnaît votre lampe 30-118.',
            by: 'agent',
          },
          {
            time: '09:14',
            text: 'Votre entrepôt a noté «\u00a0manque\u00a02\u00a0» sur le bon de livraison. L’agent demande aux achats\u00a0: «\u00a012\u00a0lampes facturées, 10\u00a0livrées. Combien en payons-\u2060nous\u00a0?\u00a0»',
            by: 'agent',
          },
          {
            time: '10:52',
            text: 'À vous de décider. Ici, vous êtes aux achats.',
            by: 'person',
            question: {
              unanswered: 'Tant que vous n’avez pas décidé, l’agent ne prépare aucune écriture.',
              answers: [
                {
                  label: 'Payer\u00a010',
                  difference: 'struck',
                  consequences: [
                    'L’agent propose de payer CHF\u00a0400.00 pour les 10\u00a0lampes reçues.',
                    'Les autres CHF\u00a080.00 restent bloqués jusqu’à la note de crédit du fournisseur.',
                  ],
                },
                {
                  label: 'Payer\u00a012',
                  difference: 'missing',
                  consequences: [
                    'L’agent propose de payer la totalité, soit CHF\u00a0480.00.',
                    'Le journal consigne votre décision et les 2\u00a0lampes manquantes.',
                  ],
                },
                {
                  label: 'Attendre les\u00a02',
                  difference: 'missing',
                  consequences: [
                    'L’agent propose de payer maintenant CHF\u00a0400.00 pour les 10\u00a0lampes reçues.',
                    'Les autres CHF\u00a080.00 restent bloqués jusqu’à l’arrivée des 2\u00a0lampes.',
                  ],
                },
              ],
            },
          },
          {
            time: 'Maintenant',
            text: 'Votre comptabilité contrôle l’écriture de l’agent. Seuls vos propres collaborateurs peuvent libérer un paiement.',
            by: 'person',
          },
        ],
        match: {
          title: 'Si les trois pièces concordent',
          text: 'L’agent n’a personne à interroger aux achats. Votre comptabilité valide une écriture déjà prête au lieu de la saisir. Vous choisissez combien de factures elle compare aux originaux.',
        },
        terms: [
          {
            title: 'Limites',
            text: 'Vous fixez les systèmes, les actions et le montant maximal. Au-\u2060delà de vos limites, l’agent s’arrête et vous interroge. Des droits d’accès et des contrôles fixes, extérieurs au modèle, imposent vos limites. Un document falsifié ne peut donc pas les lever.',
          },
          {
            title: 'Validations',
            text: 'Vous désignez les étapes qui attendent l’accord de l’un de vos collaborateurs. Ici, chaque écriture et chaque écart attendent cet accord.',
          },
          {
            title: 'Journal',
            text: 'Le journal indique ce que l’agent a lu et fait, à quel moment, et qui a validé chaque étape.',
          },
          {
            title: 'Sécurité',
            text: 'Chaque agent a son propre compte, aux droits réduits au minimum, et vous pouvez bloquer ce compte. Avant la mise en service, nous attaquons l’agent avec des documents falsifiés. Votre équipe informatique est la bienvenue à ces essais.',
          },
          {
            title: 'Vos collaborateurs',
            text: 'Les collaborateurs qui accomplissent cette tâche aujourd’hui nous aident à concevoir et à tester l’agent. Dites-\u2060leur tôt ce qu’ils feront du temps gagné. Nous viendrons avec vous pour répondre à leurs questions.',
          },
        ],
        fold: {
          title: 'Quand choisir un agent, et quand choisir autre chose',
          terms: [
            {
              title: 'Une règle dans votre ERP',
              text: 'Elle convient le mieux quand chaque cas suit la même règle. Votre intégrateur ERP peut la créer sans nous.',
            },
            {
              title: 'Un assistant, tel Copilot',
              text: 'Il convient le mieux quand un collaborateur veut de l’aide pour un texte et vérifie aussitôt le résultat.',
            },
            {
              title: 'La RPA (un logiciel qui clique)',
              text: 'Elle convient le mieux quand les écrans et les étapes ne changent jamais.',
            },
            {
              title: 'Un agent',
              text: 'Il convient le mieux aux tâches qui reviennent des centaines de fois par mois. Les documents varient, et chaque action exige une limite et un journal.',
            },
            {
              title: 'Un collaborateur',
              text: 'C’est lui qu’il faut quand la décision touche un être humain, ou quand personne ne pourrait vérifier le résultat. Dans ces cas, nous ne développons pas d’agent.',
            },
          ],
        },
      },
    },
    {
      id: 'research',
      title: 'Recherche en\u00a0IA',
      card: {
        text: 'Un modèle est-\u2060il à la hauteur de la tâche\u00a0? Nous testons des modèles sur vos propres cas et vous répondons par oui ou par non, avec les taux d’erreur.',
        action: 'Voir le déroulement d’une étude',
      },
      lead: 'Sachez si un modèle est à la hauteur de la tâche avant de miser sur lui. Nos études appliquées se concluent par un oui ou par un non, avec des taux d’erreur mesurés.',
      points: [
        'Nous convenons d’abord avec vous du niveau de qualité suffisant.',
        'Nous comparons des modèles propriétaires à des modèles à poids ouverts, qui peuvent fonctionner sur vos propres serveurs.',
        'Vous gardez les cas de test, l’analyse des erreurs et le rapport écrit.',
      ],
      drawing: 'research',
      action: { label: 'Parler d’une étude', page: 'contact' },
      questions: [
        'À quelle question l’étude doit-elle répondre\u00a0?',
        'De quelles données disposez-vous\u00a0?',
        'Qui connaît les bonnes réponses\u00a0?',
        'Que vous coûte une erreur\u00a0?',
      ],
      example: {
        kind: 'steps',
        title: 'Exemple\u00a0: un modèle peut-\u2060il lire vos bons de\u00a0livraison\u00a0?',
        picture: 'bars',
        steps: [
          'Vos collaborateurs lisent d’abord une série de bons. Leur lecture sert de corrigé.',
          'Trois modèles lisent la même série. Chaque écart avec le corrigé compte comme une erreur.',
          'Vous recevez le taux d’erreur de chaque champ, le coût par page et un oui ou un non motivé.',
        ],
        // The bound is 1 − 0.05 ^ (1 / cases).
        fold: {
          title: 'Combien de cas de test faut-\u2060il\u00a0?',
          lead:
            'Nous tirons les cas de test au hasard. Si aucun ne révèle d’erreur, le taux réel est inférieur à la valeur indiquée, avec un niveau de confiance de 95\u00a0%.',
          terms: [
            { title: '30 cas de test, sans aucune erreur', text: 'Le taux d’erreur est inférieur à 9,5\u00a0%.' },
            { title: '60 cas de test, sans aucune erreur', text: 'Le taux d’erreur est inférieur à 4,9\u00a0%.' },
            { title: '100 cas de test, sans aucune erreur', text: 'Le taux d’erreur est inférieur à 3,0\u00a0%.' },
            { title: '300 cas de test, sans aucune erreur', text: 'Le taux d’erreur est inférieur à 1,0\u00a0%.' },
          ],
        },
      },
    },
    {
      id: 'saas',
      title: 'Plateformes SaaS',
      card: {
        text: 'Nous faisons de votre produit une seule plateforme pour tous vos clients. Chacun y a son propre accès, ses propres données et ses propres factures.',
        action: 'De la feuille de calcul à la plateforme',
      },
      lead: 'Nous faisons de votre produit ou de votre meilleure feuille de calcul une plateforme commune à de nombreux clients.',
      points: [
        'Chaque client ne voit que ses propres données.',
        'Le code est dans votre dépôt dès la première semaine.',
        'Vous choisissez le pays où la plateforme est hébergée.',
        'Nous surveillons la plateforme et la mettons à jour jusqu’à ce que votre propre équipe prenne le relais.',
      ],
      drawing: 'saas',
      action: { label: 'Parler d’une plateforme', page: 'contact' },
      questions: [
        'Qu’est-ce qui existe aujourd’hui\u00a0?',
        'Qui utilisera la plateforme\u00a0?',
        'Combien de clients attendez-vous\u00a0?',
        'Quand vous faut-il une première version\u00a0?',
      ],
      example: {
        kind: 'steps',
        title: 'Exemple\u00a0: une feuille de calcul qui établit des\u00a0prix',
        picture: 'squares',
        steps: [
          'Aujourd’hui, votre équipe de vente remplit la feuille et envoie le résultat à chaque client par e-\u2060mail.',
          'Dans la première version, un client se connecte et obtient un prix sans vous attendre.',
          'Vous ajoutez ensuite des clients, des rôles et la facturation. Plus personne n’envoie de feuille de calcul par e-\u2060mail.',
        ],
      },
    },
  ],
});
