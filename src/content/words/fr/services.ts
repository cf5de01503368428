import type { Facts, ServicesWords } from '../../../site/words.ts';

export default (facts: Facts): ServicesWords => ({
  page: {
    label: 'Services',
    title: 'Agents IA, recherche en IA, plateformes SaaS',
    description: 'Trois services : un agent traite une facture, une étude conclut par oui ou par non, une feuille de calcul devient une plateforme.',
  },
  head: {
    title: 'Services',
    lead: 'Pour vos équipes des finances, des achats, du service client et des opérations.',
  },
  control: {
    title: 'L’agent et vos données restent sous votre contrôle',
    lead: 'Les règles applicables à vos données valent sauf accord contraire. Vous les recevez par écrit avant de nous envoyer le premier fichier.',
    folds: [
      {
        title: 'Limites',
        text: 'Vous fixez ce que l’agent peut faire et jusqu’à quel montant. Des contrôles fixes, extérieurs au modèle, y veillent, quoi que dise un document.',
        more: 'Vous choisissez aussi les systèmes qu’il peut utiliser et les étapes que vos collaborateurs doivent valider. Des droits d’accès font respecter ces choix. Arrivé à une limite, il s’arrête et demande votre décision. Si les trois pièces ne diffèrent que par le numéro d’article, inutile d’interroger les achats : votre comptabilité valide une écriture toute prête au lieu de la saisir, et décide elle-même combien d’écritures elle compare aux originaux.',
      },
      {
        title: 'Journal',
        text: 'Le journal montre ce que l’agent a lu et fait, à quel moment, et qui a validé chaque étape.',
        more: 'Si une écriture fausse vous échappe, le journal montre comment, et votre équipe la corrige comme n’importe quelle autre.',
      },
      {
        title: 'Sécurité',
        text: 'Chaque agent a son propre compte, aux droits réduits au minimum, que vous pouvez bloquer à tout moment.',
        more: 'Quand nous attaquons l’agent avec de faux documents, votre équipe informatique peut se joindre à nous. En cas de fuite de vos données, nous vous avertissons dans les 24 heures suivant sa découverte.',
      },
      {
        title: 'Vos collaborateurs',
        text: 'Les personnes qui font ce travail aujourd’hui nous aident à concevoir et à tester l’agent.',
        more: 'Dites-leur assez tôt ce qu’elles feront des heures gagnées. Si vous le souhaitez, nous viendrons répondre à leurs questions.',
      },
      {
        title: 'Pays et modèle',
        text: facts.dataCountry
          ? `Vos données restent dans un seul pays (${facts.dataCountry}) et le modèle y fonctionne, à moins que vous n’en approuviez un autre.`
          : 'Vos données et le modèle restent dans le pays que vous approuvez avant que nous ne commencions.',
        more: 'L’offre indique le modèle, le prestataire qui le fournit et le pays où il fonctionne, et vous approuvez les trois. L’agent est installé dans votre compte cloud ou sur vos serveurs. À défaut, nous l’installons chez un prestataire de ce pays, dans un compte à votre nom. Un modèle ouvert (open-weight) peut fonctionner sur vos propres serveurs. Un nouveau modèle ne prend le relais qu’après avoir réussi le test sur vos dossiers.',
      },
      {
        title: 'Accès et entraînement',
        text: 'Seuls les prestataires et les personnes nommés dans l’offre voient vos données. Sans votre accord écrit, personne ne peut entraîner un modèle avec ces données, pas même nous.',
        more: 'Nous ne les communiquons à d’autres que si la loi nous y oblige.',
      },
      {
        title: 'Effacement',
        text: 'Dans les 30 jours suivant la fin de notre travail, nos prestataires et nous effaçons toutes les copies, et nous vous le confirmons par écrit.',
        more: 'Nous n’en gardons une que si la loi l’exige. Ce qui se trouve dans vos comptes y reste.',
      },
      {
        title: 'Droit',
        text: 'Nous respectons la loi sur la protection des données (LPD) et, lorsqu’il s’applique, le RGPD.',
        more: 'Avant de développer un agent, nous consignons sa classe de risque au sens du règlement européen sur l’IA.',
      },
    ],
  },
  closing: {
    title: 'Un doute ? Parlons-en',
    action: { label: 'Demander conseil', page: 'contact', anchor: 'draft-question' },
  },
  list: [
    {
      id: 'agents',
      title: 'Agents sur mesure',
      card: {
        text: 'Quand votre ERP ne parvient pas à rapprocher une facture, un agent la compare à la commande et au bon de livraison. Il prépare ensuite l’écriture ou interroge les achats.',
        action: 'Suivre le traitement d’une facture',
      },
      lead: 'Un modèle lit vos documents. L’agent est le programme qui l’entoure : il prépare chaque étape dans les limites que vous fixez et interroge votre équipe là où vous voulez décider.',
      points: [
        'Nous développons des agents pour les factures, les commandes, les tickets, les rapports et les questions sur vos documents.',
        `Nous les relions à votre messagerie, à vos fichiers, à votre CRM et à votre ERP${facts.systemNames ? `, comme nous l’avons déjà fait avec ${facts.systemNames}` : ''}. Avant que vous ne commandiez l’analyse préalable, nous vous indiquons comment relier l’agent à votre ERP et ce que l’éditeur facture pour cette interface.`,
        'Avant la mise en service, nous testons chaque agent sur vos dossiers et l’attaquons avec de faux documents.',
      ],
      drawing: 'agents',
      caption: '8 documents pour 3 dossiers',
      action: { label: 'Se renseigner sur un agent', page: 'contact', anchor: 'draft-agents' },
      questions: [
        'Quelle tâche souhaitez-vous confier à un agent ?',
        'Combien de dossiers traitez-vous par mois ?',
        'Quels systèmes utilisez-vous ?',
        'Qu’est-ce qui bloque aujourd’hui ?',
      ],
      openingCase: {
        title: 'On vous facture 12 lampes. Vous n’en avez reçu que 10.',
        lead: 'Un exemple : votre ERP ne peut pas rapprocher cette facture. L’agent le peut, à une question près.',
        documents: [
          {
            name: 'Facture',
            item: 'Lampe LX-440 à CHF 40.00',
            number: 12,
            label: 'facturées',
          },
          {
            name: 'Commande',
            item: 'Lampe 30-118 à CHF 40.00',
            number: 12,
            label: 'commandées',
          },
          {
            name: 'Bon de livraison',
            item: 'Lampe LX-440, « −2 » manuscrit',
            number: 10,
            label: 'livrées',
            note: '−2',
          },
        ],
        log: [
          {
            time: '09:14',
            text: 'L’agent lit les trois pièces et reconnaît votre lampe 30-118 dans la LX-440 du fournisseur.',
          },
          {
            time: '09:14',
            text: 'Quelqu’un, dans votre entrepôt, a écrit « −2 » sur le bon de livraison. L’agent interroge donc les achats.',
          },
        ],
        question: {
          text: 'Combien en payons-nous ?',
          line: { time: '10:52', text: 'À vous de décider : dans cet exemple, vous travaillez aux achats.' },
          waited: 'L’agent attend 98 minutes.',
          unanswered: 'Tant que vous n’avez pas décidé, rien n’est comptabilisé. De toute façon, seuls vos collaborateurs peuvent libérer un paiement.',
          toPay: 'à payer',
          answers: {
            paid: {
              label: 'Payer 12',
              done: 'L’agent propose de payer la totalité, soit CHF 480.00 hors TVA. Votre décision et les 2 lampes manquantes figurent dans le journal de l’agent.',
              number: 12,
              amounts: ['CHF 480.00 à payer', '2 lampes manquantes notées au journal'],
            },
            later: {
              label: 'Payer 10, et 2 plus tard',
              done: 'L’agent propose de payer maintenant CHF 400.00 hors TVA. Le solde de CHF 80.00 reste bloqué jusqu’à l’arrivée des 2 lampes.',
              number: 10,
              amounts: ['CHF 400.00 à payer maintenant', 'CHF 80.00 bloqués jusqu’à l’arrivée des lampes'],
            },
            cancelled: {
              label: 'Payer 10, renoncer à 2',
              done: 'L’agent propose de payer CHF 400.00 hors TVA pour les 10 lampes reçues. Il bloque le solde de CHF 80.00 jusqu’à la note de crédit du fournisseur.',
              number: 10,
              amounts: ['CHF 400.00 à payer', 'CHF 80.00 bloqués jusqu’à la note de crédit'],
            },
          },
        },
        next: { time: 'Maintenant', text: 'Votre comptabilité contrôle l’écriture et libère le paiement.' },
        entry: {
          title: 'L’écriture que l’agent prépare',
          name: 'Écriture préparée',
          item: 'Lampe 30-118 à CHF 40.00, montants hors TVA',
          state: 'En attente de la comptabilité',
        },
        alternatives: {
          title: 'Quand se passer d’un agent',
          terms: [
            {
              title: 'Une règle dans votre ERP ou un logiciel qui clique (RPA)',
              text: 'Suffit quand tous les dossiers se traitent de la même façon.',
            },
            {
              title: 'Un logiciel standard',
              text: 'Plus avantageux quand vos documents sont courants et que le logiciel communique déjà avec votre ERP.',
            },
            {
              title: 'Un humain',
              text: 'Indispensable quand la décision concerne une personne ou que personne ne pourrait contrôler le résultat. Dans ces cas, nous ne développons pas d’agent.',
            },
            {
              title: 'Un agent',
              text: facts.offer
                ? `Rentable quand de nombreux dossiers diffèrent tous un peu : dans l’exemple de la page d’accueil, à partir de ${facts.format(facts.offer.leastCases)} par mois${facts.offer.range ? ', à nos prix moyens' : ''}.`
                : 'Rentable quand, chaque mois, de nombreux dossiers diffèrent tous un peu.',
            },
          ],
        },
      },
    },
    {
      id: 'research',
      title: 'Recherche en IA',
      card: {
        text: 'Un modèle est-il à la hauteur de votre tâche ? Nous en testons plusieurs sur vos dossiers et vous répondons par oui ou par non, taux d’erreur à l’appui.',
        action: 'Voir le déroulement d’une étude',
      },
      lead: 'Certaines tâches sont trop difficiles ou trop nouvelles pour le bref essai de l’analyse préalable. Une étude compare alors sur vos dossiers des modèles commerciaux et ouverts.',
      points: [
        'Nous fixons d’abord avec vous le niveau de qualité à atteindre.',
        `Vous gardez les cas de test, l’analyse des erreurs et le rapport.${facts.prices ? ` Une étude coûte CHF ${facts.format(facts.prices.dayRate)} par jour hors TVA, jusqu’au plafond convenu.` : ''}`,
      ],
      drawing: 'research',
      caption: '4 bons lus par 3 modèles : 12 valeurs',
      action: { label: 'Se renseigner sur une étude', page: 'contact', anchor: 'draft-research' },
      questions: [
        'À quelle question l’étude doit-elle répondre ?',
        'De quelles données disposez-vous ?',
        'Qui connaît les bonnes réponses ?',
        'Que vous coûte une erreur ?',
      ],
      example: {
        title: 'Un modèle peut-il lire vos bons de livraison ?',
        picture: 'readings',
        steps: [
          'Vos collaborateurs lisent d’abord une série de bons de livraison.',
          'Trois modèles lisent la même série, et tout écart avec cette lecture compte comme une erreur.',
          'Vous obtenez le taux d’erreur de chaque champ, le coût par page et une réponse motivée, par oui ou par non.',
        ],
      },
    },
    {
      id: 'saas',
      title: 'Plateformes SaaS',
      card: {
        text: 'Vos clients se connectent au lieu de vous écrire. Votre produit ou votre feuille de calcul devient une plateforme où chacun trouve ses prix, ses données et ses factures.',
        action: 'De la feuille de calcul à la plateforme',
      },
      lead: 'Nous transformons votre produit, ou votre meilleure feuille de calcul, en une plateforme où vos clients trouvent seuls ce qu’il leur faut.',
      points: [
        'Le code est dans votre dépôt Git dès la première semaine, et vous choisissez le pays où la plateforme est hébergée.',
        `Nous surveillons la plateforme et la tenons à jour jusqu’à ce que votre équipe prenne le relais.${facts.prices ? ` Chaque étape a un prix forfaitaire, sur la base de CHF ${facts.format(facts.prices.dayRate)} par jour hors TVA.` : ''}`,
      ],
      drawing: 'saas',
      caption: '15 clients sur une plateforme',
      action: { label: 'Se renseigner sur une plateforme', page: 'contact', anchor: 'draft-saas' },
      questions: [
        'Qu’est-ce qui existe aujourd’hui ?',
        'Qui utilisera la plateforme ?',
        'Combien de clients attendez-vous ?',
        'Quand vous faut-il une première version ?',
      ],
      example: {
        title: 'Exemple : une feuille de calcul pour vos prix',
        picture: 'sheets',
        steps: [
          'Aujourd’hui, votre service des ventes envoie à chaque client, par e-mail, un prix tiré de la feuille.',
          'Dans la première version, un client se connecte et obtient son prix sans vous attendre.',
          'Viennent ensuite les autres clients, les droits d’accès et la facturation.',
        ],
      },
    },
  ],
});
