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
          'Agents d’IA sur mesure pour rapprocher vos factures, trier vos demandes et établir vos rapports. Voyez leur coût, le temps libéré et l’amortissement.',
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
    },
  },
  impact: {
    title: 'Ce que vous y gagnez',
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
          { value: facts.example.cases, text: 'factures par mois que votre ERP ne sait pas rapprocher' },
          {
            sign: '×',
            value: `${facts.example.minutesSaved}`,
            text: `minutes de moins par facture, soit ${facts.example.minutesWithAgent} avec l’agent au lieu de ${facts.example.minutesToday} aujourd’hui`,
          },
          {
            sign: '×',
            value: facts.example.minutePrice,
            text: 'CHF pour une minute de travail de vos collaborateurs',
          },
          { sign: '−', value: facts.example.running, text: 'CHF par mois pour exploiter l’agent' },
          { sign: '=', value: facts.example.saving, text: 'CHF de temps de travail libéré chaque mois' },
        ],
        payback: {
          value: `${facts.example.months}`,
          note: `mois d’utilisation amortissent votre mise de CHF\u00a0${facts.example.invested}\u00a0: l’analyse préalable, la réalisation et ${facts.example.ownDays}\u00a0jours de travail de vos collaborateurs.`,
        },
        earning: {
          value: `${facts.example.earningMonths}`,
          note: `mois de plus jusqu’à la fin de la troisième année, soit CHF\u00a0${facts.example.earned} de temps de travail libéré.`,
        },
        year: 'Année',
        rings: `${facts.example.monthsShown}\u00a0anneaux, un par mois\u00a0: ${facts.example.months} en contour jusqu’à l’amortissement, puis ${facts.example.earningMonths} en aplat.`,
        note: joinSentences(
          'Un anneau représente un mois d’utilisation quotidienne.',
          facts.monthsToLive
            ? `Auparavant, l’analyse préalable, la réalisation et les tests durent environ ${sayNumber(facts.monthsToLive)}\u00a0mois. S’y ajoute le temps qu’il vous faut pour décider et nous donner les accès.`
            : '',
          'Les prix, hors TVA, sont au milieu de nos fourchettes.',
        ),
      },
      formula: {
        lead: 'Deux calculs simples vous disent si un agent est rentable.',
        sums: [
          'Gain mensuel = cas par mois × minutes gagnées par cas × coût d’une minute − coût mensuel d’exploitation',
          'Mois d’amortissement = (analyse préalable + réalisation + temps de vos collaborateurs) ÷ gain mensuel',
        ],
      },
      text: 'Pendant l’analyse préalable, notre première phase, nous calculons l’amortissement pour votre propre tâche. Si l’amortissement est trop long, nous vous déconseillons l’agent.',
    },
    action: { label: 'Voir un projet pas à pas', page: 'methodology' },
  },
  closing: {
    title: 'Dites-nous ce que vous faites encore et encore et encore',
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
