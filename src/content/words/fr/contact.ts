import type { ContactWords, Facts } from '../../words.ts';
import { labels } from './interface.ts';
import { countWorkingDays, joinSentences } from './sentences.ts';

/** The lines of the email about a service, to be answered in it. */
const questions = ['Tâche :', 'Cas par mois :', 'Systèmes :', 'Ce qui bloque :'];

export const contact = (facts: Facts): ContactWords => ({
  page: {
    label: 'Contact',
    title: [`Contacter ${facts.name}, ${facts.town} : e-mail et adresse`, `Contacter ${facts.name}`],
    description: [
      `Écrivez à ${facts.email}. Adresse et numéro IDE de ${facts.name}, ${facts.town}, et la suite donnée à votre e-mail.`,
      `Écrivez à ${facts.email}. Adresse et numéro IDE de ${facts.name}.`,
    ],
    picture: {
      title: 'Écrivez-nous',
      alt: 'Une rangée de carreaux à anneaux, dont un d’une autre couleur.',
    },
  },

  /** The poster: its title, and what its button copies. */
  head: {
    title: 'Contact',
    copying: { name: 'Copier l’adresse e\u2011mail', copiedMessage: 'Adresse e\u2011mail copiée' },
  },

  /** An email about each service, shown before a mail program opens it. */
  letters: {
    lead: 'Ou ouvrez une lettre avec nos questions :',
    questions,
    count: `${questions.length} questions`,
    to: 'À :',
    subject: 'Objet :',
    open: 'Ouvrir dans votre messagerie',
    copying: { name: 'Copier la lettre', copiedMessage: 'Lettre copiée' },
  },

  /** Shown where the browser does not let the page copy. */

  /** From the first email to an offer. */
  next: {
    title: ['Décrivez\u2011nous la\u00a0tâche,', 'sa fréquence', 'et ce qui bloque.'],
    steps: [
      {
        title: 'Vous écrivez',
        text: [
          `Quelques lignes suffisent, en ${facts.answersIn}.`,
          ...(facts.answersHere ? [] : ['Nous ne répondons pas en français.']),
          'N’envoyez encore ni document ni rien de confidentiel : nous signons d’abord un accord de confidentialité.',
        ],
      },
      {
        title: 'Quelqu’un vous répond',
        // You promise: a person answers, within the days that company.ts states, and you say no where a simpler tool is enough or nobody could check the result.
        text: [
          `${describeWait(facts)} des questions, ou par un refus motivé.`,
          'Nous disons non quand un outil plus simple suffit, ou quand personne ne pourrait vérifier le résultat.',
        ],
      },
      {
        title: 'Nous en parlons',
        // You promise: the offer is in writing, and costs nothing until the client signs it.
        text: [
          'Une demi-heure, par téléphone ou en visioconférence.',
          'Si cela en vaut la peine, vous recevez une offre écrite pour l’exploration. Tant que vous ne signez pas, elle ne vous coûte rien.',
        ],
        action: { label: 'Lire l’offre type', page: 'methodology', anchor: 'offer' },
      },
    ],
  },

  facts: {
    address: { label: 'Adresse', copying: { name: 'Copier l’adresse', copiedMessage: 'Adresse copiée' } },
    phone: { label: 'Téléphone' },
    number: { label: 'Numéro IDE', copying: { name: 'Copier le numéro IDE', copiedMessage: 'Numéro IDE copié' } },
    card: { label: 'Carnet d’adresses', action: 'Enregistrer le contact' },
  },

  imprint: {
    title: labels.legal.imprint,
    paragraphs: [
      `${facts.name} est responsable de ce site et du traitement des données personnelles décrit dans la déclaration de protection des données. Hébergement : ${facts.host} (${facts.hostCountry}).`,
      ...describeCompany(facts),
      'Police de caractères : Instrument Sans, sous licence SIL\u00a0Open\u00a0Font\u00a0License.',
    ],
  },

  /** Above the privacy notice; the page script fills in what the visitor's own browser has counted. */
  counted: {
    sentence:
      'Cette page, comptée dans votre navigateur : {files}\u00a0fichiers, tous de {hosts}. Cookies qu’elle peut lire : {cookies}.',
    none: 'aucun',
  },

  /**
   * Written for the Federal Act on Data Protection (LPD) and for this site as it is built. Read it as your own and
   * have it checked: it has to stay true of your host and of what you do with email. Where a provider works in a
   * country that is not in Annex 1 of the Data Protection Ordinance (OPDo), add which guarantee protects data there.
   */
  privacy: {
    title: labels.legal.privacy,
    paragraphs: [
      'Ce site n’a ni formulaire ni compte, ne pose aucun cookie, ne mesure pas son audience et ne charge rien depuis d’autres sites. Si vous mettez les animations en pause ou les relancez, votre navigateur conserve ce choix sur votre appareil. Il ne nous est jamais transmis. Il disparaît quand vous effacez les données du\u00a0site.',
      describeVisits(facts),
      joinSentences(
        // You promise: what clients send is used only to answer them and for the work that follows, and deleted when it is no longer needed; a video call runs on a service agreed with them first.
        `Si vous ${findWays(facts)}, nous utilisons vos coordonnées et ce que vous nous communiquez pour vous répondre et pour le travail qui s’ensuit.`,
        `Notre prestataire de messagerie, ${facts.mailProvider} (${facts.mailCountry}), traite les messages pour notre compte.`,
        'Un appel vidéo passe par un service convenu d’abord avec vous. Ce que vous nous confiez pour un projet relève de l’offre.',
        'Nous effaçons vos coordonnées et vos messages dès qu’ils ne sont plus nécessaires à ces fins, sauf si la loi nous oblige à les conserver.',
      ),
      ...describeCountries(facts),
      // You promise: such requests are answered, as a rule within 30 days and free of charge, as the law asks.
      `Selon la loi fédérale sur la protection des données (LPD), vous pouvez demander si nous traitons des données personnelles vous concernant, lesquelles, et en recevoir une copie (droit d’accès). Vous pouvez aussi en demander la remise dans un format électronique courant, la rectification ou l’effacement. Écrivez à ${facts.email} ; en règle générale, nous répondons gratuitement et dans un délai de 30\u00a0jours. Vous pouvez en outre dénoncer une violation des dispositions de protection des données au Préposé fédéral à la protection des données et à la transparence (PFPDT).`,
      `Dernière modification : ${facts.privacyChanged}.`,
    ],
  },
});

const findWays = (facts: Facts) => (facts.phone ? 'nous écrivez ou nous appelez' : 'nous écrivez');

function describeWait({ answersWithinDays: days }: Facts): string {
  return days ? `Dans un délai ${countWorkingDays(days)}, par` : 'Par';
}

function describeCompany({ founded, managers }: Facts): string[] {
  if (!founded && !managers) return [];
  return [joinSentences(founded && `Fondée en ${founded}.`, managers && `Direction : ${managers}.`)];
}

function describeVisits({ host, hostCountry, hostKeepsLogs }: Facts): string {
  const need = `Pour vous envoyer une page, le serveur de notre hébergeur, ${host} (${hostCountry}), a besoin de votre adresse IP.`;
  if (!hostKeepsLogs) return `${need} L’hébergeur ne tient aucun journal des visites.`;
  return joinSentences(
    need,
    'Pour détecter les pannes et les attaques, l’hébergeur consigne cette adresse, la date et l’heure, la page consultée, le nom de votre navigateur et la page d’où vous venez.',
    'Votre navigateur peut charger une page à l’avance quand vous survolez son lien ou ouvrez le menu ; cette page est alors aussi consignée, même si vous ne l’ouvrez jamais.',
    // You promise: the logs of visits are used for nothing else.
    `L’hébergeur conserve chaque entrée pendant ${hostKeepsLogs}. Nous n’utilisons ces journaux pour rien d’autre.`,
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
