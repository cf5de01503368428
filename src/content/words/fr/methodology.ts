import { listStats } from '../../list-stats.ts';
import type { Facts, MethodologyWords } from '../../words.ts';
import { joinSentences, sayInLanguages, sayNumber } from './sentences.ts';

export default (facts: Facts): MethodologyWords => ({
  page: {
    label: 'Méthode',
    title: [
      `Méthode\u00a0: un projet d’agent d’IA, pas à pas | ${facts.name}`,
      'Méthode\u00a0: un projet d’agent d’IA, pas à pas',
    ],
    description: [
      `Trois phases, et après chacune un résultat qui vous reste. Voyez ${facts.monthsToLive ? 'leur durée, ' : ''}ce que vous décidez${facts.example ? ', un exemple d’offre' : ''} et ce que dit notre contrat.`,
    ],
    picture: {
      title: 'La méthode Deliver Impact',
      alt: 'Des carreaux à anneaux, en désordre en haut et réunis en cercles entiers en bas.',
    },
  },
  head: {
    title: 'La méthode Deliver Impact',
    lead: joinSentences(
      facts.monthsToLive
        ? `L’analyse préalable, la réalisation et les tests durent environ ${sayNumber(facts.monthsToLive)}\u00a0mois. S’y ajoute le temps qu’il vous faut pour décider et nous donner les accès. Ensuite, l’une de vos équipes utilise l’agent chaque jour.`
        : 'À la fin de la deuxième phase, l’une de vos équipes utilise l’agent chaque jour.',
      'Vous commandez une phase à la fois. Nous en fixons l’étendue, les dates et le prix par écrit. Vous pouvez arrêter après chaque phase.',
    ),
  },
  youReceive: 'Vous recevez',
  youDecide: 'Vous décidez',
  phases: [
    {
      title: 'Analyse préalable',
      subtitle: 'Y voir clair',
      lead: 'Vous savez si un agent est rentable avant d’en payer un. Nous étudions une seule tâche avec les collaborateurs qui l’accomplissent.',
      stats: listStats(
        [
          facts.discoveryDays,
          `${facts.discoveryDays === 1 ? 'jour ouvrable' : 'jours ouvrables'} dès que nous avons les accès. Votre offre indique la date de fin.`,
        ],
        [
          facts.discoveryPrice,
          'CHF hors TVA, à prix forfaitaire. Vous payez le même prix si nous vous déconseillons l’agent.',
        ],
        [
          facts.discoveryClientDays,
          `${facts.discoveryClientDays === 1 ? 'jour' : 'jours'} de travail de vos collaborateurs`,
        ],
      ),
      points: [
        {
          title: 'Relever le processus',
          text: 'Nous parcourons étape par étape le travail d’aujourd’hui. Nous comptons les cas et mesurons leur durée.',
        },
        {
          title: 'Examiner les données',
          text: 'Nous vérifions quelles données existent, qui a le droit de les utiliser et quels systèmes offrent une interface.',
        },
        {
          title: 'Fixer l’indicateur',
          text: 'Nous écrivons avec vous les critères de réussite, si possible en un seul chiffre.',
        },
      ],
      result:
        'Une cartographie du processus, un rapport sur les données et les interfaces, et des cas de test tirés de vos dossiers. Vous recevez aussi l’indicateur convenu, le nombre de mois d’amortissement et notre conseil\u00a0: réaliser, attendre ou renoncer.',
      decide: 'Vous continuez, ou vous en restez là et gardez tout cela. Seule cette phase est due.',
    },
    {
      title: 'Réalisation par\u00a0cycles',
      subtitle: 'Développer',
      lead: 'Nous développons un agent pour une seule tâche. À la fin de cette phase, l’une de vos équipes l’utilise chaque jour.',
      stats: listStats(
        [
          facts.cycleWeeks,
          `${facts.cycleWeeks === 1 ? 'semaine' : 'semaines'} par cycle. Chaque cycle se termine par une version que vous pouvez essayer.`,
        ],
        [facts.firstAgent, 'CHF hors TVA pour un premier agent. Votre offre fixe un seul prix.'],
        [
          facts.running,
          'CHF hors TVA par mois pour exploiter l’agent, assistance comprise. Votre offre donne une estimation.',
        ],
      ),
      note: 'Le prix dépend du nombre de systèmes, de types de documents et d’exceptions.',
      points: [
        {
          title: 'Développer une première version',
          text: 'Nous commençons par une tâche bien délimitée, qui fonctionne de bout en bout.',
        },
        {
          title: 'Tester sur de vrais cas',
          text: 'Vos collaborateurs jugent l’agent sur vos propres cas. Nous ne sommes pas à la fois juge et partie.',
        },
        {
          title: 'Revoir et ajuster',
          text: 'Chaque cycle a une échéance. À ce moment, vous décidez de continuer, de changer de cap ou d’arrêter.',
        },
      ],
      result:
        'Un agent qu’une équipe utilise chaque jour, la formation de cette équipe, le code et tous les résultats des tests. Vous recevez aussi un interrupteur qui arrête l’agent sans nous.',
      decide:
        'Vous étendez l’agent à d’autres équipes, ou vous en restez là et gardez tout cela. Rien d’autre n’est dû.',
    },
    {
      title: 'Déploiement',
      subtitle: 'Étendre',
      lead: 'D’autres équipes utilisent l’agent, l’une après l’autre. Vous avez la durée et le prix par écrit avant de commander.',
      stats: listStats([
        facts.dayRate,
        'CHF hors TVA par jour. Votre offre convertit nos jours en un prix forfaitaire.',
      ]),
      points: [
        { title: 'Déployer par étapes', text: 'Chaque étape a une échéance et reste réversible.' },
        {
          title: 'Former l’équipe',
          text: 'Vos collaborateurs apprennent comment l’agent décide et quand passer outre. Chaque décision ainsi écartée devient un cas de test.',
        },
        {
          title: 'Observer et améliorer',
          text: 'Avec l’assistance, nous contrôlons l’indicateur convenu à la fréquence prévue dans votre offre et corrigeons toute baisse de qualité.',
        },
      ],
      result:
        'L’agent que toutes les équipes de votre choix utilisent chaque jour, des utilisateurs formés et un rapport sur la qualité.',
      decide:
        'Vous commandez l’assistance, que vous pouvez résilier moyennant un préavis, ou vous exploitez l’agent sans nous. Dans les deux cas, vous gardez tout cela.',
    },
  ],
  offer: facts.example && {
    title: 'Un exemple d’offre',
    lead: 'Voici ce que vous signeriez pour une tâche, avec un seul prix et des limites claires.',
    mark: 'Exemple fictif',
    task: `Traiter chaque mois ${facts.example.cases}\u00a0factures que votre ERP ne sait pas rapprocher des commandes et des bons de livraison`,
    stats: listStats(
      [facts.example.price, 'CHF hors TVA, à prix forfaitaire. Vous payez en quatre tranches.'],
      [
        facts.example.weeks,
        `semaines, soit ${facts.example.buildWeeks} de réalisation en ${facts.example.cycles}\u00a0cycles et ${facts.example.testWeeks} de tests`,
      ],
      [
        facts.example.ownDays,
        `jours de travail de vos collaborateurs, soit ${facts.discoveryClientDays} pour l’analyse préalable, un par cycle et deux pour les tests et la formation`,
      ],
      [
        facts.example.running,
        'CHF hors TVA par mois pour exploiter l’agent. L’estimation comprend l’assistance et les frais des prestataires.',
      ],
      [
        facts.example.saving,
        `CHF de temps de travail libéré par mois, soit ${facts.example.cases} ×\u00a0${facts.example.minutesSaved}\u00a0minutes ×\u00a0CHF\u00a0${facts.example.minutePrice} −\u00a0CHF\u00a0${facts.example.running}`,
      ],
      [
        facts.example.months,
        `mois d’amortissement, soit CHF\u00a0${facts.example.invested} ÷\u00a0${facts.example.saving} =\u00a0${facts.example.exactMonths}, arrondi vers le haut`,
      ],
    ),
    terms: [
      {
        title: 'Indicateur',
        text: `Une facture prend ${facts.example.minutesToday}\u00a0minutes aujourd’hui et devrait en prendre ${facts.example.minutesWithAgent}. L’agent peut se tromper sur 1\u00a0facture sur\u00a0100.`,
      },
      {
        title: 'Limites',
        text: 'L’agent prépare des écritures comptables jusqu’à CHF\u00a020’000. Votre équipe valide chacune d’elles.',
      },
      {
        title: 'Assistance',
        text: 'Nous sommes joignables les jours ouvrables, de 8\u00a0h à 17\u00a0h, et répondons dans un délai d’un jour ouvrable.',
      },
    ],
    note: `Cette offre porte sur la réalisation par cycles, au milieu de nos fourchettes de prix. L’amortissement tient compte de CHF\u00a0${facts.discoveryPrice} pour l’analyse préalable et de CHF\u00a0${facts.example.price} pour la réalisation. S’y ajoutent ${facts.example.ownDays}\u00a0jours de travail de vos collaborateurs à CHF\u00a0${facts.example.ownDayPrice} par jour.`,
  },
  contract: {
    title: 'Ce que dit notre contrat',
    lead: 'Chaque offre règle ces dix points. Seul le texte signé par les deux parties fait foi.',
    terms: [
      {
        title: 'Prix',
        text: 'Vous payez un prix forfaitaire, frais compris et TVA en sus. Il est dû dans les 30\u00a0jours suivant la réception, ou selon les tranches que prévoit l’offre.',
      },
      {
        title: 'Réception',
        text: 'Vous acceptez le résultat si vous l’utilisez chaque jour au-\u2060delà des tests, ou si vous ne le contestez pas par écrit pendant les jours de test convenus.',
      },
      {
        title: 'Défauts',
        text: 'Vous pouvez signaler un défaut, même caché, jusqu’au dernier jour qu’indique l’offre. Si l’offre n’en indique aucun, vous avez deux ans dès la réception. Nous réparons le défaut une fois à nos frais. S’il subsiste, vous pouvez payer moins ou, si l’on ne peut raisonnablement exiger que vous gardiez le résultat, vous départir du contrat.',
      },
      {
        title: 'Propriété',
        text: 'Le code et les comptes sont chez vous dès la première semaine. Ce que nous créons vous appartient dès que vous l’avez payé. Vous pouvez utiliser et modifier nos travaux antérieurs que contient le résultat, gratuitement et pour toujours.',
      },
      {
        title: 'Vos données',
        text: 'Avant que vous n’envoyiez des données, nous signons avec vous un accord de confidentialité et, pour les données personnelles, un contrat de sous-\u2060traitance de données. Nous effaçons chaque copie dans les 30\u00a0jours suivant la fin de notre travail, sauf si une loi interdit l’effacement.',
      },
      {
        title: 'Entraînement de modèles',
        text: 'Nous ne laissons personne entraîner un modèle sur vos données sans votre accord écrit.',
      },
      {
        title: 'Arrêt',
        text: `Vous pouvez arrêter en cours de phase. Vous payez alors le travail effectué, ${facts.dayRate ? `à CHF\u00a0${facts.dayRate} par jour` : 'au tarif journalier de l’offre'}, mais au plus le prix forfaitaire. Nous ne pouvons arrêter que si vous ne donnez pas suite à un rappel écrit pendant 30\u00a0jours.`,
      },
      {
        title: 'Retard',
        text: 'Si nous sommes en retard ou si le résultat échoue aux tests, vous gardez vos droits légaux. Si vous arrêtez alors, vous ne payez que ce que vous pouvez utiliser. Si vous êtes en retard, les dates sont reportées, et nous annonçons tout travail supplémentaire avant de le facturer.',
      },
      {
        title: 'Responsabilité',
        text: 'Nous répondons sans limite en cas de dol ou de faute grave, et partout où la loi interdit toute limite. Pour le reste, notre responsabilité s’arrête au montant indiqué dans l’offre ou, si aucun n’y figure, au prix de toutes les phases signées.',
      },
      {
        title: 'Droit',
        text: joinSentences(
          'Le droit suisse s’applique à ce contrat entre entreprises, à l’exclusion de la convention de l’ONU sur la vente internationale de marchandises (CVIM) et de toutes conditions générales.',
          facts.answersHere ? '' : `Nous rédigeons nos offres ${sayInLanguages(facts.answersIn)}.`,
        ),
      },
    ],
  },
  closing: {
    title: 'D’abord une demi-heure',
    text: 'Proposez-\u2060nous trois créneaux qui vous conviennent, et nous en confirmons un. L’entretien est gratuit. Vous saurez ensuite si l’analyse préalable vaut son prix.',
    action: { label: 'Fixer un entretien', page: 'contact' },
  },
});
