import type { Facts, HomeWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';
import { sayInLanguages, sayNumber, sayWithin } from './sentences.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Accueil',
    title: 'Des agents IA pour vos tâches répétitives',
    description: facts.offer
      ? 'Des agents IA sur mesure rapprochent les factures, trient les tickets et préparent les rapports. Leur prix, leur rentabilité.'
      : 'Des agents IA sur mesure rapprochent les factures, trient les tickets et préparent les rapports, dans les systèmes que vous utilisez déjà.',
  },
  hero: {
    title: 'Agents IA\npour tâches\nrépétitives',
    lead: 'Nous développons des agents IA sur mesure qui rapprochent vos factures, trient vos tickets et préparent vos rapports, dans les systèmes que vous utilisez déjà. Votre équipe gagne du temps, et c’est toujours elle qui décide.',
    secondary: { label: 'Voir nos services', page: 'services' },
    primary: { label: 'Décrivez votre tâche', page: 'contact', anchor: 'draft-agents' },
    proof: facts.prices
      ? `L’analyse préalable, notre première phase, vous dit si un agent en vaut la peine. Elle coûte CHF ${facts.format(facts.prices.discovery)} au forfait, hors TVA. Vous pouvez vous arrêter après chaque phase : les résultats vous restent acquis.`
      : 'Vous ne commandez qu’une phase à la fois. Si vous vous arrêtez là, les résultats vous restent acquis.',
    waiting: {
      billed: 12,
      delivered: 10,
      waits: 'À vous :\n12 lampes facturées, 10 livrées.',
      turn: 'Payer 10',
      done: ['Écriture pour', '10 lampes\npréparée et consignée.'],
      example: 'Voir le cas complet',
    },
  },
  impact: {
    title: 'Ce que vous y gagnez',
    measured: 'Indicateurs :',
    items: [
      {
        title: 'Service client automatisé',
        text: 'À onze heures du soir, un client pose une question et obtient la réponse, tirée de vos documents. Si la question le dépasse, l’agent la transmet à votre équipe, avec tout l’historique.',
        measure:
          'le délai de première réponse et la part des questions réglées sans intervention humaine.',
      },
      {
        title: 'Décider, chiffres à l’appui',
        text: 'Le rapport du lundi est prêt le lundi, et personne n’a passé son vendredi à le préparer. Chaque chiffre y est accompagné de sa source.',
        measure: 'les heures consacrées à chaque rapport et la part des chiffres dont la source est indiquée.',
      },
      {
        title: 'Efficacité opérationnelle',
        text: 'Une commande arrive en PDF et se retrouve dans votre ERP sans que personne ait dû la saisir. En cas d’écart, l’agent consulte votre équipe.',
        measure: 'le temps par dossier et le taux d’erreur.',
      },
    ],
    action: { label: 'Voir un projet pas à pas', page: 'methodology' },
  },
  pays: facts.offer && {
    title: 'Est-ce rentable ?',
    lead: 'Prenons un agent qui rapproche les factures des commandes et des bons de livraison. Chez vous, les chiffres seront différents.',
    sum: [
      { value: facts.format(facts.offer.cases), text: 'factures par mois que votre ERP ne parvient pas à rapprocher' },
      {
        sign: '×',
        value: `${facts.offer.minutesSaved}`,
        text: `minutes gagnées sur chacune : ${facts.offer.minutesToday} à la main, ${facts.offer.minutesWithAgent} pour contrôler l’écriture de l’agent et répondre à ses questions`,
      },
      { sign: '×', value: `CHF ${facts.offer.minutePrice.toFixed(2)}`, text: 'par minute de travail de votre équipe' },
      { sign: '−', value: `CHF ${facts.format(facts.offer.running)}`, text: 'de frais d’exploitation par mois' },
      { sign: '=', value: `CHF ${facts.format(facts.offer.saving)}`, text: 'de gain net par mois' },
    ],
    payback: {
      value: `${facts.offer.months}`,
      text: `mois d’utilisation quotidienne pour amortir les CHF ${facts.format(facts.offer.invested)} investis dans l’analyse préalable, le développement et ${facts.offer.ownDays} jours de travail de votre équipe.`,
    },
    earning: {
      value: `${facts.offer.earningMonths}`,
      text: `mois de plus jusqu’à la fin de la troisième année d’utilisation, pour un gain net de CHF ${facts.format(facts.offer.earned)}, frais d’exploitation déduits.`,
    },
    rings: `${facts.offer.monthsShown} mois d’utilisation : pas encore amortis pendant les ${facts.offer.months} premiers, amortis pendant les ${facts.offer.earningMonths} autres.`,
    unit: 'Un anneau, un mois d’utilisation quotidienne.',
    range: describeRange(facts),
    note: joinSentences(
      `Avant l’utilisation quotidienne, comptez environ ${sayNumber(facts.offer.project.months)} mois pour l’analyse préalable, le développement et les tests, plus le temps de décider et d’ouvrir les accès.`,
      'Les prix se situent au milieu de nos fourchettes, hors TVA.',
    ),
    text: 'C’est le nombre de dossiers qui compte, et non la taille de votre entreprise. Pendant l’analyse préalable, nous faisons ce calcul pour votre tâche. Si le compte n’y est pas, nous vous conseillons de renoncer.',
  },
  closing: {
    title: 'Dites-nous ce que vous refaites encore et encore',
    text: `${describeReply(facts)}, et si nous pouvons vous aider, nous vous proposons un entretien gratuit d’une demi-heure.`,
    action: { label: 'Décrivez votre tâche', page: 'contact', anchor: 'draft-agents' },
  },
});

function describeRange({ offer, format }: Facts): string | undefined {
  if (!offer?.range) return undefined;
  const { monthsLow, monthsHigh, atHalf, leastCases } = offer.range;
  return joinSentences(
    monthsLow < monthsHigh
      ? `À nos prix les plus bas, l’amortissement prend ${sayNumber(monthsLow)} mois ; à nos prix les plus élevés, ${sayNumber(monthsHigh)}.`
      : '',
    atHalf ? `Avec ${format(atHalf.cases)} factures par mois, comptez ${sayNumber(atHalf.months)} mois.` : '',
    `Au-dessous de ${format(leastCases)} factures par mois, l’agent coûte plus qu’il ne rapporte.`,
  );
}

/** The start of a sentence. */
function describeReply({ answersHere, answerLanguages, answersWithinDays }: Facts): string {
  const within = sayWithin(answersWithinDays);
  return answersHere
    ? `Quelques lignes suffisent. Nous vous répondons personnellement${within}`
    : `Quelques lignes suffisent, en français si vous le souhaitez. Nous vous répondons personnellement ${sayInLanguages(answerLanguages)}${within}`;
}
