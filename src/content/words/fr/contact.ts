import type { ContactWords, Facts } from '../../words.ts';
import { joinSentences, sayInLanguages, sayWithin } from './sentences.ts';

export default (facts: Facts): ContactWords => ({
  page: {
    label: 'Contact',
    title: [`Contacter ${facts.name}, ${facts.town}\u00a0: e-mail et adresse`, `Contacter ${facts.name}`],
    description: [
      `Écrivez à ${facts.email}. Adresse et numéro IDE de ${facts.name}, ${facts.town}, et la suite donnée à votre e-mail.`,
      `Écrivez à ${facts.email}. Adresse et numéro IDE de ${facts.name}.`,
    ],
    picture: {
      title: 'Écrivez-nous',
      alt: 'Un anneau de quatre carreaux, dont un d’une autre couleur.',
    },
  },

  /** The poster: its title, and what its button copies. */
  head: {
    title: 'Contact',
    copying: { name: 'Copier l’adresse e-\u2060mail', copiedMessage: 'Adresse e-\u2060mail copiée' },
  },

  /** An email about each service, shown before a mail program opens it; its questions are in services.ts. */
  letters: {
    lead: 'Ou partez d’un e-\u2060mail prérempli avec nos\u00a0questions\u00a0:',
    to: 'À\u00a0:',
    subject: 'Objet\u00a0:',
    open: 'Ouvrir dans votre messagerie',
    opened: 'Ouvert dans votre messagerie. Rien\u00a0ne\u00a0s’affiche\u00a0? Copiez\u00a0le texte.',
    copying: { name: 'Copier le texte', copiedMessage: 'Texte copié' },
  },

  /** From the first email to an offer. */
  next: {
    title: ['Décrivez-\u2060nous la tâche,', 'sa\u00a0fréquence', 'et ce\u00a0qui\u00a0bloque.'],
    steps: [
      {
        title: 'Vous écrivez',
        text: [
          facts.answersHere
            ? `Quelques lignes suffisent, ${sayInLanguages(facts.answersIn)}.`
            : `Quelques lignes suffisent. Écrivez en français si vous le souhaitez\u00a0; nous répondons ${sayInLanguages(facts.answersIn)}.`,
          'N’envoyez pour l’instant ni document ni information confidentielle\u00a0; nous signons d’abord un accord de\u00a0confidentialité.',
        ],
      },
      {
        title: 'Quelqu’un vous répond',
        text: [
          `${describeWait(facts)} recevez des questions ou un\u00a0refus\u00a0motivé.`,
          'Nous disons non quand un outil plus simple suffit, ou\u00a0quand personne ne pourrait vérifier le résultat.',
          'Notre première réponse indique la prochaine date à laquelle nous pouvons\u00a0commencer.',
        ],
      },
      {
        title: 'Nous en parlons',
        text: [
          'L’entretien dure une demi-\u2060heure, par téléphone ou en\u00a0visioconférence.',
          'Si cela en vaut la peine, vous recevez une offre écrite pour la phase d’exploration. Tant que vous n’avez pas signé, vous\u00a0ne\u00a0devez\u00a0rien.',
        ],
        action: { label: 'Lire l’offre type', page: 'methodology', anchor: 'blank-offer' },
      },
    ],
  },

  facts: {
    address: { label: 'Adresse', copying: { name: 'Copier l’adresse', copiedMessage: 'Adresse copiée' } },
    phone: { label: 'Téléphone' },
    number: {
      label: 'Numéro IDE',
      copying: { name: 'Copier le numéro IDE', copiedMessage: 'Numéro IDE copié' },
    },
    card: { label: 'Carnet d’adresses', action: 'Enregistrer le contact' },
  },

  imprint: {
    title: 'Mentions légales',
    paragraphs: [
      `${facts.name} est responsable de ce site et du traitement des données personnelles décrit dans la déclaration de protection des données. Ce site est hébergé par ${facts.host} (${facts.hostCountry}).`,
      ...(facts.managers ? [`Direction\u00a0: ${facts.managers}.`] : []),
    ],
  },

  /** Above the privacy notice; the page script fills in what the visitor's own browser has counted. */
  counted: {
    sentence:
      'Décompte fait à l’instant dans votre navigateur\u00a0: cette page a chargé {files}\u00a0fichiers, tous depuis {hosts}. Cookies qu’un script peut lire\u00a0: {cookies}.',
    none: 'aucun',
  },

  /**
   * Written for the Federal Act on Data Protection (LPD) and for this site as it is built. Read it as your own and
   * have it checked: it has to stay true of your host and of what you do with email. Where a provider works in a
   * country that is not in Annex 1 of the Data Protection Ordinance (OPDo), add which guarantee protects data there.
   */
  privacy: {
    title: 'Protection des données',
    paragraphs: [
      'Ce site n’a ni formulaire ni compte, ne dépose aucun cookie, ne mesure pas son audience et ne charge rien depuis d’autres sites. Si vous mettez les animations en pause ou les relancez, votre navigateur conserve ce choix sur votre appareil. Il ne nous est jamais transmis. Il disparaît quand vous effacez les données du\u00a0site.',
      describeVisits(facts),
      joinSentences(
        `Si vous nous écrivez${facts.phone ? ' ou nous appelez' : ''}, nous utilisons vos coordonnées et ce que vous nous communiquez pour vous répondre et pour le travail qui s’ensuit.`,
        `Notre prestataire de messagerie, ${facts.mailProvider} (${facts.mailCountry}), traite les messages pour notre compte.`,
        'Une visioconférence passe par un service convenu au préalable avec vous.',
        'Ce que vous nous confiez pour un projet relève de l’offre et de son contrat de sous-traitance de données.',
        'Nous effaçons vos coordonnées et vos messages dès qu’ils ne sont plus nécessaires à ces fins, sauf si la loi nous oblige à les\u00a0conserver.',
      ),
      ...describeCountries(facts),
      `Selon la loi fédérale sur la protection des données (LPD), vous pouvez demander si nous traitons des données personnelles vous concernant, savoir lesquelles et en recevoir une copie (droit d’accès). Vous pouvez aussi en demander la remise dans un format électronique courant, la rectification ou l’effacement. Écrivez à ${facts.email}\u00a0; en règle générale, nous répondons gratuitement et dans les 30\u00a0jours. Vous pouvez en outre dénoncer une violation des dispositions de protection des données au Préposé fédéral à la protection des données et à la transparence\u00a0(PFPDT).`,
      `Dernière modification\u00a0: ${facts.privacyChanged}.`,
    ],
  },
});

const describeWait = ({ answersWithinDays: days }: Facts) => (days ? `${sayWithin(days)}, vous` : 'Vous');

function describeVisits({ host, hostCountry, hostKeepsLogs }: Facts): string {
  const server = `Pour vous envoyer une page, le serveur de notre hébergeur, ${host} (${hostCountry}), a besoin de votre adresse\u00a0IP.`;
  if (!hostKeepsLogs) return `${server} L’hébergeur ne tient aucun journal des visites.`;
  return joinSentences(
    server,
    'Pour détecter les pannes et les attaques, l’hébergeur consigne cette adresse, la date et l’heure, la page consultée, le nom de votre navigateur et la page d’où vous venez.',
    'Votre navigateur peut charger une page à l’avance quand vous survolez son lien ou ouvrez le menu\u00a0; cette page est alors aussi consignée, même si vous ne l’ouvrez jamais.',
    `L’hébergeur conserve chaque entrée pendant ${hostKeepsLogs}. Nous n’utilisons ces journaux pour rien\u00a0d’autre.`,
  );
}

/** For what, and to which countries, data leaves the company's own (LPD, article 19). */
function describeCountries({ country, hostCountry, mailCountry }: Facts): string[] {
  const providers = [
    { work: 'l’hébergement', place: hostCountry },
    { work: 'la messagerie', place: mailCountry },
  ];
  const abroad = providers.filter(({ place }) => place !== country);
  if (abroad.length === 0) return [];
  const works = abroad.map(({ work }) => work).join(' et ');
  const places = [...new Set(abroad.map(({ place }) => place))].join(', ');
  return [`Pour ${works}, des données personnelles sont traitées à l’étranger (${places}).`];
}
