import type { AboutWords, Facts } from '../../../site/words.ts';
import { sayInTown } from './sentences.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'À propos',
    title: `Services informatiques ${sayInTown(facts.town)}`,
    description: `${facts.people.length > 0 ? 'Qui travaille pour vous, comment' : 'Comment'} nous évaluer avant de signer et ce qui vous reste si nous disparaissons.`,
  },
  head: {
    title: 'À propos',
    mission: 'Notre mission est d’ôter au travail de bureau sa part de routine et de laisser les décisions aux humains.',
    lead: `${facts.shortName} est une société de services informatiques établie ${sayInTown(facts.town)}. Nous développons des agents IA pour les tâches répétitives, testons des modèles d’IA sur vos données et créons des plateformes SaaS.`,
    count: facts.staff ? `${facts.staff} ${facts.staff === 1 ? 'personne' : 'personnes'}` : '',
    roles: {
      'Erika Muster': 'conçoit votre agent et en relit le code',
      'Max Muster': 'cartographie votre processus et mène les tests avec votre équipe',
    },
    waiting: {
      title: 'Qui travaillera pour vous ?',
      action: {
        label: 'Décrivez-nous votre tâche. Vous trouverez les noms dans l’offre.',
        page: 'contact',
        anchor: 'draft-question',
      },
    },
  },
  work: {
    title: 'Qui travaille pour vous',
    lines: [
      'Votre interlocuteur reste le même, du premier entretien à l’assistance. S’il doit changer, nous vous en avertissons à l’avance.',
      'L’offre nomme toutes les personnes qui travailleront pour vous. Nous vous demandons votre accord avant de remplacer l’une d’elles ou de faire appel à un sous-traitant.',
    ],
  },
  proof: {
    title: 'Vérifiez avant de signer',
    terms: [
      {
        title: 'Consultez le registre',
        text: 'Le registre du commerce indique qui peut signer pour nous.',
      },
      ...(facts.certificateNames
        ? [{ title: 'Exigez des preuves', text: `Demandez à voir nos certificats : ${facts.certificateNames}.` }]
        : []),
      {
        title: 'Appelez un client',
        text: 'Demandez-nous un nom pour une tâche comparable à la vôtre. Nous ne citons nos clients qu’avec leur accord. S’il n’y en a aucun, nous vous le dirons.',
      },
      {
        title: 'Amenez votre équipe informatique',
        text: 'Lors d’un entretien, les personnes qui développeraient votre agent répondent à ses questions.',
      },
      {
        title: 'Interrogez votre intégrateur',
        text: 'Propose-t-il un prix forfaitaire, des tests sur vos dossiers et un code qui vous appartient ? Ensuite, à vous de choisir.',
      },
    ],
  },
  tomorrow: {
    title: 'Et si nous n’étions plus là demain ?',
    points: [
      {
        title: 'Code et comptes',
        text: 'Le code serait déjà dans votre dépôt Git, et les comptes à votre nom.',
      },
      {
        title: 'Documentation',
        text: 'Avec elle et vos cas de test, une autre équipe pourrait prendre le relais.',
      },
      { title: 'L’agent', text: 'Vous pourriez l’arrêter sans nous, ou continuer à l’utiliser.' },
    ],
    action: { label: 'Lire ce que dit notre contrat', page: 'methodology', anchor: 'contract' },
  },
  // customers: {
  //   title: 'Clients',
  //   items: [{ task: 'Rapprocher 800 factures par mois', result: 'Deux jours gagnés par mois', by: 'Anna Exemple, Exemple SA' }],
  // },
  values: {
    title: 'Valeurs',
    items: [
      {
        title: 'Innovation',
        text: 'De nouveaux modèles ? Vos dossiers les jugent.',
      },
      {
        title: 'Excellence',
        text: 'Du code fini, une autre équipe peut le reprendre.',
      },
      {
        title: 'Sens du client',
        text: 'L’agent s’adapte à votre processus, pas l’inverse.',
      },
      {
        title: 'Impact',
        text: 'Un agent est utile s’il atteint l’objectif convenu.',
      },
    ],
  },
  companyInformation: {
    title: 'Entreprise',
    register: facts.registerEntry ? 'Voir notre inscription' : 'Nous chercher sur zefix.ch',
    labels: {
      founded: 'Fondée en',
      management: 'Direction',
      number: 'Numéro IDE',
      register: 'Registre du commerce',
    },
  },
  closing: {
    title: 'Quelqu’un vous répond',
    text: 'Une personne lit votre e-mail, y répond et signe de son nom.',
    action: { label: 'Écrivez-nous', page: 'contact', anchor: 'draft-question' },
  },
});
