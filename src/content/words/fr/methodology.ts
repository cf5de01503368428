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
    lead: 'Vous ne commandez qu’une phase à la fois, avec son périmètre, ses dates et son prix.',
    legend: joinSentences(prices?.project.steps ? 'Un anneau représente une semaine.' : '', 'Au rouge, c’est vous qui décidez.'),
    stop: 'Vous pouvez arrêter à tout moment. Après une phase, vous ne devez plus rien. En cours de phase, vous payez les jours accomplis, mais jamais plus que le prix forfaitaire.',
    total: prices && `L’analyse préalable et un premier agent coûtent entre CHF ${prices.total.map(format).join(' et ')}, et l’exploitation CHF ${sayRange(prices.running, format)} par mois, le tout hors TVA. Jusqu’à l’utilisation quotidienne, comptez environ ${sayNumber(prices.project.months)} mois, plus le temps qu’il vous faut pour décider et ouvrir les accès.`,
  },
  youReceive: 'Vous recevez',
  youDecide: 'Vous décidez',
  phases: [
    {
      title: 'Analyse préalable',
      short: 'Analyse',
      price: prices && `CHF ${format(prices.discovery)}`,
      steps: [],
      lead: 'Vous saurez si un agent est rentable avant d’en payer un. Nous étudions une seule tâche avec les personnes qui l’accomplissent, puis nous mettons un modèle à l’essai.',
      stats: prices
        ? [
            { title: `CHF ${format(prices.discovery)}`, text: 'hors TVA, forfaitaire, et dû même si nous déconseillons le projet' },
            { title: `${prices.discoveryDays} ${prices.discoveryDays === 1 ? 'jour ouvrable' : 'jours ouvrables'}`, text: 'dès l’ouverture des accès. La date de fin est indiquée dans l’offre.' },
            { title: `${prices.clientDays} ${prices.clientDays === 1 ? 'jour' : 'jours'}`, text: 'de travail de votre équipe, pour nous montrer comment elle travaille' },
          ]
        : [],
      points: [
        { title: 'Cartographier le processus', text: 'Nous suivons le travail, comptons les dossiers et chronométrons.' },
        { title: 'Essayer un modèle', text: 'Il traite 60 de vos dossiers, et nous comptons ses erreurs.' },
        { title: 'Convenir de l’objectif', text: 'Nous définissons ensemble la réussite, si possible en un seul chiffre.' },
      ],
      result:
        'Une cartographie du processus, vos cas de test et le taux d’erreur du modèle, un rapport sur les données et les interfaces, l’objectif convenu et le nombre de mois jusqu’à l’amortissement. Et notre conseil : développer, attendre ou renoncer.',
      decide: { title: 'Continuer, ou s’arrêter là et tout garder.', text: 'Vous ne devez rien de plus.' },
      exit: 'après l’analyse préalable, de continuer, ou de vous arrêter et de garder tous les résultats',
    },
    {
      title: 'Développement itératif',
      price: prices && `CHF ${sayRange(prices.firstAgent, format)}`,
      steps: prices?.project.steps ? [...prices.project.cycles.map((cycle) => `Cycle ${cycle}`), 'Tests'] : [],
      lead: 'Nous développons un agent pour une seule tâche, et l’une de vos équipes l’utilise ensuite chaque jour. Les derniers 25 % du prix ne sont dus qu’une fois l’objectif atteint.',
      stats: prices
        ? [
            { title: `CHF ${sayRange(prices.firstAgent, format)}`, text: 'hors TVA pour un premier agent. Le prix forfaitaire dépend du nombre de systèmes, de types de documents et d’exceptions que révèle l’analyse préalable. Si l’éditeur de votre ERP facture l’interface, ces frais s’y ajoutent.' },
            { title: `${prices.cycleWeeks} ${prices.cycleWeeks === 1 ? 'semaine' : 'semaines'} par cycle`, text: 'Chacun se termine par une version que vous pouvez essayer.' },
            { title: `CHF ${sayRange(prices.running, format)} par mois`, text: 'hors TVA pour l’exploiter : le modèle et l’hébergement, que leurs prestataires vous facturent directement, et notre assistance, que vous pouvez résilier moyennant un préavis d’un mois.' },
          ]
        : [],
      points: [
        { title: 'Développer une première version', text: 'L’agent exécute une petite partie de la tâche de bout en bout.' },
        { title: 'Tester sur de vrais dossiers', text: 'Vos collaborateurs jugent. Nous ne corrigeons pas notre propre copie.' },
        { title: 'Revoir et ajuster', text: 'Chaque cycle a une date de fin. Ce jour-là, nous fixons la suite.' },
      ],
      result:
        'Un agent que l’une de vos équipes utilise chaque jour, la formation de cette équipe, le code, tous les résultats des tests et un interrupteur pour arrêter l’agent sans nous.',
      decide: {
        title: 'Étendre l’agent, ou s’arrêter là et tout garder.',
        text: 'Si vous continuez à utiliser l’agent, vous ne payez plus que les frais d’exploitation.',
      },
      exit: 'après le développement itératif, d’étendre l’agent, ou de vous arrêter et de garder tous les résultats',
    },
    {
      title: 'Étendre ce qui fonctionne',
      price: prices && `CHF ${format(prices.dayRate)} par jour`,
      steps: ['Équipe par équipe'],
      lead: 'D’autres équipes adoptent l’agent, l’une après l’autre. La durée et le prix sont fixés par écrit avant que vous ne vous engagiez.',
      stats: prices
        ? [{ title: `CHF ${format(prices.dayRate)} par jour`, text: 'hors TVA. L’offre fixe un prix forfaitaire sur cette base.' }]
        : [],
      points: [
        { title: 'Étendre par étapes', text: 'Chaque étape a une date et reste réversible.' },
        { title: 'Former l’équipe', text: 'Elle apprend comment l’agent travaille et quand ne pas le suivre.' },
        { title: 'Observer et améliorer', text: 'Notre assistance vérifie les résultats et remédie à toute baisse.' },
      ],
      result:
        'Un agent utilisé chaque jour par toutes les équipes que vous avez choisies, la formation de chacune et un rapport sur la qualité.',
      decide: { title: 'Garder notre assistance, ou continuer sans nous.', text: 'Dans les deux cas, tout vous reste acquis.' },
    },
  ],
  offer: offer && {
    title: 'Un exemple d’offre',
    notice: 'Exemple chiffré au milieu de notre fourchette de prix, client fictif',
    task: `Traiter chaque mois les ${format(offer.cases)} factures que votre ERP ne parvient pas à rapprocher des commandes et des bons de livraison`,
    terms: [
      { title: `CHF ${format(offer.price)}`, text: 'hors TVA, prix forfaitaire payable en quatre tranches égales. La dernière n’est due qu’une fois l’objectif atteint.' },
      { title: `${offer.project.developmentWeeks} semaines`, text: `${offer.project.buildWeeks} de développement en ${offer.project.cycles.length} cycles et ${offer.project.testWeeks} de tests` },
      { title: `${offer.ownDays} jours`, text: `de travail de votre équipe : ${offer.clientDays} pour l’analyse préalable, ${offer.project.cycles.length} pour les cycles et ${offer.testDays} pour les tests et la formation, sans compter l’ouverture des accès` },
      {
        title: 'Objectif',
        text: `Lors d’un test sur ${offer.target.tested} factures déjà comptabilisées, ${offer.target.wrong} écritures au plus peuvent différer de celles de votre équipe. Une question n’est pas une erreur, mais l’agent ne doit pas en poser pour plus de ${offer.target.asked} factures. Le traitement d’une facture prend aujourd’hui ${offer.minutesToday} minutes ; il doit passer à ${offer.minutesWithAgent}, questions comprises.`,
      },
      { title: 'Limites', text: 'L’agent prépare des écritures jusqu’à CHF 20’000, et votre équipe valide chacune d’elles.' },
      {
        title: 'Assistance',
        text: 'Nous sommes à votre disposition les jours ouvrables, de 8 à 17 heures, et répondons dans un délai d’un jour ouvrable. Si l’agent ou le modèle est en panne, les factures attendent, ou votre équipe les comptabilise à la main.',
      },
    ],
    you: 'Vous',
  },
  contract: {
    title: 'Ce que dit notre contrat',
    lead: 'Chaque offre règle ces dix points. Seul le texte signé par les deux parties fait foi.',
    folds: [
      {
        title: 'Prix',
        text: 'Vous payez un prix forfaitaire, et un travail supplémentaire seulement si vous y avez consenti par écrit.',
        more: 'Le prix d’une étude est plafonné. Nos débours (déplacements, p. ex.) sont compris, mais non la TVA. Le prix est payable dans les 30 jours suivant la réception du résultat ou selon les tranches prévues dans l’offre.',
      },
      {
        title: 'Réception',
        text: 'La réception a lieu lorsque le test montre que le résultat atteint l’objectif convenu.',
        more: 'Le résultat est aussi réputé accepté si vous l’utilisez chaque jour après le test ou si vous ne le contestez pas par écrit avant la fin de la période de test convenue. Même alors, la dernière tranche n’est due qu’une fois l’objectif atteint.',
      },
      {
        title: 'Défauts',
        text: 'Vous avez deux ans dès la réception pour donner avis d’un défaut, sauf autre date indiquée dans l’offre.',
        more: 'Cela vaut aussi pour un défaut caché, et pour le jour même de cette date. Nous réparons un défaut une fois à nos frais. S’il subsiste, vous pouvez réduire le prix ou, si l’on ne peut équitablement vous contraindre à garder le résultat, vous départir du contrat. Un nombre d’erreurs supérieur à celui que l’objectif admet constitue un défaut.',
      },
      {
        title: 'Droits',
        text: 'Les droits sur ce que nous créons pour vous vous sont cédés dès que vous avez payé.',
        more: 'Dès la première semaine, le code se trouve dans votre dépôt Git, et les comptes chez les prestataires sont à votre nom. Vous pouvez utiliser et modifier, gratuitement et sans limite de durée, nos travaux antérieurs qui y sont intégrés.',
      },
      {
        title: 'Vos données',
        text: 'Sans votre accord écrit, personne n’entraîne un modèle avec vos données.',
        more: 'Avant tout envoi de données, les deux parties signent un accord de confidentialité et, pour les données personnelles, un contrat de sous-traitance au sens de la LPD. Les deux documents reprennent nos règles applicables à vos données : où elles restent, qui les voit et quand elles sont effacées.',
      },
      {
        title: 'Assistance',
        text: 'Vous pouvez résilier notre assistance moyennant un préavis d’un mois.',
        more: 'Le code, les comptes et la documentation suffisent pour qu’une autre équipe exploite l’agent.',
      },
      {
        title: 'Résiliation',
        text: 'Vous pouvez arrêter en cours de phase et ne payez alors que le travail accompli.',
        more: `Il se paie ${prices ? `CHF ${format(prices.dayRate)} par jour` : 'au tarif journalier indiqué dans l’offre'}, mais jamais plus que le prix forfaitaire ou le plafond, et nous vous remboursons ce que vous auriez versé en trop. Nous ne pouvons mettre fin au contrat que si une mise en demeure écrite de payer ou de collaborer reste sans effet pendant 30 jours.`,
      },
      {
        title: 'Retard et échec',
        text: 'En cas de retard ou de résultat non conforme, vous conservez vos droits légaux.',
        more: 'La dernière tranche n’est due qu’une fois l’objectif atteint. Si vous mettez alors fin au contrat, vous ne payez que les parties que vous gardez et utilisez. Si le retard vous est imputable, les délais sont prolongés d’autant.',
      },
      {
        title: 'Responsabilité',
        text: 'Notre responsabilité est illimitée en cas de dol ou de faute grave, et plafonnée pour le reste.',
        more: 'Elle est aussi illimitée dans tous les cas où la loi interdit de la limiter. Le plafond est le montant prévu à ce titre dans l’offre ou, à défaut, le prix de toutes les phases signées.',
      },
      {
        title: 'Droit',
        text: 'Le droit suisse s’applique, et le for est au lieu de notre siège.',
        more: joinSentences(
          'Ce contrat lie des entreprises. La Convention de Vienne sur la vente internationale de marchandises (CVIM) est exclue, et il n’y a pas de conditions générales.',
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
