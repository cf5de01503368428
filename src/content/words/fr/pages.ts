import type { WordsOfPages } from '../../../site/pages.ts';
import type { Company } from '../../company.ts';

/** Of titles and descriptions the first that fits is taken; a long name or town needs a shorter one. */
export const pages = ({ name, town, email, uid }: Company): WordsOfPages => ({
  home: {
    label: 'Accueil',
    title: [`Agents IA sur mesure, ${town} | ${name}`, `Agents IA sur mesure, ${town}`],
    description: [
      `${name}, ${town}, construit des agents IA sur mesure pour le travail de bureau répétitif, dans vos limites. Aussi recherche en IA et SaaS.`,
      `${name} construit des agents IA sur mesure pour le travail de bureau qui se répète.`,
    ],
    picture: {
      title: 'Des agents sur mesure pour ce qui se répète',
      alt: 'Un carré de carreaux à anneaux, dont un d’une autre couleur.',
    },
  },
  services: {
    label: 'Services',
    title: [`Agents IA, recherche en IA, SaaS | ${name}`, 'Agents IA, recherche en IA, SaaS'],
    description: [
      `Agents IA sur mesure, recherche appliquée en IA et plateformes SaaS de ${name} : un exemple de chacun, et le sort de vos données.`,
      'Agents IA sur mesure, recherche appliquée en IA et plateformes SaaS : un exemple de chacun, et le sort de vos données.',
    ],
    picture: {
      title: 'Agents, recherche, plateformes',
      alt: 'Douze disques de trois tailles ; des lignes relient ceux qui sont proches, et l’un a une autre couleur.',
    },
  },
  methodology: {
    label: 'Méthode',
    title: [
      `Méthode : le déroulement d’un projet d’IA | ${name}`,
      'Méthode : le déroulement d’un projet d’IA',
    ],
    description: [
      'Exploration, développement itératif, déploiement : ce que vous recevez, où vous pouvez arrêter, et chaque ligne de l’offre avant remplissage.',
    ],
    picture: {
      title: 'La méthode Deliver Impact',
      alt: 'Un champ de carreaux à anneaux : en désordre en haut, des cercles entiers en bas, et entre eux un carreau d’une autre couleur.',
    },
  },
  about: {
    label: 'À propos',
    title: [`${name}, ${town} : IA et logiciels`, `À propos de ${name}`],
    description: [
      `${name}, ${town} : une société d’IA et de logiciels. Sa mission, ses quatre valeurs, qui fait le travail, et l’IDE ${uid}.`,
      `${name} : sa mission, ses quatre valeurs, qui fait le travail, et l’IDE ${uid}.`,
    ],
    picture: {
      title: `IA et logiciels, ${town}`,
      alt: 'Une rangée de carreaux à anneaux, dont un d’une autre couleur.',
    },
  },
  contact: {
    label: 'Contact',
    title: [`Contact : ${name}, ${town}, e-mail et adresse`, `Contact : ${name}`],
    description: [
      `Écrivez à ${email}. Adresse et IDE de ${name}, ${town}, et ce qui se passe après votre e-mail.`,
      `Écrivez à ${email}. Adresse et IDE de ${name}.`,
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
