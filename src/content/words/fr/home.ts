import type { Facts, HomeWords } from '../../words.ts';
import { joinSentences, sayInTown, sayNumber, sayWithin } from './sentences.ts';
import services from './services.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Accueil',
    title: [
      `Agents d’IA pour vos tâches répétitives | ${facts.name}, ${facts.town}`,
      `Agents d’IA pour vos tâches répétitives | ${facts.name}`,
      'Agents d’IA pour vos tâches répétitives',
    ],
    description: facts.example
      ? [
          `${facts.name}, ${sayInTown(facts.town)}\u00a0: agents d’IA sur mesure pour rapprocher vos factures, trier vos demandes et établir vos rapports. Voyez coût et amortissement.`,
          'Agents d’IA sur mesure pour rapprocher vos factures, trier vos demandes et établir vos rapports. Voyez leur coût, leur économie et leur amortissement.',
        ]
      : [
          `${facts.name}, ${sayInTown(facts.town)}\u00a0: agents d’IA sur mesure pour rapprocher vos factures, trier vos demandes et établir vos rapports dans vos systèmes.`,
          'Agents d’IA sur mesure pour rapprocher vos factures, trier vos demandes et établir vos rapports, dans les systèmes que vous utilisez déjà.',
        ],
    picture: {
      title: 'Des agents d’IA pour vos tâches répétitives',
      alt: 'Quatre cercles à anneaux, faits de carreaux. Un carreau est tourné et d’une autre couleur.',
    },
  },
  hero: {
    title: ['Agents d’IA', 'pour vos tâches', 'répétitives'],
    lead: 'Nous développons des agents intelligents sur mesure pour votre entreprise. Ils rapprochent les factures, trient les demandes et établissent les rapports dans les systèmes que vous utilisez déjà. Votre équipe récupère ces heures et garde les décisions.',
    secondary: { label: nameExamples(facts), page: 'services' },
    primary: { label: 'Décrire votre tâche', page: 'contact' },
    proof: facts.discoveryPrice
      ? `L’analyse préalable, notre première phase, est à prix forfaitaire\u00a0: CHF\u00a0${facts.discoveryPrice} hors TVA. Vous pouvez arrêter après chaque phase, et ce que vous avez payé vous reste.`
      : 'Vous commandez une phase à la fois. Vous pouvez arrêter après chaque phase, et ce que vous avez payé vous reste.',
    waiting: {
      waits: 'L’écriture comptable d’une facture vous attend.',
      turn: 'Donner votre accord',
      done: 'Accord donné et inscrit au journal.',
      runs: 'L’agent poursuit son travail.',
      example: 'Voir l’exemple complet',
      button: 'Donner votre accord à cette écriture',
      withoutScripts: 'L’écriture comptable d’une facture vous attend.',
    },
  },
  impact: {
    title: ['Ce que', 'vous y', 'gagnez'],
    measured: 'Vous mesurez\u00a0:',
    items: [
      {
        title: 'Service client automatisé',
        text: 'L’agent répond aux questions courantes d’après vos propres documents. Votre service client reçoit les autres, avec l’historique complet.',
        measure:
          'le délai jusqu’à la première réponse et les questions réglées sans l’aide d’un collaborateur.',
      },
      {
        title: 'Décider, chiffres à l’appui',
        text: 'Des agents établissent vos rapports à partir de vos propres systèmes. Chaque chiffre indique sa source, et vous pouvez le vérifier.',
        measure: 'le temps que demande un rapport et les chiffres dont la source est indiquée.',
      },
      {
        title: 'Efficacité opérationnelle',
        text: 'Des agents contrôlent, transmettent et recopient des données d’un système à l’autre. Votre équipe s’occupe des exceptions.',
        measure: 'le temps par cas et le taux d’erreur.',
      },
    ],
    pays: {
      title: 'Est-\u2060ce rentable\u00a0?',
      example: facts.example && {
        lead: 'Voici un exemple\u00a0: un agent rapproche chaque facture de sa commande et de son bon de livraison. Vos propres chiffres seront différents.',
        sum: [
          { value: facts.example.cases, text: 'factures par mois' },
          {
            sign: '×',
            value: `${facts.example.minutesSaved}`,
            text: `minutes gagnées sur chacune, qui en prend ${facts.example.minutesToday} aujourd’hui et ${facts.example.minutesWithAgent} avec l’agent`,
          },
          {
            sign: '×',
            value: facts.example.minutePrice,
            text: 'CHF pour une minute de travail de vos collaborateurs',
          },
          { sign: '−', value: facts.example.running, text: 'CHF par mois pour exploiter l’agent' },
          { sign: '=', value: facts.example.saving, text: 'CHF économisés chaque mois' },
        ],
        payback: {
          value: `${facts.example.months}`,
          note: `mois d’utilisation amortissent les CHF\u00a0${facts.example.invested} que vous engagez dans l’analyse préalable, la réalisation et ${facts.example.ownDays}\u00a0jours de travail de vos collaborateurs.`,
        },
        earning: {
          value: `${facts.example.earningMonths}`,
          note: `mois de plus, jusqu’à la fin de la troisième année, vous font économiser CHF\u00a0${facts.example.earned}.`,
        },
        year: 'Année',
        rings: `${facts.example.monthsShown}\u00a0anneaux, un par mois. Les ${facts.example.months}\u00a0premiers, jusqu’à l’amortissement, n’ont qu’un contour. Les ${facts.example.earningMonths}\u00a0autres sont pleins.`,
        note: joinSentences(
          'Les prix, hors TVA, sont au milieu de nos fourchettes.',
          facts.monthsToLive
            ? `Nous comptons les mois dès l’utilisation quotidienne, qui commence environ ${sayNumber(facts.monthsToLive)} mois après le début de l’analyse préalable.`
            : 'Nous comptons les mois dès l’utilisation quotidienne.',
        ),
      },
      formula: {
        lead: 'Deux calculs simples vous disent si un agent est rentable.',
        sums: [
          'Économie mensuelle = cas par mois × minutes gagnées par cas × coût d’une minute − coût mensuel d’exploitation',
          'Mois d’amortissement = (analyse préalable + réalisation + temps de vos collaborateurs) ÷ économie mensuelle',
        ],
      },
      text: 'Pendant l’analyse préalable, notre première phase, nous calculons l’amortissement pour votre propre tâche. S’il prend trop de temps, nous vous déconseillons l’agent.',
    },
    action: { label: 'Voir le déroulement d’un projet', page: 'methodology' },
  },
  closing: {
    title: ['Dites-nous', 'ce que vous', 'faites encore', 'et encore', 'et encore'],
    text: facts.answersWithinDays
      ? `Quelques lignes suffisent. L’un de nous vous répond ${sayWithin(facts.answersWithinDays)}. Si nous pouvons vous aider, le premier entretien, d’une demi-\u2060heure, est gratuit.`
      : 'Quelques lignes suffisent, et l’un de nous vous répond. Si nous pouvons vous aider, le premier entretien, d’une demi-\u2060heure, est gratuit.',
    action: { label: 'Nous écrire', page: 'contact' },
  },
});

function nameExamples(facts: Facts): string {
  const count = services(facts).blocks.filter(({ example }) => example).length;
  if (count === 0) return 'Voir nos services';
  return count === 1 ? 'Voir un exemple concret' : 'Voir des exemples concrets';
}
