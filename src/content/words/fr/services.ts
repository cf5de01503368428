import { boundErrorRate } from '../../../site/bound-error-rate.ts';
import type { Facts, ServicesWords } from '../../../site/words.ts';
import { sayInCountry } from './sentences.ts';

export default (facts: Facts): ServicesWords => ({
  page: {
    label: 'Services',
    title: 'Agents IA, recherche en IA, plateformes SaaS',
    description: 'Trois services : un agent traite une facture, une étude conclut par oui ou par non, une feuille de calcul devient une plateforme.',
  },
  cards: { title: 'Nos services' },
  head: {
    title: 'Services',
    lead: 'Pour les équipes finances, achats, service client et opérations.',
  },
  control: {
    title: 'Sous votre contrôle',
    lead: 'Ces règles s’appliquent, sauf accord contraire. Vous les recevez par écrit avant de nous envoyer un fichier.',
    folds: [
      {
        title: 'Limites',
        text: 'Vous fixez ce que l’agent peut faire, jusqu’à quel montant, et les étapes que vos collaborateurs doivent valider.',
        more: 'Arrivé à une limite, il s’arrête et demande votre décision. Des droits d’accès et des contrôles fixes, extérieurs au modèle, font respecter ces limites, quoi que dise un document. Si les trois pièces concordent, votre comptabilité valide une écriture toute prête au lieu de la saisir.',
      },
      {
        title: 'Journal',
        text: 'Vous y voyez ce que l’agent a lu et fait, à quel moment, et qui a validé chaque étape.',
        more: 'Si une écriture fausse vous échappe, le journal montre comment, et votre équipe la corrige comme toute autre.',
      },
      {
        title: 'Sécurité',
        text: 'Chaque agent a son propre compte, aux droits réduits au minimum, que vous pouvez bloquer à tout moment.',
        more: 'Avant la mise en service, nous l’attaquons avec de faux documents, et votre équipe informatique peut se joindre à nous. En cas de fuite de vos données, nous vous avertissons dans les 24 heures suivant sa découverte.',
      },
      {
        title: 'Vos collaborateurs',
        text: 'Les personnes qui font ce travail aujourd’hui nous aident à concevoir et à tester l’agent.',
        more: 'Dites-leur assez tôt ce qu’elles feront du temps gagné. Si vous le souhaitez, nous viendrons répondre à leurs questions.',
      },
      {
        title: 'Où sont vos données',
        text: facts.dataCountry
          ? `Vos données restent ${sayInCountry(facts.dataCountry)} et le modèle y fonctionne, à moins que vous n’approuviez un autre pays.`
          : 'Vos données et le modèle restent dans le pays que vous approuvez avant que nous ne commencions.',
        more: 'L’offre nomme le modèle et son prestataire, et vous approuvez les deux. L’agent est installé dans votre compte cloud ou sur vos serveurs. Si vous n’avez ni l’un ni les autres, il l’est chez un prestataire de ce pays, dans un compte à votre nom.',
      },
      {
        title: 'Qui les voit',
        text: 'Seuls les prestataires et les personnes nommés dans l’offre. Sans votre accord écrit, personne ne peut entraîner un modèle avec elles, pas même nous.',
        more: 'L’exception est ce que la loi nous oblige à communiquer.',
      },
      {
        title: 'Jusqu’à quand',
        text: 'Dans les 30 jours suivant la fin de notre travail, nos prestataires et nous effaçons toutes les copies, et nous vous le confirmons par écrit.',
        more: 'Nous n’en gardons une que si la loi l’exige.',
      },
      {
        title: 'La loi',
        text: 'Nous respectons la loi sur la protection des données (LPD) et, lorsqu’il s’applique, le RGPD.',
        more: 'Avant de développer un agent, nous consignons sa classe de risque au sens du règlement européen sur l’IA.',
      },
    ],
  },
  closing: {
    title: 'Un doute ? Parlons-en',
    text: 'Décrivez votre tâche en quelques lignes, et nous vous dirons quel service convient. Si aucun ne convient, nous vous le dirons aussi.',
    action: { label: 'Demandez conseil', page: 'contact', anchor: 'draft-question' },
  },
  blocks: [
    {
      id: 'agents',
      title: 'Agents sur mesure',
      card: {
        text: 'Quand votre ERP ne parvient pas à rapprocher une facture, un agent la compare à la commande et au bon de livraison, puis prépare l’écriture. En cas d’écart, il pose la question à votre service des achats.',
        action: 'Voir une facture traitée',
      },
      lead: 'Un agent lit vos documents, prépare chaque étape dans vos limites et s’en remet à votre équipe là où vous voulez décider.',
      points: [
        'Nous développons des agents pour les factures, les commandes, les tickets, les rapports et les questions sur vos documents.',
        `Nous les relions à votre messagerie, à vos fichiers, à votre CRM et à votre ERP.${facts.systemNames ? ` Nous l’avons déjà fait avec ${facts.systemNames}.` : ''} Avant que vous ne commandiez l’analyse préalable, nous vous indiquons comment le relier au vôtre et ce que l’éditeur facture pour cela.`,
        'Nous testons l’agent sur vos dossiers avant la mise en service, et vous voyez chaque résultat.',
      ],
      drawing: 'agents',
      action: { label: 'Parlons d’un agent', page: 'contact', anchor: 'draft-agents' },
      questions: [
        'Quelle tâche souhaitez-vous confier à un agent ?',
        'Combien de dossiers traitez-vous par mois ?',
        'Quels systèmes utilisez-vous ?',
        'Qu’est-ce qui bloque aujourd’hui ?',
      ],
      example: {
        kind: 'case',
        title: 'On vous facture 12 lampes. Il n’en est arrivé que 10.',
        lead: 'Votre ERP ne peut rien rapprocher : le fournisseur a sa propre référence, et le « −2 » est écrit à la main.',
        documents: [
          {
            name: 'Facture',
            item: 'Lampe LX-440 à CHF 40.00 hors TVA',
            number: 12,
            label: 'facturées',
          },
          {
            name: 'Com\u00admande',
            item: 'Lampe 30-118 à CHF 40.00 hors TVA',
            number: 12,
            label: 'comman\u00addées',
          },
          {
            name: 'Bon de livraison',
            item: 'Lampe LX-440, « −2 » à la main',
            number: 10,
            label: 'livrées',
            isCorrected: true,
          },
        ],
        log: [
          {
            time: '09:14',
            text: 'L’agent lit les trois pièces et reconnaît votre lampe 30-118 dans la LX-440 du fournisseur.',
          },
          {
            time: '09:14',
            text: 'Quelqu’un, à votre entrepôt, a écrit « −2 » sur le bon de livraison. L’agent pose donc la question aux achats.',
          },
        ],
        question: {
          time: '10:52',
          ask: 'Combien en payons-nous ?',
          waited: '98 minutes à vous attendre',
          text: 'À vous de décider : dans cet exemple, vous travaillez aux achats.',
          unanswered: 'Rien n’est comptabilisé avant votre décision. Seuls vos collaborateurs peuvent libérer un paiement.',
          toPay: 'à payer',
          answers: {
            cancelled: {
              label: 'Payer 10, annuler 2',
              consequence: 'L’agent propose de payer CHF 400.00. Il bloque CHF 80.00 jusqu’à la note de crédit du fournisseur.',
              number: 10,
              amounts: ['CHF 400.00 à payer', 'CHF 80.00 bloqués jusqu’à la note de crédit'],
            },
            paid: {
              label: 'Payer 12',
              consequence: 'L’agent propose de payer CHF 480.00. Le journal garde votre décision et les 2 lampes manquantes.',
              number: 12,
              amounts: ['CHF 480.00 à payer', '2 lampes manquantes notées au journal'],
            },
            later: {
              label: 'Payer 10, puis 2',
              consequence: 'L’agent propose de payer CHF 400.00. Il bloque CHF 80.00 jusqu’à l’arrivée des 2 lampes.',
              number: 10,
              amounts: ['CHF 400.00 à payer maintenant', 'CHF 80.00 bloqués jusqu’à l’arrivée des lampes'],
            },
          },
        },
        next: { time: 'Maintenant', text: 'Votre comptabilité contrôle l’écriture et libère le paiement.' },
        entry: {
          title: 'L’écriture que l’agent prépare',
          name: 'Écriture',
          item: 'Lampe 30-118 à CHF 40.00 hors TVA',
          waits: 'En attente de la comptabilité',
            },
        fits: {
          title: 'Quand choisir un agent',
          terms: [
            {
              title: 'Une règle dans votre ERP',
              text: 'Suffit quand tous les dossiers suivent la même règle. Votre intégrateur peut la mettre en place.',
            },
            {
              title: 'Un logiciel standard',
              text: 'Plus avantageux quand vos documents sont usuels et qu’il communique déjà avec votre ERP.',
            },
            {
              title: 'Un assistant comme Copilot',
              text: 'Idéal quand une personne veut de l’aide pour un document et contrôle le résultat.',
            },
            {
              title: 'La RPA (un logiciel qui clique)',
              text: 'Idéale quand les écrans et les étapes ne changent jamais.',
            },
            {
              title: 'Un agent',
              text: 'Idéal quand vous avez chaque mois plusieurs centaines de dossiers, tous un peu différents, et que chaque action exige une limite et une trace.',
            },
            {
              title: 'Un humain',
              text: 'Indispensable quand la décision concerne une personne ou que nul ne pourrait contrôler le résultat. Dans ces cas, nous ne développons pas d’agent.',
            },
          ],
        },
      },
    },
    {
      id: 'research',
      title: 'Recherche en IA',
      card: {
        text: 'Un modèle est-il à la hauteur de la tâche ? Nous en testons plusieurs sur vos dossiers et vous répondons par oui ou par non, taux d’erreur à l’appui.',
        action: 'Voir le déroulement d’une étude',
      },
      lead: 'Certaines tâches sont trop difficiles ou trop nouvelles pour le bref essai de l’analyse préalable. Nous menons alors une étude, qui compare plusieurs modèles sur vos dossiers et se conclut par un oui ou par un non.',
      points: [
        'Nous fixons d’abord avec vous le niveau de qualité à atteindre.',
        'Nous comparons des modèles propriétaires à des modèles ouverts (open-weight), qui peuvent fonctionner sur vos propres serveurs.',
        'Vous gardez les cas de test, l’analyse des erreurs et le rapport.',
        ...(facts.prices
          ? [
              `Une étude coûte CHF ${facts.format(facts.prices.dayRate)} par jour, hors TVA, et l’offre en plafonne le total.`,
            ]
          : []),
      ],
      drawing: 'research',
      action: { label: 'Parlons d’une étude', page: 'contact', anchor: 'draft-research' },
      questions: [
        'À quelle question l’étude doit-elle répondre ?',
        'De quelles données disposez-vous ?',
        'Qui connaît les bonnes réponses ?',
        'Que vous coûte une erreur ?',
      ],
      example: {
        kind: 'steps',
        title: 'Un modèle peut-il lire vos bons de livraison ?',
        picture: 'readings',
        steps: [
          'Vos collaborateurs lisent d’abord une série de bons de livraison. Leur lecture fait foi.',
          'Trois modèles lisent la même série, et tout écart avec cette lecture compte comme une erreur.',
          'Vous obtenez le taux d’erreur de chaque champ, le coût par page et une réponse motivée, par oui ou par non.',
        ],
        note: {
          title: 'Combien de cas de test faut-il ?',
          text: `Si 60 cas tirés au hasard ne révèlent aucune erreur, le taux d’erreur réel est inférieur à ${boundErrorRate(60).replace('.', ',')} %, avec un niveau de confiance de 95 %. Avec 300 cas, il est inférieur à ${boundErrorRate(300).replace('.', ',')} %.`,
        },
      },
    },
    {
      id: 'saas',
      title: 'Plateformes SaaS',
      card: {
        text: 'Vos clients se connectent au lieu de vous écrire. Nous transformons votre produit en une plateforme où chacun retrouve ses données et ses factures.',
        action: 'De la feuille de calcul à la plateforme',
      },
      lead: 'Nous transformons votre produit, ou votre meilleure feuille de calcul, en une plateforme où vos clients trouvent seuls ce qu’il leur faut.',
      points: [
        'Le code est dans votre dépôt Git dès la première semaine, et vous choisissez le pays où fonctionne la plateforme.',
        'Nous surveillons la plateforme et la tenons à jour jusqu’à ce que votre équipe prenne le relais.',
        ...(facts.prices
          ? [
              `L’offre fixe le prix de chaque étape, sur la base de CHF ${facts.format(facts.prices.dayRate)} par jour, hors TVA.`,
            ]
          : []),
      ],
      drawing: 'saas',
      action: { label: 'Parlons d’une plateforme', page: 'contact', anchor: 'draft-saas' },
      questions: [
        'Qu’est-ce qui existe aujourd’hui ?',
        'Qui utilisera la plateforme ?',
        'Combien de clients attendez-vous ?',
        'Quand vous faut-il une première version ?',
      ],
      example: {
        kind: 'steps',
        title: 'D’une feuille de prix à une plateforme',
        picture: 'sheets',
        steps: [
          'Aujourd’hui, votre équipe de vente remplit la feuille et envoie le résultat à chaque client par e-mail.',
          'Dans la première version, un client se connecte et obtient son prix sans vous attendre.',
          'Viennent ensuite les autres clients, les rôles et la facturation, et plus personne n’envoie de feuille de calcul.',
        ],
      },
    },
  ],
});
