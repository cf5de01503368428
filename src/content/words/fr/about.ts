import type { AboutWords, Facts } from '../../words.ts';
import { joinNames, joinSentences } from './sentences.ts';

export const about = (facts: Facts): AboutWords => ({
  page: {
    label: 'À propos',
    title: [`${facts.name}, ${facts.town} : société de services informatiques`, `À propos de ${facts.name}`],
    description: [
      `${facts.name}, société de services informatiques, ${facts.town} : sa mission, ses quatre valeurs, qui fait le travail, et le numéro IDE ${facts.uid}.`,
      `${facts.name}, société de services informatiques : sa mission, ses quatre valeurs et le numéro IDE ${facts.uid}.`,
    ],
    picture: {
      title: `Services informatiques, ${facts.town}`,
      alt: 'Une rangée de carreaux à anneaux, dont un d’une autre couleur.',
    },
  },

  head: {
    title: 'À propos',
    lead: `${facts.name} (${facts.town}) est une société de services informatiques. Elle développe des agents pour le travail de bureau répétitif, vérifie avec vos données si un modèle peut accomplir une tâche et crée des plateformes où vous servez de nombreux clients.`,
  },

  mission: {
    /** The heading is also the beginning of the sentence. */
    title: 'Notre mission',
    text: 'est de décharger les équipes de la part répétitive du travail de bureau et de leur laisser celle qui a besoin\u00a0d’elles.',
    people: {
      title: 'Qui fait le travail',
      // You promise: the first contact stays until handover; for an agent, the offer names the people, a stand-in or subcontractor needs the client's consent, what is made and paid for is handed over, and the client may show the test cases to other suppliers.
      text: joinSentences(
        describePeople(facts),
        'La première personne à qui vous parlez reste votre contact jusqu’à la reprise.',
        'Pour un agent, l’offre nomme les personnes qui font le travail ; un remplaçant ou un sous\u2011traitant n’intervient qu’avec votre accord.',
        'Ce qui est réalisé et payé vous est remis : code, cas\u00a0de\u00a0test et documents.',
        'Ne nous croyez pas sur parole : l’exploration aboutit à des cas\u00a0de\u00a0test tirés de vos propres dossiers, qui permettent de juger n’importe quel fournisseur.',
      ),
      action: { label: 'Lire l’offre type', page: 'methodology', anchor: 'offer' },
    },
  },

  values: {
    title: 'Valeurs',
    items: [
      {
        title: 'Innovation',
        // You promise: a new model is used only once it has passed the test on the client's cases.
        text: 'Un nouveau modèle n’est employé qu’après avoir réussi le test sur vos cas.',
      },
      {
        title: 'Excellence',
        // You promise: code is written and documented so that another team can take it over.
        text: 'Un code écrit et documenté pour qu’une autre équipe puisse le reprendre.',
      },
      {
        title: 'Le sens du client',
        // You promise: the client's people judge the result, by the test that was agreed.
        text: 'Vos processus dictent la conception ; vos équipes jugent le résultat selon le test convenu.',
      },
      {
        title: 'Impact',
        // You promise: you judge your work by the figure that was agreed beforehand.
        text: 'C’est le chiffre convenu avant la réalisation qui dit si l’agent a fait ses preuves.',
      },
    ],
  },

  companyInformation: {
    title: 'Entreprise',
    /** How the number checks itself; both figures are those of the owner's number. */
    arithmetic:
      `Multipliez chaque chiffre par le petit nombre placé à côté et additionnez : ${facts.uidSum}. Ajoutez le neuvième, ${facts.uidCheck} : onze divise le total. Cela ne protège que des fautes de frappe : que nous existons, et qui peut signer, le registre le dit.`,
    register: 'Notre inscription au registre public',
    waiting: { line: 'Un chiffre attend.', check: 'Vérifier le numéro', again: 'Recommencer' },
    labels: {
      name: 'Raison sociale',
      seat: 'Siège',
      founded: 'Fondée en',
      management: 'Direction',
      number: 'Numéro IDE',
      email: 'E\u2011mail',
    },
  },

  closing: {
    title: ['Écrivez à un humain'],
    // You promise: a person reads every email, and answers it under their own name.
    text: 'Quelqu’un lit votre e\u2011mail et y répond sous son propre nom.',
    action: { label: 'Nous écrire', page: 'contact' },
  },
});

function describePeople({ staff, management }: Facts): string {
  const answer = management.includes(', ') ? 'répondent' : 'répond';
  return joinSentences(
    staff ? `Nous sommes ${staff}\u00a0personnes.` : '',
    management && `${joinNames(management)} ${answer} de chaque projet.`,
  );
}
