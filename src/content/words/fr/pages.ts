import type { WordsOfPages } from '../../../site/pages.ts';
import type { Company } from '../../company.ts';

/** The first title and description that fit are used: with a long name or town, a shorter one. */
export const pages = ({ name, town, email, uid }: Company): WordsOfPages => ({
  home: {
    label: 'Accueil',
    title: [`Agents IA sur mesure, ${town} | ${name}`, `Agents IA sur mesure, ${town}`],
    description: [
      `${name}, ${town} : agents IA sur mesure pour le travail de bureau répétitif, dans les limites que vous fixez. Recherche appliquée en IA, plateformes SaaS.`,
      `${name} : agents IA sur mesure pour le travail de bureau répétitif, dans les limites que vous fixez.`,
    ],
    picture: {
      title: 'Des agents sur mesure pour ce qui se répète',
      alt: 'Une grille carrée de carreaux à anneaux, dont un d’une autre couleur.',
    },
  },
  services: {
    label: 'Services',
    title: [`Agents IA, recherche en IA, développement SaaS | ${name}`, 'Agents IA, recherche en IA, développement SaaS'],
    description: [
      `Agents IA sur mesure, recherche appliquée en IA et plateformes SaaS de ${name} : un exemple pour chaque service, et comment vos données sont traitées.`,
      'Agents IA sur mesure, recherche appliquée en IA et plateformes SaaS : un exemple pour chaque service, et comment vos données sont traitées.',
    ],
    picture: {
      title: 'Agents, recherche, plateformes',
      alt: 'Douze disques de trois tailles ; des lignes relient ceux qui sont proches, et l’un a une autre couleur.',
    },
  },
  methodology: {
    label: 'Méthode',
    title: [
      `Méthode : le déroulement d’un projet d’agent IA | ${name}`,
      'Méthode : le déroulement d’un projet d’agent IA',
    ],
    description: [
      'Exploration, réalisation itérative, déploiement : ce que vous recevez, où vous pouvez vous arrêter, et l’offre type, ligne par ligne.',
    ],
    picture: {
      title: 'La méthode Deliver Impact',
      alt: 'Un champ de carreaux à anneaux : en désordre en haut, des cercles entiers en bas, et entre eux un carreau d’une autre couleur.',
    },
  },
  about: {
    label: 'À propos',
    title: [`${name}, ${town} : société de services informatiques`, `À propos de ${name}`],
    description: [
      `${name}, société de services informatiques, ${town} : sa mission, ses quatre valeurs, qui fait le travail, et le numéro IDE ${uid}.`,
      `${name}, société de services informatiques : sa mission, ses quatre valeurs et le numéro IDE ${uid}.`,
    ],
    picture: {
      title: `Services informatiques, ${town}`,
      alt: 'Une rangée de carreaux à anneaux, dont un d’une autre couleur.',
    },
  },
  contact: {
    label: 'Contact',
    title: [`Contacter ${name}, ${town} : e-mail et adresse`, `Contacter ${name}`],
    description: [
      `Écrivez à ${email}. Adresse et numéro IDE de ${name}, ${town}, et la suite donnée à votre e-mail.`,
      `Écrivez à ${email}. Adresse et numéro IDE de ${name}.`,
    ],
    picture: {
      title: 'Écrivez-nous',
      alt: 'Une rangée de carreaux à anneaux, dont un d’une autre couleur.',
    },
  },
  notFound: {
    title: [`Page introuvable | ${name}`, 'Page introuvable'],
    description: ['Cette adresse ne mène à aucune page de ce site.'],
  },
});
