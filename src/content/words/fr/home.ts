import type { Facts, HomeWords } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Accueil',
    title: 'Des agents IA pour vos tâches répétitives',
    description: facts.offer
      ? 'Des agents IA sur mesure rapprochent les factures, trient les tickets et préparent les rapports. Leur prix et leur durée d’amortissement.'
      : 'Des agents IA sur mesure rapprochent les factures, trient les tickets et préparent les rapports, dans les systèmes que vous utilisez déjà.',
  },
  hero: {
    title: 'Agents IA\npour vos tâches\nrépétitives',
    lead: 'Nous développons des agents IA sur mesure qui rapprochent vos factures, trient vos tickets et préparent vos rapports, dans les systèmes que vous utilisez déjà. Votre équipe gagne des heures, et c’est elle qui décide.',
    secondary: { label: 'Voir nos services', page: 'services' },
    primary: { label: 'Décrire votre tâche', page: 'contact', anchor: 'draft-agents' },
    priceNote: facts.prices
      ? `L’analyse préalable, notre première phase, coûte CHF ${facts.format(facts.prices.discovery)} hors TVA et vous dit si un agent en vaut la peine. Si nous en développons un, vous ne payez les derniers 25 % qu’une fois l’objectif atteint.`
      : 'Vous ne commandez qu’une phase à la fois, et vous ne payez les derniers 25 % d’un agent qu’une fois l’objectif atteint.',
    invoice: {
      billed: { before: 'Exemple de facture :', number: 12, after: 'lampes' },
      delivered: { before: 'Livraison :', number: 10 },
      time: '09:14',
      asks: 'L’agent demande :',
      question: 'Combien en payons-nous ?',
      answers: {
        fewer: {
          label: 'En payer 10',
          done: 'L’écriture pour 10 lampes est prête.\nLa comptabilité la contrôle maintenant.',
        },
        all: {
          label: 'En payer 12',
          done: 'L’écriture pour les 12 lampes est prête.\nLe journal indique qu’il en manque 2.',
        },
      },
    },
  },
  services: { title: 'Nos services' },
  impact: {
    title: 'Ce que vous y gagnez',
    items: [
      {
        title: 'Service client automatisé',
        text: 'Un client qui écrit à onze heures du soir reçoit sa réponse, tirée de vos documents.',
      },
      {
        title: 'Des décisions fondées sur les chiffres',
        text: 'Le rapport du lundi est prêt le lundi, la source de chaque chiffre y figure, et personne n’a passé son vendredi à le préparer.',
      },
      {
        title: 'Efficacité opérationnelle',
        text: 'Une commande reçue en PDF entre dans votre ERP sans que personne la saisisse.',
      },
    ],
    action: { label: 'Voir un projet pas à pas', page: 'methodology' },
  },
  pays: facts.offer && describePayback(facts.offer, facts),
  closing: {
    title: 'Dites-nous ce que vous faites et refaites sans cesse',
    text: 'Le premier entretien est gratuit.',
    action: { label: 'Décrire votre tâche', page: 'contact', anchor: 'draft-agents' },
  },
});

function describePayback(offer: NonNullable<Facts['offer']>, { format, formatPrice }: Facts): HomeWords['pays'] {
  const { months, earningMonths, range } = offer;
  return {
    title: 'Est-ce rentable ?',
    lead: `Prenons un agent qui rapproche les factures des commandes et des bons de livraison. Traitée à la main, une facture vous coûte CHF ${formatPrice(offer.priceByHand)} ; une fois l’agent en service, CHF ${formatPrice(offer.priceWithAgent)}.`,
    sum: [
      { value: format(offer.cases), text: 'factures par mois que votre ERP ne rapproche pas' },
      {
        value: `× ${offer.minutesSaved}`,
        text: `${offer.minutesSaved === 1 ? 'minute gagnée' : 'minutes gagnées'} sur chacune, soit ${format(offer.hoursSaved)} heures par mois :`,
        note: `${offer.minutesToday} à la main, contre ${offer.minutesWithAgent} pour contrôler l’écriture et répondre aux questions de l’agent`,
      },
      { value: `× CHF ${formatPrice(offer.minutePrice)}`, text: 'par minute de travail de votre équipe' },
      { value: `− CHF ${format(offer.running)}`, text: 'd’exploitation par mois' },
      { value: `CHF ${format(offer.saving)}`, text: 'd’économie par mois, si ces heures servent à autre chose' },
    ],
    legend: 'Un anneau représente un mois d’utilisation quotidienne. Les plus fins remboursent l’agent.',
    payback: {
      value: months,
      text: `mois d’utilisation quotidienne pour amortir CHF ${format(offer.invested)} : ${format(offer.discovery)} pour l’analyse préalable, ${format(offer.price)} pour le développement et ${format(offer.ownDaysPrice)} pour ${offer.ownDays} jours de travail de votre équipe.`,
    },
    earning: {
      value: earningMonths,
      text: `mois de plus jusqu’à la fin de la troisième année d’utilisation. Vous économisez alors CHF ${format(offer.earned)}, frais d’exploitation déduits.`,
    },
    alternative: `${offer.monthsShown} mois d’utilisation : ${months} jusqu’à l’amortissement, puis ${earningMonths}.`,
    text: 'C’est le nombre de dossiers qui compte, et non la taille de votre entreprise. Pendant l’analyse préalable, nous refaisons ce calcul avec vos chiffres. Si le compte n’y est pas, nous vous conseillons de renoncer.',
    note: joinSentences(
      range
        ? `Le calcul retient le milieu de nos fourchettes : aux prix les plus bas, l’amortissement prend ${range.low.months} mois, aux plus élevés, ${range.high.months}.`
        : '',
      `L’agent est amorti en trois ans à partir de ${format(offer.leastCases)} factures par mois${range ? `, de ${format(range.high.leastCases)} aux prix les plus élevés` : ''}.`,
      'S’y ajoutent le temps de votre équipe informatique, les frais éventuels de l’éditeur de votre ERP et la TVA.',
    ),
  };
}
