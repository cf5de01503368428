import type { AboutWords, Facts } from '../../words.ts';
import { sayInTown } from './sentences.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'À propos',
    title: [
      `${facts.name}\u00a0: société de services informatiques ${sayInTown(facts.town)}`,
      `À propos de ${facts.name}`,
    ],
    description: [
      `${facts.name} est une société de services informatiques établie ${sayInTown(facts.town)}\u00a0: sa mission, ses quatre valeurs, qui fait le travail, et son numéro IDE ${facts.uid}.`,
      `${facts.name} est une société de services informatiques\u00a0: sa mission, ses quatre valeurs et son numéro IDE ${facts.uid}.`,
    ],
    picture: {
      title: `Services informatiques ${sayInTown(facts.town)}`,
      alt: 'Des rangées d’anneaux.',
    },
  },

  head: {
    title: 'À propos',
    lead: `${facts.name} est une société de services informatiques établie ${sayInTown(facts.town)}. Nous développons des agents pour le travail de bureau répétitif, vérifions sur vos données si un modèle peut accomplir une tâche et créons des plateformes qui servent de nombreux\u00a0clients.`,
  },

  mission: {
    /** The heading is also the beginning of the sentence. */
    title: 'Notre mission',
    text: 'est de décharger les équipes de la part répétitive du travail de bureau et de leur laisser celle qui a besoin\u00a0d’elles.',
  },

  people: {
    title: 'Qui fait le travail',
    count: facts.staff ? `${facts.staff}\u00a0personne${facts.staff === 1 ? '' : 's'}` : '',
    lines: [
      ...describeManagers(facts),
      'Votre premier interlocuteur le reste jusqu’à la reprise.',
      'L’offre nomme les personnes qui font le travail\u00a0; un remplaçant ou un sous-\u2060traitant n’intervient qu’avec votre\u00a0accord.',
      'Vous détenez code, cas de\u00a0test et documents dès leur création\u00a0; dès le paiement, ils vous\u00a0appartiennent.',
    ],
    proof: {
      title: 'Ne nous croyez pas sur\u00a0parole.',
      lines: [
        'La phase d’exploration aboutit à des cas de\u00a0test tirés de vos propres dossiers, qui permettent de juger n’importe quel fournisseur, nous\u00a0compris.',
        'Nous ne nommons nos clients qu’avec leur accord. Demandez à en appeler un avant de signer\u00a0; si aucun n’a de travail comparable au\u00a0vôtre, nous vous le disons.',
      ],
    },
    action: { label: 'Lire l’offre type', page: 'methodology', anchor: 'blank-offer' },
  },

  values: {
    title: 'Valeurs',
    items: [
      {
        title: 'Innovation',
        text: 'Nous n’employons un nouveau modèle qu’une fois qu’il a réussi le test sur vos\u00a0cas.',
      },
      {
        title: 'Excellence',
        text: 'Nous écrivons et documentons le code pour qu’une autre équipe puisse le reprendre.',
      },
      {
        title: 'Sens du client',
        text: 'Nous concevons d’après vos processus\u00a0; vos équipes jugent le résultat selon le test\u00a0convenu.',
      },
      {
        title: 'Impact',
        text: 'C’est l’indicateur convenu avant la réalisation qui dit si l’agent a fait ses\u00a0preuves.',
      },
    ],
  },

  companyInformation: {
    title: 'Entreprise',
    /** How the number checks itself. */
    arithmetic: `Multipliez chacun des huit premiers chiffres par le petit nombre placé dessous et additionnez les produits\u00a0: vous obtenez ${facts.uidSum}. Ajoutez le neuvième chiffre, ${facts.uidCheck}, et le total est divisible par\u00a011. Ce calcul ne détecte que les fautes de frappe\u00a0; pour savoir si nous existons et qui peut signer, consultez le registre du\u00a0commerce.`,
    register: 'Notre inscription au registre public',
    labels: {
      name: 'Raison sociale',
      seat: 'Siège',
      address: 'Adresse',
      founded: 'Fondée en',
      management: 'Direction',
      number: 'Numéro IDE',
    },
  },

  closing: {
    title: ['Écrivez à un humain'],
    text: 'La personne qui lit votre e-\u2060mail y\u00a0répond elle-\u2060même et signe sa réponse de son\u00a0nom.',
    action: { label: 'Nous écrire', page: 'contact' },
  },
});

function describeManagers({ management, managers }: Facts): string[] {
  if (management.length === 0) return [];
  return [`${managers} ${management.length === 1 ? 'dirige' : 'dirigent'} chaque\u00a0projet.`];
}
