import type { Facts, HomeWords } from '../../words.ts';
import { joinSentences, sayInTown, sayNumber, sayWithin } from './sentences.ts';
import services from './services.ts';

export default (facts: Facts): HomeWords => ({
  page: {
    label: 'Accueil',
    title: [
      `Agents d’IA sur mesure ${sayInTown(facts.town)} | ${facts.name}`,
      `Agents d’IA sur mesure ${sayInTown(facts.town)}`,
    ],
    description: [
      `${facts.name}, société de services informatiques ${sayInTown(facts.town)}\u00a0: agents d’IA sur mesure pour le travail de bureau répétitif, recherche appliquée et plateformes SaaS.`,
      `${facts.name}, société de services informatiques\u00a0: agents d’IA sur mesure pour le travail de bureau répétitif.`,
    ],
    picture: {
      title: 'Des agents d’IA pour ce qui se répète',
      alt: 'Une grille carrée de carreaux à anneaux, dont un d’une autre couleur.',
    },
  },

  hero: {
    /** The lines as they fit half a page; tablets ignore these line breaks. */
    title: ['Agents d’IA', 'pour ce qui', 'se répète'],
    lead: 'Factures à rapprocher, demandes à trier, chiffres à réunir\u00a0: nous développons des agents d’IA intelligents sur\u00a0mesure qui s’en chargent pour votre entreprise, dans vos systèmes, dans vos\u00a0limites.',
    secondary: { label: nameExamples(facts), page: 'services' },
    primary: { label: 'Nous écrire', page: 'contact' },
    proof: joinSentences(
      facts.discoveryPrice && 'L’exploration a un prix fixe.',
      'Vous\u00a0pouvez arrêter après chaque\u00a0phase. Le code est\u00a0à vous.',
    ),
    /** Below the drawing, whose tiles turn by themselves, all but one. */
    waiting: {
      waits: 'Une étape attend votre accord.',
      turn: 'Validez-\u2060la.',
      done: 'Étape validée.',
      runs: 'Le reste se fait tout\u00a0seul.',
      example: 'Voir un cas complet',
      button: 'Validez-\u2060la\u00a0: l’étape qui attend votre accord',
      withoutScripts: 'Une étape attend un accord.',
    },
  },

  impact: {
    title: ['Ce que', 'vous y', 'gagnez'],
    /** Before what a client can measure to know that it worked. */
    measured: 'Ce que l’on mesure\u00a0:',
    items: [
      {
        title: 'Service client automatisé',
        text: 'L’agent répond aux questions courantes d’après vos propres documents. Si la réponse n’y figure\u00a0pas, il passe la main à un collaborateur, avec le contexte.',
        measure: 'le délai jusqu’à la première réponse et la part des questions réglées sans intervention humaine.',
      },
      {
        title: 'Décider, chiffres à l’appui',
        text: 'Des agents réunissent les chiffres issus des systèmes que vous utilisez déjà et indiquent l’origine de\u00a0chacun.',
        measure: 'le temps que demande un rapport et la part des chiffres dont la source est\u00a0connue.',
      },
      {
        title: 'Efficacité opérationnelle',
        text: 'Contrôles, transmissions et ressaisies d’un système à l’autre se font en arrière-\u2060plan. Votre équipe s’occupe des\u00a0exceptions.',
        measure: 'le temps par dossier et les erreurs découvertes après\u00a0coup.',
      },
    ],
    pays: {
      title: 'Est-\u2060ce rentable\u00a0?',
      formulas: [
        {
          operands: [
            { text: 'Cas par mois' },
            { sign: '×', text: 'minutes gagnées par cas' },
            { sign: '×', text: 'coût d’une minute' },
            { sign: '−', text: 'frais d’exploitation' },
          ],
          result: 'économie mensuelle',
        },
        {
          operands: [
            { text: 'Prix de l’exploration' },
            { sign: '+', text: 'prix de la réalisation' },
            { sign: '÷', text: 'économie mensuelle' },
          ],
          result: 'nombre de mois d’amortissement',
        },
      ],
      text: 'Dans la phase d’exploration, la première des trois, nous comptons vos cas, mesurons leur durée et estimons le reste. Si ce nombre de mois est trop élevé, nous vous déconseillons le projet.',
    },
    action: { label: 'Voir notre méthode', page: 'methodology' },
  },

  closing: {
    /** A line that is repeated is read aloud once. */
    title: ['Dites-nous', 'ce qui', 'se répète', 'se répète', 'se répète'],
    text: `Un e-\u2060mail suffit. ${facts.answersWithinDays ? `${sayWithin(facts.answersWithinDays)}, vous` : 'Vous'} recevez une réponse personnelle. La première demi-\u2060heure d’entretien est\u00a0gratuite.`,
    action: { label: 'Nous écrire', page: 'contact' },
  },
});

function nameExamples(facts: Facts): string {
  const count = services(facts).blocks.filter(({ example }) => example).length;
  if (count === 0) return 'Voir nos services';
  return `Voir ${sayNumber(count)}\u00a0exemple${count === 1 ? '' : 's'}`;
}
