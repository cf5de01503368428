import type { Facts, MethodologyWords } from '../../../site/words.ts';

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

export default ({ prices, offer, format, formatRange }: Facts): MethodologyWords => ({
  page: {
    label: 'Méthode',
    title: 'Un projet d’agent IA, pas à pas',
    description: `Trois phases, et après chacune un résultat qui vous reste : leur durée, ${prices ? 'leur prix, ' : ''}ce que vous décidez et ce que vous signez.`,
  },
  head: {
    title: 'La méthode « Deliver Impact »',
    lead: 'Vous ne commandez qu’une phase à la fois, avec un périmètre, des dates et un prix fixés par écrit.',
    legend: prices && 'Un anneau représente une semaine.',
    youDecide: 'À vous',
    stop: 'Vous pouvez vous arrêter à tout moment : après une phase, vous ne devez rien au-delà de son prix ; en cours de phase, vous ne payez que le travail accompli, sans dépasser ce prix.',
    totals: prices
      ? [
          { title: `Environ ${prices.project.months} mois`, text: 'de l’analyse préalable à l’utilisation quotidienne, plus le temps qu’il vous faut pour décider et ouvrir les accès' },
          { title: `CHF ${formatRange(prices.total)}`, text: 'pour l’analyse préalable et un premier agent, hors TVA comme tous les prix de cette page' },
          { title: `CHF ${formatRange(prices.running)}`, text: 'par mois pour l’exploitation, y compris notre assistance et les prestataires du modèle et de l’hébergement, qui vous facturent directement leurs services' },
        ]
      : [],
  },
  youReceive: 'Vous recevez',
  phases: [
    {
      title: 'Analyse préalable',
      price: prices && `CHF ${format(prices.discovery)}`,
      duration: prices && count(prices.project.discoveryWeeks, 'semaine'),
      steps: [],
      lead: 'Vous saurez si un agent est rentable avant d’en payer un.',
      stats: prices
        ? [
            { title: count(prices.discoveryDays, 'jour'), text: 'de l’ouverture des accès aux résultats, en jours ouvrables' },
            { title: `CHF ${format(prices.discovery)}`, text: 'au forfait, même si nous vous conseillons de renoncer' },
            { title: count(prices.clientDays, 'jour'), text: 'de travail de votre équipe' },
          ]
        : [],
      points: [
        { title: 'Cartographier le processus', text: 'Avec les personnes qui font ce travail, nous comptons les dossiers et mesurons le temps qu’ils prennent.' },
        { title: 'Essayer un modèle', text: 'Nous testons les interfaces, puis un modèle traite 60 de vos dossiers : assez pour savoir s’il vaut la peine de continuer.' },
        { title: 'Convenir de l’objectif', text: 'Ensemble, nous définissons par écrit, en chiffres, ce qu’est la réussite.' },
      ],
      result:
        'Une cartographie du processus, vos cas de test et le taux d’erreur du modèle, un rapport sur les données et les interfaces, l’objectif, la durée d’amortissement et notre conseil : développer, attendre ou renoncer.',
      decide: 'Vous continuez, ou vous vous arrêtez là et gardez tout.',
      after: 'Vous ne nous devez rien de plus.',
      links: [{ label: 'Continuer', anchor: 'phase-2' }, { label: 'S’arrêter là', anchor: 'stopping' }],
    },
    {
      title: 'Développement itératif',
      price: prices && `CHF ${formatRange(prices.firstAgent)}`,
      duration: prices && count(prices.project.developmentWeeks, 'semaine'),
      steps: prices
        ? [
            ...Array.from({ length: prices.cycles }, (_, cycle) => ({ name: `Cycle ${cycle + 1}`, length: count(prices.cycleWeeks, 'semaine') })),
            { name: 'Tests', length: count(prices.testWeeks, 'semaine') },
          ]
        : [],
      lead: 'Nous développons un agent pour une seule tâche.',
      stats: prices
        ? [
            { title: count(prices.cycleWeeks, 'semaine'), text: 'par cycle, et chacun se termine par une version que vous pouvez essayer' },
            { title: `CHF ${formatRange(prices.firstAgent)}`, text: 'pour un premier agent, à prix forfaitaire' },
          ]
        : [],
      note: prices && 'Le prix dépend du nombre de systèmes, de types de documents et d’exceptions que révèle l’analyse préalable. Vous ne payez les derniers 25 % qu’une fois l’objectif atteint. Les frais éventuels de l’éditeur de votre ERP s’y ajoutent.',
      points: [
        { title: 'Développer une première version', text: 'L’agent exécute une petite partie de la tâche de bout en bout.' },
        { title: 'Tester sur de vrais dossiers', text: 'Vos collaborateurs jugent l’agent sur des dossiers qu’ils ont déjà traités. Nous ne corrigeons pas notre propre copie.' },
        { title: 'Revoir et ajuster', text: 'À la fin de chaque cycle, vous décidez de la suite.' },
      ],
      result:
        'Un agent que l’une de vos équipes utilise chaque jour, la formation de cette équipe, le code, tous les résultats des tests et un interrupteur pour arrêter l’agent sans nous.',
      decide: 'Vous étendez l’agent à d’autres équipes, ou vous vous arrêtez là et gardez tout.',
      after: 'Si vous continuez à utiliser l’agent, vous ne payez plus que son exploitation.',
      links: [{ label: 'Étendre', anchor: 'phase-3' }, { label: 'S’arrêter là', anchor: 'stopping' }],
    },
    {
      title: 'Étendre ce qui fonctionne',
      price: prices && `CHF ${format(prices.dayRate)} par jour`,
      steps: [{ name: 'Équipe par équipe' }],
      lead: 'D’autres équipes adoptent l’agent, l’une après l’autre.',
      stats: prices
        ? [{ title: `CHF ${format(prices.dayRate)}`, text: 'par jour, base de votre prix forfaitaire' }]
        : [],
      points: [
        { title: 'Étendre par étapes', text: 'Chaque étape a une date et reste réversible.' },
        { title: 'Former l’équipe', text: 'Votre équipe apprend quand ne pas suivre l’agent.' },
        { title: 'Observer et améliorer', text: 'Tant que vous gardez notre assistance, nous contrôlons la qualité à intervalles convenus et remédions à toute baisse.' },
      ],
      result:
        'Un agent utilisé chaque jour par toutes les équipes que vous avez choisies, la formation de chacune et un rapport sur la qualité.',
      decide: 'Vous gardez notre assistance, ou vous exploitez l’agent sans nous.',
      after: 'Dans les deux cas, vous gardez tout.',
      links: [{ label: 'Garder l’assistance', anchor: offer ? 'offer' : 'support' }, { label: 'S’en passer', anchor: 'support' }],
    },
  ],
  offer: prices && offer && {
    title: 'Un exemple d’offre',
    notice: 'Client fictif : le développement itératif, au milieu de nos fourchettes de prix',
    task: `Rapprocher chaque mois ${format(offer.cases)} factures des commandes et des bons de livraison`,
    stats: [
      { title: `CHF ${format(offer.price)}`, text: 'au forfait, en quatre tranches égales' },
      { title: `${prices.project.developmentWeeks} semaines`, text: `${prices.project.buildWeeks} de développement en ${prices.cycles} cycles et ${prices.testWeeks} de tests` },
      { title: `${offer.developmentDays} jours`, text: `de travail de votre équipe, après ${prices.clientDays} pour l’analyse préalable : ${prices.cycles} pour les cycles et ${prices.testDays} pour les tests et la formation, sans compter votre équipe informatique` },
    ],
    terms: [
      {
        title: 'Objectif',
        text: `Une facture prend en moyenne ${offer.minutesWithAgent} minutes au lieu de ${offer.minutesToday}, questions de l’agent comprises. Votre équipe en chronomètre un échantillon lors du test. Sur ${prices.target.tested} factures que vous avez déjà comptabilisées, ${prices.target.wrong} écritures au plus peuvent différer des vôtres, et l’agent peut poser des questions sur ${prices.target.asked} au plus.`,
      },
      { title: 'Limites', text: 'L’agent prépare des écritures jusqu’à CHF 20’000, et votre équipe valide chacune d’elles.' },
      {
        title: 'Assistance',
        text: `L’exploitation coûte CHF ${format(offer.running)} par mois, prestataires et assistance compris. Nous sommes disponibles les jours ouvrables de 8 à 17 heures et répondons dans un délai d’un jour ouvrable. Si l’agent est en panne, les factures attendent ou sont comptabilisées à la main.`,
      },
    ],
    you: 'Vous',
    action: { label: 'Demander une offre', page: 'contact', anchor: 'draft-agents' },
  },
  contract: {
    title: 'Ce que dit notre contrat',
    lead: 'Seul le texte signé par les deux parties fait foi.',
    terms: [
      {
        title: 'Prix',
        text: 'Le prix est forfaitaire ou, pour une étude, plafonné, débours compris, mais hors TVA.',
        more: 'Il est payable dans les 30 jours suivant la réception du résultat ou selon les tranches prévues dans l’offre. Un travail supplémentaire n’est facturé que si vous y avez consenti par écrit.',
      },
      {
        title: 'Réception',
        text: 'La réception a lieu lorsque le test montre que le résultat atteint l’objectif convenu.',
        more: 'Le résultat est aussi réputé accepté si vous l’utilisez chaque jour après le test ou si vous ne le contestez pas par écrit avant la fin de la période de test convenue. Même alors, la dernière tranche n’est due qu’une fois l’objectif atteint.',
      },
      {
        title: 'Défauts',
        text: 'Vous avez deux ans pour donner avis d’un défaut, même caché, sauf autre date dans l’offre.',
        more: 'Les deux ans courent dès la réception. Si l’offre indique une date, vous pouvez donner avis jusqu’à cette date incluse. Nous réparons un défaut une fois à nos frais. S’il subsiste, vous pouvez réduire le prix ou, si l’on ne peut équitablement vous contraindre à garder le résultat, vous départir du contrat. Un nombre d’erreurs supérieur à celui que l’objectif admet constitue un défaut.',
      },
      {
        title: 'Droits',
        text: 'Les droits sur ce que nous créons pour vous vous sont cédés dès que vous avez payé.',
        more: 'Dès la première semaine, le code se trouve dans votre dépôt Git, et les comptes chez les prestataires sont à votre nom. Vous pouvez utiliser et modifier, gratuitement et sans limite de durée, nos travaux antérieurs intégrés au résultat.',
      },
      {
        title: 'Vos données',
        text: 'Avant tout envoi de données, les deux parties signent un accord de confidentialité.',
        more: 'Pour les données personnelles s’y ajoute un contrat de sous-traitance au sens de la LPD. Les deux documents reprennent nos règles applicables à vos données : où elles restent, qui les voit, quand elles sont effacées, et l’interdiction de les utiliser pour entraîner un modèle sans votre accord écrit.',
      },
      {
        id: 'support',
        title: 'Assistance',
        text: 'Vous pouvez résilier notre assistance moyennant un préavis d’un mois.',
        more: 'Le code, les comptes et la documentation suffisent pour qu’une autre équipe exploite l’agent.',
      },
      {
        id: 'stopping',
        title: 'Résiliation',
        text: 'Après une phase, vous pouvez mettre fin au contrat sans rien devoir de plus. En cours de phase, vous payez le travail accompli.',
        more: `Ce travail est facturé ${prices ? `à CHF ${format(prices.dayRate)} par jour` : 'au tarif journalier indiqué dans l’offre'}, mais jamais plus que le prix forfaitaire ou le plafond, et nous vous remboursons ce que vous auriez versé en trop. Nous ne pouvons mettre fin au contrat que si une mise en demeure écrite de payer ou de collaborer reste sans effet pendant 30 jours.`,
      },
      {
        title: 'Retard et objectif manqué',
        text: 'Si nous livrons en retard ou autrement que convenu, vous conservez vos droits légaux.',
        more: 'Dans les deux cas, la dernière tranche n’est due qu’une fois l’objectif atteint, et si vous mettez fin au contrat, vous ne payez que les parties que vous gardez et utilisez. Si le retard vous est imputable, les dates sont reportées.',
      },
      {
        title: 'Responsabilité',
        text: 'Nous répondons sans limite en cas de dol ou de faute grave, et partout où la loi l’impose.',
        more: 'Pour le reste, notre responsabilité se limite au montant prévu à ce titre dans l’offre ou, à défaut, au prix de toutes les phases signées.',
      },
      {
        title: 'Droit',
        text: 'Ce contrat entre entreprises est régi par le droit suisse, et aucune condition générale ne s’applique.',
        more: 'La Convention de Vienne sur la vente internationale de marchandises (CVIM) est exclue. Le for est au lieu de notre siège.',
      },
    ],
  },
  closing: {
    title: 'D’abord une demi-heure',
    text: 'Vous saurez ensuite si l’analyse préalable vaut son prix.',
    action: { label: 'Fixer un entretien', page: 'contact', anchor: 'draft-call' },
  },
});
