import type { Facts, HomeWords } from '../../../site/words.ts';
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
    lead: 'Nous développons des agents IA qui rapprochent vos factures, trient vos tickets et préparent vos rapports, dans les systèmes que vous utilisez déjà. Votre équipe gagne du temps, et c’est toujours elle qui décide.',
    secondary: { label: 'Voir nos services', page: 'services' },
    primary: { label: 'Décrivez votre tâche', page: 'contact', anchor: 'draft-agents' },
    proof: facts.prices
      ? `L’analyse préalable, notre première phase, coûte CHF ${facts.format(facts.prices.discovery)} hors TVA et vous dit si un agent en vaut la peine. Vous ne payez les derniers 25 % de son prix que lorsqu’il atteint l’objectif.`
      : 'Vous ne commandez qu’une phase à la fois. Si vous vous arrêtez là, les résultats vous restent acquis.',
    waiting: {
      billed: { label: 'Lampes facturées', number: 12 },
      delivered: { label: 'Lampes livrées', number: 10 },
      time: '09:14',
      question: 'Combien en payons-nous ?',
      turn: 'Payer 10',
      done: 'Écriture pour 10 lampes préparée et consignée.',
      example: 'Voir le cas complet',
    },
  },
  impact: {
    title: 'Ce que vous y gagnez',
    items: [
      {
        title: 'Service client automatisé',
        text: 'À onze heures du soir, un client pose une question et obtient la réponse, tirée de vos documents.',
      },
      {
        title: 'Décider, chiffres à l’appui',
        text: 'Le rapport du lundi est prêt le lundi matin, et chaque chiffre y est accompagné de sa source.',
      },
      {
        title: 'Efficacité opérationnelle',
        text: 'Une commande arrive en PDF et se retrouve dans votre ERP sans que personne ait dû la saisir.',
      },
    ],
    action: { label: 'Voir un projet pas à pas', page: 'methodology' },
  },
  pays: facts.offer && {
    title: 'Est-ce rentable ?',
    lead: 'Prenons un agent qui rapproche les factures des commandes et des bons de livraison. Chez vous, les chiffres seront différents.',
    sum: [
      { value: facts.format(facts.offer.cases), text: 'factures par mois que votre ERP ne rapproche pas' },
      {
        value: `× ${facts.offer.minutesSaved}`,
        text: `minutes gagnées : ${facts.offer.minutesToday} à la main, ${facts.offer.minutesWithAgent} avec l’agent`,
      },
      { value: `× CHF ${facts.offer.minutePrice.toFixed(2)}`, text: 'par minute de travail de votre équipe' },
      { value: `− CHF ${facts.format(facts.offer.running)}`, text: 'd’exploitation par mois' },
      { value: `CHF ${facts.format(facts.offer.saving)}`, text: 'gagnés chaque mois' },
    ],
    payback: {
      value: `${facts.offer.months}`,
      text: `mois, un anneau chacun, pour amortir CHF ${facts.format(facts.offer.invested)} : l’analyse préalable, le développement et ${facts.offer.ownDays} jours de travail de votre équipe.`,
    },
    earning: {
      value: `${facts.offer.earningMonths}`,
      text: `de plus jusqu’à la fin de la troisième année. Frais d’exploitation déduits, vous gagnez CHF ${facts.format(facts.offer.earned)}.`,
    },
    rings: `${facts.offer.monthsShown} mois d’utilisation : pas encore amortis pendant les ${facts.offer.months} premiers, amortis pendant les ${facts.offer.earningMonths} autres.`,
    least: `Au-dessous de ${facts.format(facts.offer.leastCases)} factures par mois, il faut plus de trois ans, et nous vous le déconseillons.`,
    note: `Pendant l’analyse préalable, nous faisons ce calcul pour votre tâche. Ici, les prix se situent au milieu de nos fourchettes, hors TVA. Le temps de votre équipe informatique et ce que facture l’éditeur de votre ERP viennent en plus. Avant l’utilisation, comptez environ ${sayNumber(facts.offer.project.months)} mois d’analyse, de développement et de tests.`,
  },
  closing: {
    title: 'Dites-nous ce que vous refaites encore et encore',
    text: `${describeReply(facts)}, et si nous pouvons vous aider, nous vous proposons un entretien gratuit d’une demi-heure.`,
    action: { label: 'Décrivez votre tâche', page: 'contact', anchor: 'draft-agents' },
  },
});

/** The start of a sentence. */
function describeReply({ answersHere, answerLanguages, answersWithinDays }: Facts): string {
  const within = sayWithin(answersWithinDays);
  return answersHere
    ? `Quelques lignes suffisent. Nous vous répondons personnellement${within}`
    : `Quelques lignes suffisent, en français si vous le souhaitez. Nous vous répondons personnellement ${sayInLanguages(answerLanguages)}${within}`;
}
