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
      `${facts.name} est une société de services informatiques ${sayInTown(facts.town)}. Voyez ${facts.people.length > 0 ? 'qui fait le travail, ' : ''}ce que vous pouvez vérifier avant de signer et nos valeurs.`,
      `Voyez ${facts.people.length > 0 ? 'qui fait le travail, ' : ''}ce que vous pouvez vérifier avant de signer et quelles sont nos valeurs.`,
    ],
    picture: {
      title: `Services informatiques ${sayInTown(facts.town)}`,
      alt: facts.staff
        ? 'Des figures faites de quarts d’anneau, une pour chaque personne de l’entreprise. Toutes sont différentes.'
        : 'Des figures faites de quarts d’anneau. Toutes sont différentes.',
    },
  },
  head: {
    title: 'À propos',
    lead: `${facts.name} est une société de services informatiques établie ${sayInTown(facts.town)}. Nous développons des agents d’IA pour les tâches répétitives. Nous testons des modèles d’IA sur vos données et créons des plateformes SaaS.`,
  },
  mission: {
    title: 'Notre mission',
    text: 'est de décharger les équipes des tâches de bureau répétitives et de leur laisser les\u00a0décisions.',
  },
  people: {
    title: 'Qui fait le travail',
    count: facts.staff ? `${facts.staff}\u00a0${facts.staff === 1 ? 'personne' : 'personnes'}` : '',
    roles: {
      'Erika Muster': 'conçoit votre agent et en relit le code',
      'Max Muster': 'relève votre processus et mène les tests avec vos collaborateurs',
    },
    lines: [
      'Votre premier interlocuteur vous accompagne, du premier entretien jusqu’à l’assistance. Si cela doit changer, nous vous en avertissons à l’avance.',
      'Votre offre nomme toutes les personnes qui travailleront pour vous. Nous vous consultons avant de faire intervenir un remplaçant ou un sous-\u2060traitant.',
    ],
    proof: {
      title: 'Mettez-\u2060nous à l’épreuve avant de signer.',
      lines: [
        'Cherchez-\u2060nous dans le registre du commerce. Il indique qui peut signer pour nous.',
        ...(facts.certificates
          ? [`Demandez à voir nos documents de certification\u00a0: ${facts.certificates}.`]
          : []),
        'Demandez à appeler un client. Nous ne nommons nos clients qu’avec leur accord. Si aucun n’a de travail comparable au vôtre, nous vous le dirons.',
        'Venez à un entretien avec votre équipe informatique. Les personnes qui développeraient votre agent répondront à ses questions.',
        'Confiez les cas de test de l’analyse préalable à n’importe quel autre fournisseur, et comparez ses résultats aux nôtres.',
        'Demandez la même chose à votre intégrateur ERP\u00a0: un prix forfaitaire, des tests sur vos cas et un code qui vous appartient. Puis choisissez.',
      ],
    },
    action: { label: 'Lire ce que dit notre contrat', page: 'methodology', anchor: 'contract' },
  },
  values: {
    title: 'Valeurs',
    items: [
      {
        title: 'Innovation',
        text: 'Nous n’utilisons un nouveau modèle qu’une fois qu’il a réussi le test sur vos cas.',
      },
      {
        title: 'Excellence',
        text: 'Nous écrivons et documentons le code de sorte qu’une autre équipe puisse le reprendre.',
      },
      {
        title: 'Sens du client',
        text: 'Votre processus façonne l’agent, et vos collaborateurs jugent le résultat.',
      },
      {
        title: 'Impact',
        text: 'L’indicateur dont nous convenons avant la réalisation décide si l’agent fait ses preuves.',
      },
    ],
  },
  companyInformation: {
    title: 'Entreprise',
    register: facts.registerEntry ? 'Voir notre inscription au registre du commerce' : 'Registre du commerce',
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
    title: 'Écrivez à l’un de nous',
    text: 'La personne qui lit votre e-\u2060mail y répond elle-\u2060même, sous son propre nom.',
    action: { label: 'Nous écrire', page: 'contact' },
  },
});
