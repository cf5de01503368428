import type { AboutWords } from '../../../site/words.ts';
import type { Company } from '../../company.ts';

export const about = (company: Company): AboutWords => ({
  head: {
    title: 'À propos',
    lead: `${company.name} est une société de services informatiques. Siège : ${company.town}. Elle construit des agents pour le travail de bureau qui se répète, étudie ce qu’un modèle peut faire de vos données et développe des plateformes que beaucoup de clients partagent.`,
  },

  mission: {
    /** The heading is also the beginning of the sentence. */
    title: 'Notre mission',
    text: 'est de libérer les gens de la part du travail de bureau qui se répète, et de leur laisser celle qui demande une personne.',
    people: {
      title: 'Qui fait le travail',
      // You promise: the offer names the people, a stand-in or subcontractor needs the client's consent, what is made and paid for is handed over, and the client may show the test cases to other suppliers.
      text: 'L’offre nomme les personnes qui feront le travail. Un sous-traitant n’intervient qu’avec votre accord. Tout ce qui est fait vous est remis : code, cas de test et documents.',
      action: { label: 'Lire l’offre vierge', page: 'methodology', anchor: 'offer' },
    },
  },

  values: {
    title: 'Valeurs',
    items: [
      {
        title: 'Innovation',
        // You promise: a new model or method is used only once it has passed the test on the client's cases.
        text: 'Un nouveau modèle ou procédé ne remplace l’ancien que s’il le bat sur vos cas.',
      },
      {
        title: 'Excellence',
        // You promise: code is written and documented so that another team can take it over.
        text: 'Un code écrit et documenté pour qu’une autre équipe puisse le reprendre.',
      },
      {
        title: 'Proximité',
        // You promise: the client's people judge the result, by the test that was agreed.
        text: 'Vos processus décident de la conception ; vos gens jugent le résultat par le test convenu.',
      },
      {
        title: 'Effet',
        // You promise: you judge your work by the figure that was agreed beforehand.
        text: 'Nous jugeons notre travail au chiffre convenu avant le début de la construction.',
      },
    ],
  },

  companyInformation: {
    title: 'Entreprise',
    /** How the number checks itself; both figures are those of the owner's number. */
    arithmetic: (sum: number, check: number) =>
      `Le neuvième chiffre vérifie les huit autres. Multipliez chacun par le petit nombre à côté : la somme est ${sum}. En ajoutant ${check}, on obtient un multiple de onze.`,
    labels: {
      name: 'Nom',
      seat: 'Siège',
      founded: 'Fondée en',
      management: 'Direction',
      number: 'IDE',
      email: 'E-mail',
    },
  },

  closing: {
    title: ['Écrivez à quelqu’un'],
    // You promise: a person reads every email, and a person answers it and gives a name.
    text: 'Une personne lit votre e-mail, et c’est elle qui répond.',
    action: { label: 'Nous écrire', page: 'contact' },
  },
});
