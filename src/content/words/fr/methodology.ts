import { listFigures } from '../../list-figures.ts';
import type { BlankOffer, ExampleFacts, Facts, MethodologyWords, OfferWords } from '../../words.ts';
import { joinSentences, sayInLanguages } from './sentences.ts';

export default (facts: Facts): MethodologyWords => ({
  page: {
    label: 'Méthode',
    title: [
      `Méthode\u00a0: le déroulement d’un projet d’agent IA | ${facts.name}`,
      'Méthode\u00a0: le déroulement d’un projet d’agent IA',
    ],
    description: [
      'Exploration, réalisation par cycles, montée en puissance\u00a0: ce que vous recevez, où vous pouvez vous arrêter, et l’offre type, ligne par ligne.',
    ],
    picture: {
      title: 'La méthode Deliver Impact',
      alt: 'Des carreaux à anneaux\u00a0: en désordre en haut, des cercles entiers en bas, et l’un d’une autre couleur.',
    },
  },

  head: {
    title: 'La méthode Deliver\u00a0Impact',
    lead: 'Trois phases et, au terme de chacune, un résultat que vous pouvez vérifier. Libre\u00a0à vous d’en rester là\u00a0: ce qui a été réalisé et payé vous reste acquis. Nous convenons par écrit de l’étendue, de la durée et du prix avant chaque\u00a0phase.',
  },

  youReceive: 'Vous recevez',
  youDecide: 'Vous décidez',

  phases: [
    {
      title: 'Exploration',
      lead: 'Nous établissons ce qui se fait aujourd’hui, avec quelles données, et ce qui serait un\u00a0progrès.',
      figures: listFigures(
        [
          facts.discoveryDays,
          `${facts.discoveryDays === 1 ? 'jour ouvrable prévu' : 'jours ouvrables prévus'} dès l’octroi des accès\u00a0; l’offre fixe la date`,
        ],
        [
          facts.discoveryPrice,
          'CHF à forfait, hors TVA, même si notre conclusion est «\u00a0renoncer\u00a0»',
        ],
        [
          facts.discoveryClientDays,
          `${facts.discoveryClientDays === 1 ? 'jour' : 'jours'} de travail pour vos\u00a0équipes`,
        ],
      ),
      note: 'Réservé aux entreprises.',
      points: [
        {
          title: 'Relever le processus',
          text: 'Nous parcourons le travail d’aujourd’hui, étape par étape, avec celles et ceux qui le font.',
        },
        {
          title: 'Examiner les données',
          text: 'Nous vérifions ce qui existe, où cela est conservé, ce qui manque, qui a le droit de s’en servir et quels systèmes ont une\u00a0interface.',
        },
        {
          title: 'Fixer l’indicateur',
          text: 'Nous écrivons ensemble ce que réussir veut dire, si possible en un seul\u00a0chiffre.',
        },
      ],
      result:
        'Une cartographie du processus avec le nombre et la durée des cas, un rapport sur les données et les interfaces, des cas de\u00a0test, l’indicateur convenu, les mois jusqu’à l’amortissement et une recommandation\u00a0: réaliser, attendre ou\u00a0renoncer.',
      stop: {
        action: 'En rester là',
        decided: 'Vous en restez là.',
        undo: 'Continuer',
        text: 'Vous gardez tout cela et avez payé cette phase. Aucune phase suivante n’a\u00a0été\u00a0commandée.',
      },
    },
    {
      title: 'Réalisation par\u00a0cycles',
      lead: 'Nous commençons par une seule tâche, testée sur des cas dont vous connaissez déjà la réponse. Votre offre fixe le prix de la phase et estime les frais\u00a0d’exploitation.',
      figures: listFigures(
        [facts.cycleWeeks, `${facts.cycleWeeks === 1 ? 'semaine' : 'semaines'} par cycle`],
        [
          facts.firstAgent,
          'CHF pour un premier agent, hors TVA\u00a0; votre offre fixe un seul\u00a0prix',
        ],
        [
          facts.running,
          'CHF par mois pour son exploitation, hors TVA\u00a0; votre offre donne l’estimation pour le vôtre',
        ],
      ),
      note: 'Trois choses font varier le prix\u00a0: le nombre de systèmes, de types de documents et d’exceptions.',
      points: [
        {
          title: 'Développer une première version',
          text: 'Elle accomplit une tâche bien délimitée, de bout en\u00a0bout.',
        },
        {
          title: 'Tester sur de vrais cas',
          text: 'Ce sont vos propres cas, jugés par vos équipes et non par les\u00a0nôtres.',
        },
        {
          title: 'Revoir et ajuster',
          text: 'Chaque cycle a son échéance et se termine par une décision\u00a0: continuer, changer ou\u00a0arrêter.',
        },
      ],
      result: 'Une version qui fonctionne, son code et les résultats des tests après chaque\u00a0cycle.',
      stop: {
        action: 'En rester là',
        decided: 'Vous en restez là.',
        undo: 'Continuer',
        text: 'Vous gardez la version, son code et les résultats des tests. Vous avez payé deux phases et n’avez rien commandé\u00a0d’autre.',
      },
    },
    {
      title: 'Montée en\u00a0puissance',
      lead: 'Nous commençons par une équipe, puis passons à la suivante. La durée et le prix dépendent du nombre d’équipes\u00a0; vous avez l’un et l’autre par écrit avant que cette phase ne\u00a0commence.',
      figures: [],
      points: [
        {
          title: 'Déployer par étapes',
          text: 'Chaque étape a son échéance et reste réversible.',
        },
        {
          title: 'Former l’équipe',
          text: 'L’équipe apprend comment l’agent décide, et quand passer outre à ses\u00a0décisions.',
        },
        {
          title: 'Observer et améliorer',
          text: 'Si vous commandez l’assistance, nous contrôlons l’indicateur convenu aussi souvent que le dit l’offre, et corrigeons ce qui se\u00a0dégrade.',
        },
      ],
      result: 'L’agent en service, un moyen de l’arrêter, une équipe formée et un rapport sur la qualité.',
      stop: {
        action: 'Arrêter l’agent',
        decided: 'Agent\u00a0arrêté.',
        undo: 'Remettre en marche',
        text: 'Vous gardez l’agent, son code et le rapport. Vous avez payé les trois phases. Si vous avez commandé l’assistance, vous pouvez la résilier avec le préavis de\u00a0l’offre.',
      },
    },
  ],

  offer: writeOffer(facts),

  closing: {
    title: ['30\u00a0minutes', 'pour voir'],
    text: 'Un e-\u2060mail suffit. Si nous voyons une solution, nous en parlons une demi-\u2060heure, par téléphone ou en visioconférence. Cet entretien est gratuit, ne vous engage à rien et montre si l’exploration vaut son\u00a0prix.',
    action: { label: 'Fixer un entretien', page: 'contact' },
  },
});

function writeOffer(facts: Facts): OfferWords {
  return {
    title: facts.example ? 'L’offre remplie' : 'L’offre',
    lead: facts.example ? 'Vous voyez ainsi ce que vous signeriez\u00a0: une tâche, avec son prix et ses limites.' : 'Vous voyez ainsi ce que vous signeriez, avant que rien n’y soit\u00a0rempli.',
    ...(facts.example && { example: writeExample(facts, facts.example) }),
    blank: writeBlankOffer(facts),
  };
}

/**
 * The offer as it may look, computed from company.ts. What company.ts does not say is taken as given here: 1,000 cases,
 * 6 minutes saved, CHF 1.00 a minute, 4 cycles, a day of the client's people in each, the hours of support. Change what
 * you would not offer.
 */
function writeExample(facts: Facts, example: ExampleFacts): NonNullable<OfferWords['example']> {
  const { cases, price, weeks, running, saving, cap, months, exactMonths } = example;
  const { discoveryPrice, discoveryClientDays } = facts;
  return {
    mark: 'Exemple, sans client',
    task: `Rapprocher factures, commandes et bons de livraison, ${cases}\u00a0par\u00a0mois`,
    figures: listFigures(
      [price, 'CHF à forfait, hors TVA, frais compris, en 4\u00a0tranches'],
      [
        weeks,
        `semaines\u00a0: 4\u00a0cycles de\u00a0${facts.cycleWeeks}, puis 10\u00a0jours ouvrables de vérification`,
      ],
      [
        4,
        `jours pour vos équipes, un par cycle${discoveryClientDays ? `\u00a0; l’exploration en a demandé\u00a0${discoveryClientDays}` : ''}`,
      ],
      [running, 'CHF environ par mois d’exploitation, hors TVA, assistance et prestataires compris'],
      [
        saving,
        `CHF d’économie par mois, à l’objectif\u00a0: ${cases}\u00a0× 6\u00a0× CHF 1.00\u00a0− CHF ${running}`,
      ],
      [
        months,
        `mois d’amortissement\u00a0: ${discoveryPrice ? `(${discoveryPrice}\u00a0+ ${price})` : price}\u00a0÷ ${saving}\u00a0=\u00a0${exactMonths.replace('.', ',')}, arrondi vers le haut`,
      ],
    ),
    terms: [
      {
        title: 'Indicateur',
        text: '9\u00a0minutes par cas aujourd’hui, objectif\u00a03\u00a0; 1\u00a0erreur sur\u00a0cent',
      },
      { title: 'Assistance', text: 'Jours ouvrables, 8\u00a0à 17\u00a0h\u00a0; réponse en un jour\u00a0ouvrable' },
      ...(price
        ? [
            {
              title: 'Responsabilité jusqu’à',
              text: cap
                ? `CHF ${cap}\u00a0: en blanc, donc le prix des deux\u00a0phases`
                : 'En blanc, donc le prix de toutes les phases\u00a0signées',
            },
          ]
        : []),
    ],
    note: joinSentences(
      'Phase deux, réalisation par cycles.',
      price || running ? 'Les prix sont au milieu de nos fourchettes.' : '',
      `Une minute est comptée à CHF 1.00\u00a0; ${discoveryPrice ? 'la' : 'l’exploration, la'} montée en puissance et vos propres jours ne sont pas\u00a0comptés.`,
    ),
  };
}

/**
 * The sheet that a client is asked to sign, before anything is filled in: what is printed holds in every offer, and a
 * blank follows the last word of each row. These are terms of a contract: have them read by somebody who knows Swiss
 * contract law before you publish them, and strike what you do not offer. Agree on the liability with your insurer.
 * \u00a0 is a no-break space.
 */
const writeBlankOffer = ({ name, answersHere, answersIn }: Facts): BlankOffer => ({
  title: 'L’offre type',
  note: joinSentences(
    'Avant chaque phase, nous remplissons les blancs avec vous, biffons ce qui ne s’applique pas et annexons la liste de ce que vous\u00a0recevez.',
    'En blanc, elle n’engage personne. Elle s’imprime sur une feuille à part, que vous pouvez comparer à toute autre\u00a0offre.',
    answersHere
      ? ''
      : `Nos offres sont ${sayInLanguages(answersIn)}\u00a0; seule la version signée fait\u00a0foi.`,
  ),
  print: 'Imprimer la feuille',
  to: `Offre de ${name} («\u00a0nous\u00a0») à («\u00a0vous\u00a0»)\u00a0:`,
  rows: [
    {
      id: 'order',
      title: 'Commande',
      text: 'Par votre signature, vous commandez une phase pour une tâche. Phase,\u00a0tâche\u00a0:',
    },
    {
      id: 'measure',
      title: 'Indicateur',
      text: 'Vous jugez l’ouvrage selon un seul indicateur. Une erreur comprise dans le taux convenu n’est pas un défaut, sauf si l’agent dépasse une limite, omet une validation ou divulgue des données. Valeur actuelle, objectif, erreurs sur\u00a0cent\u00a0:',
    },
    {
      id: 'scope',
      title: 'Étendue',
      text: 'Nous livrons et facturons uniquement ce que nomme la liste annexée ou une modification convenue par écrit. Liste\u00a0du\u00a0:',
    },
    {
      id: 'length',
      title: 'Durée',
      text: 'Si nous avons du retard, vos droits légaux sont réservés. Si vous avez du retard, les dates sont reportées et nous facturons au tarif journalier le travail supplémentaire annoncé d’avance. Livraison complète\u00a0le\u00a0:',
    },
    {
      id: 'price',
      title: 'Prix',
      text: 'Vous payez le prix à forfait, frais compris, dans les 30\u00a0jours suivant la réception ou, au-\u2060delà de CHF\u00a0………………, par tranches après chaque cycle. La TVA éventuelle s’ajoute aux prix. Prix à forfait,\u00a0CHF\u00a0:',
    },
    {
      id: 'later',
      title: 'Coûts ultérieurs',
      text: 'Notre tarif journalier nous engage, nos estimations non. Toutes les phases\u00a0; exploitation par mois\u00a0; tarif\u00a0journalier\u00a0:',
    },
    {
      id: 'acceptance',
      title: 'Réception',
      text: 'Vous vérifiez l’ouvrage et acceptez ce que vous utilisez chaque jour au-\u2060delà des tests ou ne contestez pas par écrit à temps, défauts cachés réservés. Jours ouvrables dès la livraison\u00a0complète\u00a0:',
    },
    {
      id: 'defects',
      title: 'Défauts',
      text: 'Nous réparons un défaut une fois, à nos frais. S’il subsiste, vous pouvez réduire le prix ou, si l’ouvrage ne peut équitablement vous être imposé, résoudre le contrat. Vous signalez un défaut caché dans les 30\u00a0jours suivant sa découverte. Dernier jour (en blanc\u00a0: deux ans après\u00a0réception)\u00a0:',
    },
    {
      id: 'people',
      title: 'Personnes',
      text: 'Nous travaillons avec ces personnes ou des remplaçants que vous acceptez\u00a0; vous fournissez de vrais cas et du temps. Les nôtres\u00a0; les vôtres, et jours\u00a0:',
    },
    {
      id: 'providers',
      title: 'Prestataires',
      text: 'Nous ne faisons appel qu’à ces sous-traitants, hébergeurs et modèles. Ceux dont vous détenez le compte sont vos cocontractants\u00a0; nous répondons du soin de leur choix et de leur configuration. Société, pays, payeur jusqu’à la réception\u00a0:',
    },
    {
      id: 'readers',
      title: 'Confidentialité',
      text: 'Avant de recevoir des données, nous signons avec vous un accord de confidentialité et, pour les données personnelles, un contrat de sous-traitance de données (art.\u00a09\u00a0LPD). Accès réservé, sauf obligation légale,\u00a0à\u00a0:',
    },
    {
      id: 'deletion',
      title: 'Effacement',
      text: 'Nous effaçons nos copies et celles de nos prestataires, sauvegardes comprises, sauf obligation légale, et le confirmons par écrit. Date, au plus tard 30\u00a0jours après nos\u00a0travaux\u00a0:',
    },
    {
      id: 'model',
      title: 'Modèle',
      text: 'Nous ne remplaçons aucun modèle avant que le nouveau ait réussi votre test, et figeons la version si le fournisseur le permet\u00a0; s’il la retire, nous vous en informons aussitôt et arrêtons l’agent. Nous ne laissons personne entraîner un modèle sur vos données sans votre accord écrit. Modèle,\u00a0version\u00a0:',
    },
    {
      id: 'limits',
      title: 'Limites',
      text: 'Nous limitons l’agent par des droits d’accès\u00a0; à une limite, il s’arrête et vous interroge. Droits, montant\u00a0maximal\u00a0:',
    },
    {
      id: 'approvals',
      title: 'Validations',
      text: 'L’agent attend une validation humaine aux étapes que vous nommez et consigne chaque action. Étapes,\u00a0personnes\u00a0:',
    },
    {
      id: 'liability',
      title: 'Responsabilité',
      text: 'Nous répondons toujours sans limite du dol, de la faute grave et là où la loi interdit toute limite. Sinon, nous répondons pour toutes les phases ensemble, quel que soit le fondement, jusqu’à CHF\u00a0……………… (en blanc\u00a0: prix de toutes les phases signées)\u00a0; remboursements et prétentions de tiers s’y\u00a0ajoutent.\u00a0Assureur\u00a0:',
    },
    {
      id: 'claims',
      title: 'Prétentions de tiers',
      text: 'Si des tiers invoquent des droits sur notre ouvrage, vous nous en informez aussitôt et nous laissez la défense. Nous la payons, ainsi que ce qu’un jugement ou notre transaction vous coûte, sauf si vos éléments en sont la cause. Avis\u00a0à\u00a0:',
    },
    {
      id: 'support',
      title: 'Assistance',
      text: 'Si vous commandez l’assistance, nous contrôlons l’indicateur et corrigeons ce qui se dégrade. Heures, délai de réponse, contrôles, prix mensuel,\u00a0préavis\u00a0:',
    },
    {
      id: 'ownership',
      title: 'Droits, reprise',
      text: 'Dès le paiement, tous les droits cessibles sur l’ouvrage vous sont cédés, droits d’auteur et de modification compris\u00a0; d’ici là, vous pouvez le tester. Vous, et qui l’entretient pour vous, pouvez utiliser et modifier avec lui nos travaux antérieurs gratuitement et sans limite\u00a0; les composants de tiers gardent leur licence. Vous détenez code et comptes dès la première semaine. Essai de reprise\u00a0le\u00a0:',
    },
    {
      id: 'stop',
      title: 'Arrêt',
      text: 'Si une partie arrête avant la fin, vous payez le travail effectué au tarif journalier, au plus le prix à forfait\u00a0; si nous avons du retard ou si l’ouvrage échoue aux tests, seulement ce que vous pouvez utiliser, et vos droits légaux sont réservés. Nous ne pouvons arrêter que si une mise en demeure écrite reste sans effet 30\u00a0jours. Mise hors service\u00a0par\u00a0:',
    },
    {
      id: 'law',
      title: 'Droit',
      text: 'Ce contrat entre entreprises vaut dès que les deux parties ont signé, à la main ou par signature électronique qualifiée\u00a0; ailleurs, «\u00a0par écrit\u00a0» comprend l’e-\u2060mail. Seule la version signée fait foi, sans conditions générales\u00a0; pour les données personnelles, le contrat de sous-traitance prime, puis cette feuille. Le droit suisse s’applique, à l’exclusion de la CVIM. Langue,\u00a0for\u00a0:',
    },
  ],
  validUntil: 'Date de l’offre\u00a0; nous sommes liés jusqu’au',
  beforeSigning: 'Tant que vous n’avez pas signé, cette phase ne vous coûte rien.',
  signatures: { parties: ['Pour vous', `Pour ${name}`], fields: 'Date, noms, fonctions, signatures' },
});
