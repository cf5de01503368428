import type { Facts, MethodologyWords } from '../../words.ts';
import { countDays, countWorkingDays, joinSentences } from './sentences.ts';

export const methodology = (facts: Facts): MethodologyWords => ({
  page: {
    label: 'Méthode',
    title: [
      `Méthode : le déroulement d’un projet d’agent IA | ${facts.name}`,
      'Méthode : le déroulement d’un projet d’agent IA',
    ],
    description: [
      'Exploration, réalisation par cycles, montée en puissance : ce que vous recevez, où vous pouvez vous arrêter, et l’offre type, ligne par ligne.',
    ],
    picture: {
      title: 'La méthode Deliver Impact',
      alt: 'Un champ de carreaux à anneaux : en désordre en haut, des cercles entiers en bas, et entre eux un carreau d’une autre couleur.',
    },
  },

  head: {
    title: 'La méthode Deliver Impact',
    // You promise: a client can stop after any phase and keep what was made and paid for; scope, length and price are agreed in writing before each phase.
    lead: 'Trois phases, chacune avec un résultat que vous pouvez vérifier. Après chacune, vous pouvez vous arrêter et garder ce qui a été réalisé et payé. L’étendue, la durée et le prix sont convenus par écrit avant chaque phase.',
  },

  /** The label of what a client receives at the end of each phase. */
  received: 'Vous recevez',

  // You promise: after each phase the client alone decides, and each phase is ordered by itself.
  decision: 'Vous décidez',

  phases: [
    {
      drawing: 'discovery',
      title: 'Exploration',
      lead: 'Ce qui se fait aujourd’hui, avec quelles données, et ce qui serait un progrès.',
      // You promise: Discovery takes no longer and costs no more than company.ts states, where it states it.
      terms: describeDiscovery(
        facts.discoveryDays &&
          `s’achève dans un délai ${countWorkingDays(facts.discoveryDays)} après l’obtention des accès`,
        facts.discoveryPrice &&
          `coûte CHF\u00a0${facts.discoveryPrice} hors TVA, à prix ferme, pour les entreprises uniquement, et autant si la réponse est « renoncer »`,
        facts.discoveryClientDays &&
          `demande ${countDays(facts.discoveryClientDays)} de travail à vos équipes`,
      ),
      points: [
        {
          title: 'Relever le processus',
          text: 'Nous parcourons le travail d’aujourd’hui, étape par étape, avec celles et ceux qui le font.',
        },
        {
          title: 'Examiner les données',
          text: 'Ce qui existe, où cela est conservé, ce qui manque, et qui a le droit de s’en servir.',
        },
        {
          title: 'Convenir de l’indicateur',
          text: 'Nous écrivons ensemble ce que réussir veut dire, si possible en un seul chiffre.',
        },
      ],
      // You promise: discovery ends with these five things, also where the recommendation is to leave it.
      result:
        'Une cartographie du processus, un rapport sur les données, des cas de\u00a0test, l’indicateur convenu et une recommandation : réaliser, attendre ou\u00a0renoncer.',
      stop: {
        question: 'S’arrêter ici ?',
        decided: 'Arrêté.',
        again: 'Continuer',
        text: 'Vous gardez la cartographie, le rapport sur les données, les cas de\u00a0test et l’indicateur convenu, et n’avez payé que cette phase. Rien d’autre n’a été commandé.',
      },
    },
    {
      drawing: 'iteration',
      title: 'Réalisation par cycles',
      lead: 'D’abord une seule tâche, testée sur des cas dont vous connaissez la réponse.',
      // You promise: cycles last as long, and first agents are offered at the prices, as company.ts states, where it states it.
      terms: joinSentences(describeCycle(facts), describePrices(facts)),
      points: [
        {
          title: 'Développer une première version',
          text: 'Une tâche bien délimitée, qui fonctionne de bout en bout.',
        },
        {
          title: 'Tester sur de vrais cas',
          text: 'Vos propres cas, jugés par vos équipes et non par les nôtres.',
        },
        {
          title: 'Revoir et ajuster',
          // You promise: each cycle has a date, and the client then decides whether to go on.
          text: 'Chaque cycle a son échéance et se termine par une décision : continuer, changer ou arrêter.',
        },
      ],
      // You promise: the client receives the code, and test results after every cycle.
      result: 'Une version qui fonctionne, son code et les résultats des tests après chaque cycle.',
      stop: {
        question: 'S’arrêter ici ?',
        decided: 'Arrêté.',
        again: 'Continuer',
        text: 'Vous gardez la version, son code et les résultats des tests, et avez payé deux phases. La troisième n’a jamais été commandée.',
      },
    },
    {
      drawing: 'scaling',
      title: 'Montée en\u00a0puissance',
      lead: 'D’abord une équipe, puis la suivante.',
      points: [
        {
          title: 'Déployer par étapes',
          text: 'Chaque étape a son échéance et reste réversible.',
        },
        {
          title: 'Former l’équipe',
          text: 'L’équipe apprend comment l’agent décide, et quand passer outre à ses décisions.',
        },
        // You promise: the agreed measure is checked for as long as you are engaged, and what slips is repaired under the support agreed.
        {
          title: 'Observer et améliorer',
          text: 'L’indicateur convenu est suivi tant que dure notre mandat, et tout recul est corrigé aux conditions d’assistance de l’offre.',
        },
      ],
      // You promise: the client can switch the agent off without you.
      result:
        'L’agent en service quotidien et un moyen de l’arrêter, une équipe formée, un rapport sur la qualité.',
      stop: {
        question: 'L’arrêter ?',
        decided: 'Arrêté.',
        again: 'Remettre en marche',
        text: 'Vous gardez l’agent, son code et le rapport, et avez payé les trois phases. Rien de plus n’a été commandé.',
      },
    },
  ],

  /**
   * The sheet that a client is asked to sign, before anything is filled in: what is printed holds in every offer, and a
   * blank follows the last word of each row. These are terms of a contract: have them read by somebody who knows Swiss
   * contract law before you publish them, and strike what you do not offer. \u00a0 is a no-break space.
   */
  offer: {
    title: 'L’offre type',
    // You promise: every offer for an agent starts from these words, and what does not apply is struck out with the client.
    lead: 'Toute offre d’agent part de ce texte. Avant chaque phase, nous remplissons les blancs avec vous et biffons ce qui ne s’applique pas. En blanc, elle n’engage personne. Trois choses font varier le prix : le nombre de systèmes, de types de documents et d’exceptions.',
    note: 'Elle s’imprime sur une feuille à part. Comparez-la à toute autre offre.',
    print: 'Imprimer la feuille',
    to: 'Offre pour',
    readAll: 'Lire toutes les lignes',
    rows: [
      { id: 'phase', title: 'Phase', text: 'Exploration, réalisation ou montée en puissance :' },
      { id: 'task', title: 'Tâche', text: 'Le travail tel qu’il se fait aujourd’hui :' },
      // You promise: from Discovery on, each offer states today's figure, the target, and how many errors are allowed.
      {
        id: 'measure',
        title: 'Indicateur',
        text: 'Valeur actuelle, objectif et erreurs admises sur cent\u00a0cas :',
      },
      // You promise: nothing is charged that the offer does not name, and nothing changes without the client's word in writing.
      {
        id: 'scope',
        title: 'Étendue',
        text: 'Rien d’autre n’est compris ni facturé ; une modification vaut dès que les deux parties l’ont acceptée par écrit. Ce que « Vous recevez » nomme aujourd’hui pour cette phase sur notre page « Méthode »,\u00a0et :',
      },
      // You promise: each phase has a day on which it ends; your own delay costs the client nothing, and the client's moves the dates and is charged only as agreed before.
      {
        id: 'length',
        title: 'Durée',
        text: 'Si le retard vient de nous, vous ne payez rien de plus et vos droits légaux demeurent ; s’il vient de vous, les dates sont reportées d’autant et tout supplément est convenu d’avance. Cette phase se termine\u00a0le',
      },
      // You promise: the price of a phase is fixed, expenses included, and due 30 days after its acceptance.
      {
        id: 'price',
        title: 'Prix',
        text: 'En CHF, TVA en sus, frais compris ; payable 30\u00a0jours après la réception ou, si vous arrêtez, après notre facture. Cette phase, à prix\u00a0ferme :',
      },
      // You promise: the offer states an estimate of all phases and of what the agent costs a month to run, and the rate that holds if the client stops within a phase.
      {
        id: 'later',
        title: 'Coûts ultérieurs',
        text: 'En CHF, TVA en sus. Toutes les phases, et l’exploitation par mois : estimées, sans engagement. Notre tarif journalier,\u00a0ferme :',
      },
      // You promise: the client's own people judge the result, against the agreed measure; you repair at your own cost what fails, and what fails again the client may keep at a lower price or give back.
      {
        id: 'acceptance',
        title: 'Réception',
        text: 'Vos équipes vérifient l’ouvrage selon l’indicateur, et l’exploration selon sa liste ; une erreur dans les limites du taux convenu n’est ni un défaut ni un motif de dommages-intérêts. Ce dont elles n’ont pas donné avis par écrit à la date ci\u2011dessous est accepté, défauts cachés exceptés. Ce qui échoue, nous le réparons une fois, à nos frais ; en cas de nouvel échec, vous pouvez faire réduire le prix de cette phase ou vous en départir. Vérification jusqu’au',
      },
      // You promise: your people are named, a stand-in needs the client's consent, and the client's share of the work is stated in days.
      {
        id: 'people',
        title: 'Personnes',
        text: 'De notre côté, des personnes nommées, ou un remplaçant que vous acceptez. Du vôtre, de vrais cas ; qui, et combien de\u00a0jours :',
      },
      // You promise: no subcontractor, host or model has a part in the work unless the offer names it.
      {
        id: 'subcontractors',
        title: 'Sous-traitants',
        text: 'Aucun sauf ceux-ci, hébergeurs et modèles compris :',
      },
      {
        id: 'place',
        title: 'Lieu des données',
        text: 'Pays et prestataire, pour les traiter et pour les conserver :',
      },
      // You promise: you sign a confidentiality agreement, and for personal data a processing agreement, before you see any data, you keep the client's professional secrets, and only those named read it, unless a law compels you.
      {
        id: 'readers',
        title: 'Qui lit les données',
        text: 'Un accord de confidentialité et, pour les données personnelles, un contrat de sous-traitance viennent d’abord et font partie de l’offre : vos seules instructions, sécurité décrite, violations annoncées aussitôt. Le secret professionnel qui vous lie nous lie aussi. Ensuite, sauf obligation légale, uniquement :',
      },
      // You promise: you delete all copies on the agreed day, also those of your providers and in backups, but for what a law makes you keep, and confirm it in writing.
      {
        id: 'deletion',
        title: 'Effacement',
        text: 'De nos copies et de celles de nos prestataires, sauvegardes comprises, sauf obligation légale de conservation ; avec confirmation écrite de notre part,\u00a0le',
      },
      // You promise: you do not train on a client's data without consent in writing, and your contracts forbid it to your providers; a new model passes the client's test before it is used, and where a provider withdraws one sooner you tell the client at once and stop the agent.
      {
        id: 'model',
        title: 'Modèle et entraînement',
        text: 'Aucun entraînement sur vos données, ni par nous ni, par contrat, par nos prestataires, sauf accord écrit de votre part. Aucun modèle n’est remplacé avant que le nouveau ait réussi votre test ; si un prestataire en retire un plus tôt, nous vous en informons aussitôt et l’agent s’arrête jusque\u2011là. Modèle et\u00a0lieu :',
      },
      // You promise: access rights and a highest amount limit the agent, whatever a document that it reads may say.
      {
        id: 'limits',
        title: 'Limites',
        text: 'Un document peut tromper un agent ; ce sont donc des droits d’accès qui le limitent, non des instructions. Ses droits et le montant maximal :',
      },
      // You promise: the steps that the client names wait for a person.
      {
        id: 'approvals',
        title: 'Validations',
        text: 'Étapes soumises à une validation humaine, et par\u00a0qui :',
      },
      // You promise: the agent logs each action, nobody uses the log to watch the client's people, and until the agreed day you repair hidden defects at your own cost.
      {
        id: 'log',
        title: 'Journal et erreurs',
        text: 'Chaque action est consignée, pour contrôler l’agent et non vos équipes. Nous réparons à nos frais les défauts cachés dont vous donnez avis jusqu’au',
      },
      // You promise: you pay the damage that you and your helpers cause, and are insured for it; there is a cap only where negligence was not gross and the law allows one. Agree on it with your insurer.
      {
        id: 'liability',
        title: 'Responsabilité',
        text: 'La nôtre, auxiliaires compris : illimitée en cas de dol ou de faute grave et partout où la loi interdit de la limiter ; pour le reste, pour tous les dommages liés à cette offre, au total jusqu’à CHF\u00a0………………, assurée auprès\u00a0de',
      },
      // You promise: after launch somebody answers, and the measure is checked, as the offer says.
      {
        id: 'support',
        title: 'Assistance',
        text: 'Qui répond après la mise en service, à quelles heures, dans quel délai ; qui contrôle l’indicateur, à quelle fréquence ; prix par mois et préavis :',
      },
      // You promise: what you make is the client's once it is paid, what you had before may be used and changed with the agent without end or fee, you defend the client against claims to your work, code and accounts are the client's from the first week, and the handover is rehearsed.
      {
        id: 'ownership',
        title: 'Droits, reprise',
        text: 'Dès le paiement, tous les droits cessibles sur ce que nous réalisons pour vous, droits d’auteur compris, sont à vous ; d’ici là, vous pouvez l’utiliser pour tester. Ce que nous avions avant reste à nous ; vous, et qui entretient l’agent pour vous, pouvez l’utiliser et le modifier avec l’agent, sans limite de durée ni redevance ; les composants de tiers gardent leur licence et sont énumérés. Si un tiers invoque des droits sur notre ouvrage, nous vous défendons. Dès la première semaine, le code est dans votre dépôt et les comptes auprès des hébergeurs et prestataires sont à votre nom. Essai de reprise\u00a0le',
      },
      // You promise: a client can stop after any phase, or within one by paying for the work done, and can switch the agent off without you; you stop only 30 days after a written reminder.
      {
        id: 'stop',
        title: 'Arrêt',
        text: 'Après chaque phase ; en cours de phase, vous payez le travail effectué, au tarif ci\u2011dessus, jamais plus que le prix ferme et rien d’autre. Nous pouvons arrêter si, 30\u00a0jours après un rappel écrit, vous ne payez pas ou ne faites pas votre part. L’agent s’arrête en tout temps, au moyen\u00a0de :',
      },
      // You promise: the sheet goes before your own general terms, and what either side writes by email counts as writing.
      {
        id: 'law',
        title: 'Droit',
        text: 'Droit suisse, sans la CVIM. L’offre lie dès que les deux parties ont signé, à la main ou par signature électronique qualifiée ; ailleurs, « par écrit » comprend l’e\u2011mail. Cette feuille prime toutes conditions générales, les vôtres et les nôtres. For\u00a0à',
      },
    ],
    validUntil: 'Valable jusqu’au',
    // You promise: a phase costs nothing until its offer is signed.
    beforeSigning: 'Tant que vous n’avez pas signé ici, cette phase ne vous coûte rien.',
    signatures: { parties: ['Pour vous', `Pour ${facts.name}`], fields: 'Lieu, date, signature' },
  },

  closing: {
    title: ['30\u00a0minutes', 'pour voir'],
    // You promise: the first call takes half an hour, is free and commits the client to nothing.
    text: 'Après votre e\u2011mail, nous en parlons, par téléphone ou en visioconférence. Cet entretien est gratuit, ne vous engage à rien et montre si l’exploration vaut son\u00a0prix.',
    action: { label: 'Fixer un entretien', page: 'contact' },
  },
});

/** What the owner states of Discovery, each in a sentence; of what he does not state there is none. */
function describeDiscovery(...statements: (string | 0)[]): string {
  const stated = statements.filter(Boolean);
  return stated.map((text, index) => `${index === 0 ? 'L’exploration' : 'Elle'} ${text}.`).join(' ');
}

const describeCycle = ({ cycleWeeks }: Facts) =>
  cycleWeeks ? `Un cycle dure ${cycleWeeks === 1 ? 'une semaine' : `${cycleWeeks}\u00a0semaines`}.` : '';

function describePrices({ firstAgentFrom, firstAgentTo, runningFrom, runningTo }: Facts): string {
  const first = firstAgentFrom && `un premier agent de CHF\u00a0${firstAgentFrom} à ${firstAgentTo}`;
  const running = runningFrom && `l’exploitation d’un agent de CHF\u00a0${runningFrom} à ${runningTo} par\u00a0mois`;
  const offered = [first, running].filter(Boolean);
  if (offered.length === 0) return '';
  return `Nous proposons ${offered.join(' et ')}, hors TVA ; votre offre indique un seul chiffre${offered.length > 1 ? ' pour chacun' : ''}.`;
}
