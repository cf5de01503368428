import type { Facts, MethodologyWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';
import { sayInLanguages, sayNumber, sayRange } from './sentences.ts';

export default ({ prices, offer, answersHere, answerLanguages, format }: Facts): MethodologyWords => ({
  page: {
    label: 'Méthode',
    title: 'Un projet d’agent IA, pas à pas',
    description: `Trois phases, et après chacune un résultat qui vous reste : leur durée, ${prices ? 'leur prix, ' : ''}ce que vous décidez et ce que vous signez.`,
  },
  head: {
    title: 'La méthode Deliver Impact',
    lead: 'Vous ne commandez qu’une phase à la fois. Son périmètre, ses dates et son prix sont fixés par écrit, et rien ne vous oblige à commander la suivante.',
    total: prices && `De l’analyse préalable à l’utilisation quotidienne, comptez environ ${sayNumber(prices.project.months)} mois, plus le temps qu’il vous faut pour décider et ouvrir les accès. En tout, l’analyse préalable et un premier agent coûtent CHF ${sayRange(prices.total, format)}, et l’exploitation CHF ${sayRange(prices.running, format)} par mois, le tout hors TVA.`,
    legend: joinSentences(
      prices?.project.steps ? 'Un anneau, c’est une semaine.' : '',
      'Aux cases rouges, c’est vous qui décidez.',
    ),
  },
  youReceive: 'Vous recevez',
  youDecide: 'Vous décidez',
  phases: [
    {
      title: 'Analyse préalable',
      short: 'Analyse',
      price: prices && `CHF ${format(prices.discovery)}`,
      steps: prices?.project.steps ? [`${prices.project.discoveryWeeks} ${prices.project.discoveryWeeks === 1 ? 'semaine' : 'semaines'}`] : [],
      lead: 'Vous saurez si un agent est rentable avant d’en payer un. Nous étudions une seule tâche avec les personnes qui l’accomplissent, puis nous mettons un modèle à l’essai.',
      stats: prices
        ? [
            { value: prices.discoveryDays, text: `${prices.discoveryDays === 1 ? 'jour ouvrable' : 'jours ouvrables'} dès l’ouverture des accès. La date de fin est indiquée dans l’offre.` },
            { value: format(prices.discovery), text: 'CHF hors TVA, prix forfaitaire. Il reste le même, y compris si nous vous conseillons de renoncer.' },
            { value: prices.clientDays, text: `${prices.clientDays === 1 ? 'jour' : 'jours'} de travail de votre équipe, pour nous montrer sa façon de faire` },
          ]
        : [],
      points: [
        {
          title: 'Cartographier le processus',
          text: 'Nous suivons le travail pas à pas, comptons les dossiers et mesurons le temps qu’ils prennent.',
        },
        {
          title: 'Essayer un modèle',
          text: 'Nous vérifions de quelles données vous disposez et testons les raccordements. Puis un modèle traite 60 de vos dossiers, et nous comptons ses erreurs.',
        },
        {
          title: 'Convenir de l’objectif',
          text: 'Ensemble, nous mettons par écrit à quoi se mesure la réussite, si possible en un seul chiffre.',
        },
      ],
      result:
        'Une cartographie du processus, vos cas de test et le taux d’erreur du modèle, un rapport sur les données et les raccordements, l’objectif convenu et le nombre de mois jusqu’à l’amortissement. Et notre conseil : développer, attendre ou renoncer.',
      decide:
        'Vous continuez, ou vous vous arrêtez là et gardez tous les résultats. Vous ne devez alors rien de plus.',
      exit: 'Après l’analyse préalable : continuer, ou s’arrêter et garder tous les résultats',
    },
    {
      title: 'Développement itératif',
      price: prices && `CHF ${sayRange(prices.firstAgent, format)}`,
      steps: prices?.project.steps ? [...prices.project.cycles.map((cycle) => `Cycle ${cycle}`), 'Tests'] : [],
      lead: 'Nous développons un agent pour une seule tâche. À la fin de cette phase, l’une de vos équipes l’utilise chaque jour.',
      stats: prices
        ? [
            { value: prices.cycleWeeks, text: `${prices.cycleWeeks === 1 ? 'semaine' : 'semaines'} par cycle. Chacun se termine par une version que vous pouvez essayer.` },
            { value: sayRange(prices.firstAgent, format), text: 'CHF hors TVA pour un premier agent. L’offre fixe un prix forfaitaire.' },
            { value: sayRange(prices.running, format), text: 'CHF hors TVA par mois pour l’exploiter. Ce montant comprend les prestataires, qui vous facturent directement leurs services, et notre assistance, que vous pouvez résilier moyennant un préavis d’un mois.' },
          ]
        : [],
      note: 'Le prix dépend du nombre de systèmes, de types de documents et d’exceptions que révèle l’analyse préalable. Le dernier quart n’est dû qu’une fois l’objectif atteint. Si l’éditeur de votre ERP facture le raccordement, ces frais s’y ajoutent.',
      points: [
        {
          title: 'Développer une première version',
          text: 'Nous commençons par une petite partie de la tâche, que l’agent exécute de bout en bout.',
        },
        {
          title: 'Tester sur de vrais dossiers',
          text: 'Vos collaborateurs jugent l’agent sur des dossiers qu’ils ont déjà comptabilisés. Nous ne corrigeons pas notre propre copie.',
        },
        {
          title: 'Revoir et ajuster',
          text: 'Chaque cycle a une date de fin. Ce jour-là, vous décidez de continuer, de changer de cap ou de vous arrêter.',
        },
      ],
      result:
        'Un agent que l’une de vos équipes utilise chaque jour, la formation de cette équipe, le code, tous les résultats des tests et un interrupteur pour arrêter l’agent sans nous.',
      decide:
        'Vous déployez l’agent dans d’autres équipes, ou vous vous arrêtez là et gardez tous les résultats. Si vous continuez à l’utiliser, vous ne payez plus que les frais d’exploitation.',
      exit: 'Après le développement itératif : déployer l’agent, ou s’arrêter et garder tous les résultats',
    },
    {
      title: 'Généralisation',
      price: prices && `CHF ${format(prices.dayRate)} par jour`,
      steps: ['Équipe par équipe'],
      lead: 'D’autres équipes adoptent l’agent, l’une après l’autre. La durée et le prix sont fixés par écrit avant que vous ne vous engagiez.',
      stats: prices
        ? [
            { value: format(prices.dayRate), text: 'CHF hors TVA par jour. L’offre fixe un prix forfaitaire sur cette base.' },
          ]
        : [],
      points: [
        { title: 'Déployer par étapes', text: 'Chaque étape a une date et reste réversible.' },
        {
          title: 'Former l’équipe',
          text: 'Votre équipe apprend comment l’agent travaille et quand ne pas suivre ses propositions. Chaque correction devient un cas de test.',
        },
        {
          title: 'Observer et améliorer',
          text: 'Tant que vous gardez notre assistance, nous vérifions à la fréquence convenue que les résultats atteignent l’objectif. S’ils baissent, nous y remédions.',
        },
      ],
      result:
        'Un agent utilisé chaque jour par toutes les équipes que vous avez choisies, la formation de chacune et un rapport sur la qualité.',
      decide:
        'Vous gardez notre assistance, ou vous exploitez l’agent sans nous. Dans les deux cas, tout vous reste acquis.',
    },
  ],
  offer: offer && {
    title: 'Un exemple d’offre',
    notice: 'Exemple chiffré, client fictif',
    task: `Traiter chaque mois les ${format(offer.cases)} factures que votre ERP ne parvient pas à rapprocher des commandes et des bons de livraison`,
    stats: [
      { value: format(offer.price), text: 'CHF hors TVA, prix forfaitaire payable en quatre tranches égales. La dernière n’est due qu’une fois l’objectif atteint.' },
      { value: offer.project.developmentWeeks, text: `semaines : ${offer.project.buildWeeks} de développement en ${offer.project.cycles.length} cycles et ${offer.project.testWeeks} de tests` },
      { value: offer.ownDays, text: `jours de travail de votre équipe : ${offer.clientDays} pour l’analyse préalable, ${offer.project.cycles.length} pour les cycles et ${offer.testDays} pour les tests et la formation, sans compter l’ouverture des accès` },
      { value: format(offer.running), text: 'CHF hors TVA de frais d’exploitation par mois, prestataires et assistance compris' },
      { value: format(offer.saving), text: `CHF de gain net par mois, frais d’exploitation déduits : ${format(offer.cases)} × ${offer.minutesSaved} minutes × CHF ${offer.minutePrice.toFixed(2)} − CHF ${format(offer.running)}` },
      { value: offer.months, text: `mois jusqu’à l’amortissement : CHF ${format(offer.invested)} ÷ ${format(offer.saving)} = ${format(offer.exactMonths)}, arrondi au mois supérieur` },
    ],
    terms: [
      {
        title: 'Objectif',
        text: `Une facture prend aujourd’hui ${offer.minutesToday} minutes ; l’objectif est de ${offer.minutesWithAgent}, réponses aux questions de l’agent comprises. Lors d’un test sur 300 factures déjà comptabilisées, 1 écriture sur 100 au plus peut être fausse, c’est-à-dire différer de celle de votre équipe. Si l’agent pose une question, ce n’est pas une erreur, mais il ne doit pas en poser pour plus de 20 factures sur 100.`,
      },
      {
        title: 'Limites',
        text: 'L’agent prépare des écritures jusqu’à CHF 20’000, et votre équipe valide chacune d’elles.',
      },
      {
        title: 'Assistance',
        text: 'Nous sommes à votre disposition les jours ouvrables, de 8 à 17 heures, et répondons dans un délai d’un jour ouvrable. Si l’agent ou le modèle est en panne, les factures attendent, ou votre équipe les comptabilise à la main comme aujourd’hui. Si vous souhaitez plus tard une modification, nous vous indiquons d’abord un prix forfaitaire, sur la base de notre tarif journalier.',
      },
    ],
    note: `Cette offre porte sur le développement itératif, au milieu de nos fourchettes de prix. Pour l’amortissement, nous ajoutons l’analyse préalable, à CHF ${format(offer.discovery)}, et ${offer.ownDays} jours de travail de votre équipe, à CHF ${offer.ownDayPrice} chacun.`,
  },
  contract: {
    title: 'Ce que dit notre contrat',
    lead: 'Chaque offre règle ces dix points. Seul le texte signé par les deux parties fait foi.',
    terms: [
      {
        title: 'Prix',
        text: 'Le prix est forfaitaire ou, pour une étude, plafonné. Il comprend les frais, mais non la TVA. Il est payable dans les 30 jours suivant la réception du résultat ou selon les tranches prévues dans l’offre. Un travail supplémentaire n’est facturé que si vous y avez consenti par écrit.',
      },
      {
        title: 'Réception',
        text: 'Vous acceptez le résultat lorsque le test montre qu’il atteint l’objectif convenu. Il est aussi réputé accepté si vous l’utilisez chaque jour après le test ou si vous ne le contestez pas par écrit avant la fin de la période de test convenue. Même alors, la dernière tranche n’est due qu’une fois l’objectif atteint.',
      },
      {
        title: 'Défauts',
        text: 'Vous pouvez donner avis d’un défaut, même caché, jusqu’à la date indiquée dans l’offre, ce jour compris, ou, si l’offre n’en indique aucune, pendant deux ans à compter de la réception. Nous le réparons une fois à nos frais. S’il subsiste, vous pouvez réduire le prix ou, si l’on ne peut équitablement vous contraindre à garder le résultat, vous départir du contrat. Un nombre d’erreurs supérieur à celui que l’objectif admet constitue un défaut.',
      },
      {
        title: 'Droits',
        text: 'Dès la première semaine, le code se trouve dans votre dépôt Git, et les comptes chez les prestataires sont à votre nom. Ce que nous créons pour vous est à vous dès que vous avez payé. Vous pouvez utiliser et modifier, gratuitement et sans limite de durée, nos travaux antérieurs qui y sont intégrés.',
      },
      {
        title: 'Vos données',
        text: 'Avant que vous ne nous envoyiez des données, les deux parties signent un accord de confidentialité et, pour les données personnelles, un contrat de sous-traitance au sens de la LPD. Les deux documents reprennent nos règles sur vos données : où elles restent, qui les voit, quand elles sont effacées, et l’interdiction de les utiliser pour entraîner un modèle sans votre accord écrit.',
      },
      {
        title: 'Assistance',
        text: 'Vous pouvez résilier notre assistance moyennant un préavis d’un mois. Le code, les comptes et la documentation suffisent pour qu’une autre équipe exploite l’agent.',
      },
      {
        title: 'Résiliation',
        text: `Vous pouvez mettre fin au contrat en cours de phase. Vous payez alors le travail accompli, ${prices ? `à CHF ${format(prices.dayRate)} par jour` : 'au tarif journalier indiqué dans l’offre'}, mais jamais plus que le prix forfaitaire ou le plafond, et nous vous remboursons ce que vous auriez versé en trop. Nous ne pouvons y mettre fin que si une mise en demeure écrite de payer ou de collaborer reste sans effet pendant 30 jours.`,
      },
      {
        title: 'Retard et échec',
        text: 'Si nous sommes en retard ou si le résultat n’est pas conforme à ce qui a été convenu, vous conservez vos droits légaux, et la dernière tranche n’est due qu’une fois l’objectif atteint. Si vous mettez alors fin au contrat, vous ne payez que les parties que vous gardez et utilisez. Si le retard vient de vous, les dates sont reportées.',
      },
      {
        title: 'Responsabilité',
        text: 'Notre responsabilité est illimitée en cas de dol ou de faute grave et dans tous les cas où la loi interdit de la limiter. Pour le reste, elle se limite au montant prévu à ce titre dans l’offre ou, à défaut, au prix de toutes les phases signées.',
      },
      {
        title: 'Droit',
        text: joinSentences(
          'Ce contrat entre entreprises est régi par le droit suisse, à l’exclusion de la Convention de Vienne sur la vente internationale de marchandises (CVIM). Aucune condition générale ne s’applique. Le for est au lieu de notre siège.',
          answersHere ? '' : `Nos offres sont rédigées ${sayInLanguages(answerLanguages)}.`,
        ),
      },
    ],
  },
  closing: {
    title: 'D’abord une demi-heure',
    text: 'Proposez-nous trois créneaux qui vous conviennent, et nous en confirmerons un. L’entretien est gratuit, et vous saurez ensuite si l’analyse préalable vaut son prix.',
    action: { label: 'Fixer un entretien', page: 'contact', anchor: 'draft-call' },
  },
});
