import type { AboutWords, Facts } from '../../../site/words.ts';

export default (facts: Facts): AboutWords => ({
  page: {
    label: 'À propos',
    title: 'Une société suisse de services informatiques',
    description: `${facts.people.length > 0 ? 'Qui travaille pour vous, comment' : 'Comment'} nous évaluer avant de signer et ce qui vous reste si nous disparaissons.`,
  },
  head: {
    title: 'Notre mission : débarrasser le travail de bureau de sa routine et laisser les décisions aux humains.',
    lead: `${facts.shortName} est une société suisse de services informatiques : agents IA, recherche en IA et plateformes SaaS.`,
    count: facts.staff ? { value: facts.staff, text: facts.staff === 1 ? 'personne' : 'personnes' } : undefined,
    roles: {
      'Erika Muster': 'conçoit votre agent et en relit le code',
      'Max Muster': 'cartographie votre processus et mène les tests avec votre équipe',
    },
    openLine: {
      title: 'Qui travaillera pour vous ?',
      action: { label: 'Décrivez-nous votre tâche', page: 'contact', anchor: 'draft-question' },
      text: 'Nous ne sommes pas tous nommés ici. L’offre vous dira qui.',
    },
  },
  work: {
    title: 'Qui travaille pour vous',
    lines: [
      'Votre interlocuteur reste le même, du premier entretien à l’assistance.',
      'Avant de remplacer quelqu’un ou de faire appel à un sous-traitant, nous vous demandons votre accord.',
    ],
  },
  proof: {
    title: 'Vérifiez avant de signer',
    terms: [
      ...(facts.certificateNames
        ? [{ title: 'Exigez des preuves', text: `Demandez à voir nos certificats : ${facts.certificateNames}.` }]
        : []),
      {
        title: 'Appelez un client',
        text: 'Demandez-nous le nom d’un client dont la tâche ressemble à la vôtre. Si un client est d’accord, nous vous mettons en relation. S’il n’y en a aucun, nous vous le dirons.',
      },
      {
        title: 'Amenez votre équipe informatique',
        text: 'Lors d’un entretien, les personnes qui développeraient l’agent répondent aux questions de vos informaticiens.',
      },
      {
        title: 'Interrogez votre intégrateur',
        text: 'Votre intégrateur propose-t-il un prix forfaitaire, des tests sur vos dossiers et un code qui vous appartient ? Comparez, puis choisissez.',
      },
    ],
  },
  // customers: {
  //   title: 'Clients',
  //   terms: [{ title: 'Rapprocher 800 factures par mois', text: 'Deux jours gagnés par mois\nAnna Exemple, Exemple SA' }],
  // },
  tomorrow: {
    title: 'Et si nous n’étions plus là demain ?',
    terms: [
      {
        title: 'Code et comptes',
        text: 'Le code est déjà dans votre dépôt Git, et les comptes sont à votre nom.',
      },
      {
        title: 'Documentation',
        text: 'Avec la documentation et vos cas de test, une autre équipe pourrait prendre le relais.',
      },
      { title: 'L’agent', text: 'Vous pourriez l’arrêter sans nous, ou continuer à l’utiliser.' },
    ],
    action: { label: 'Lire ce que dit notre contrat', page: 'methodology', anchor: 'contract' },
  },
  values: {
    title: 'Valeurs',
    terms: [
      { title: 'Innovation', text: 'Nous jugeons les nouveaux modèles sur vos dossiers, pas d’après les gros titres.' },
      { title: 'Excellence', text: 'Le code n’est terminé que lorsqu’une autre équipe pourrait le reprendre.' },
      { title: 'Sens du client', text: 'C’est l’agent qui s’adapte à votre processus, pas l’inverse.' },
      { title: 'Impact', text: 'Un agent tient ses promesses s’il atteint l’objectif convenu.' },
    ],
  },
  companyInformation: {
    title: 'Entreprise',
    register: facts.registerEntry ? 'Voir notre inscription' : 'Consulter zefix.ch',
    founded: 'Fondée en',
  },
  closing: {
    title: 'Vous nous connaissez.\nÀ vous d’écrire.',
    action: { label: 'Nous écrire', page: 'contact', anchor: 'draft-question' },
  },
});
