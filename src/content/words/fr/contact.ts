import type { ContactWords, FormattedFacts } from '../../../site/words.ts';
import type { Company } from '../../company.ts';
import { labels } from './interface.ts';

export const contact = (company: Company): ContactWords => ({
  /** The poster: its title, and what its button copies. */
  head: {
    title: 'Contact',
    copying: { name: 'Copier l’adresse e-mail', copiedMessage: 'Adresse e-mail copiée' },
    /** Stands before the links that begin an email about one service. */
    about: 'Ou avec un objet déjà rempli :',
    /** The lines of that email, to be answered in it. */
    questions: ['Tâche :', 'Cas par mois :', 'Systèmes :', 'Ce qui bloque :'],
  },

  /** Said where a browser does not let the page copy. */
  failedMessage: 'Non copié. Le texte est sélectionné pour que vous puissiez le copier.',

  /** From the first email to an offer. */
  next: ({ answersIn }) => ({
    title: ['Dites-nous la tâche,', 'sa fréquence', 'et où elle bloque.'],
    steps: [
      {
        title: 'Vous écrivez',
        text: [
          `Quelques lignes suffisent, en ${answersIn}.`,
          'Pas encore de documents, et rien de confidentiel : un accord vient d’abord.',
        ],
      },
      {
        title: 'Une personne répond',
        // You promise: a person answers, within the days that company.ts states, and you say no where a simpler tool is enough or nobody could check the result.
        text: [
          `${describeWait(company)} des questions, ou par un non motivé.`,
          'Nous disons non quand un outil plus simple suffit, ou quand personne ne pourrait vérifier le résultat.',
        ],
      },
      {
        title: 'Nous parlons',
        // You promise: the offer is in writing, and costs nothing until the client signs it.
        text: [
          'Une demi-heure, par téléphone ou en vidéo.',
          'Si cela a un sens, vous recevez une offre écrite pour l’exploration. Tant que vous ne signez pas, elle ne coûte rien.',
        ],
        action: { label: 'Lire l’offre vierge', page: 'methodology', anchor: 'offer' },
      },
    ],
  }),

  facts: {
    address: { label: 'Adresse', copying: { name: 'Copier l’adresse', copiedMessage: 'Adresse copiée' } },
    phone: { label: 'Téléphone' },
    number: { label: 'IDE', copying: { name: 'Copier le numéro IDE', copiedMessage: 'Numéro IDE copié' } },
    card: { label: 'Carnet d’adresses', action: 'Enregistrer le contact' },
  },

  imprint: ({ hostCountry }) => ({
    title: labels.legal.imprint,
    paragraphs: [
      `${company.name} est responsable de ce site et des données personnelles nommées dans la déclaration de protection des données. Hébergement : ${company.host} (${hostCountry}).`,
      ...describeCompany(company),
      'Police de caractères : Instrument Sans, sous la SIL Open Font License.',
    ],
  }),

  /**
   * Written for the Federal Act on Data Protection (LPD) and for this site as it is built. Read it as your own and
   * have it checked: it has to stay true of your host and of what you do with email. Where a provider works in a
   * country that is not in Annex 1 of the Data Protection Ordinance (OPDo), add by which guarantee data is protected there.
   */
  privacy: (formatted) => ({
    title: labels.legal.privacy,
    paragraphs: [
      'Ce site n’a ni formulaire ni compte, ne pose aucun cookie, ne compte pas ses visites et ne charge rien d’autres sites. Si vous arrêtez ou relancez le mouvement, votre navigateur garde ce choix sur votre appareil. Il ne nous est jamais envoyé. Effacer les données du site le supprime.',
      describeVisits(company, formatted),
      joinSentences(
        // You promise: what clients send is used only to answer them and for the work that follows, and deleted when it is no longer needed.
        `Si vous ${findWays(company)}, nous traitons vos coordonnées et ce que vous nous dites pour vous répondre et pour le travail qui en résulte.`,
        `Notre prestataire de messagerie, ${company.mailProvider} (${formatted.mailCountry}), achemine les messages.`,
        'Nous les effaçons dès qu’ils n’y sont plus nécessaires, sauf si une loi nous oblige à les conserver.',
      ),
      ...describeCountries(formatted),
      // You promise: such requests are answered, as a rule within 30 days and free of charge, as the law asks.
      `Selon la loi fédérale sur la protection des données (LPD), vous avez un droit d’accès : vous pouvez demander quelles données personnelles nous traitons à votre sujet, en recevoir une copie, et demander leur rectification ou leur effacement. Écrivez à ${company.email} ; la réponse est en règle générale gratuite et donnée dans les 30 jours. Vous pouvez aussi dénoncer une violation au Préposé fédéral à la protection des données et à la transparence (PFPDT).`,
      `Dernière modification : ${formatted.privacyChanged}.`,
    ],
  }),
});

const findWays = (company: Company) => (company.phone ? 'nous écrivez ou nous appelez' : 'nous écrivez');

function describeWait({ answersWithinDays: days }: Company): string {
  return days ? `Dans un délai ${days === 1 ? 'd’un jour ouvrable' : `de ${days} jours ouvrables`}, par` : 'Par';
}

function describeCompany({ founded, management }: Company): string[] {
  if (!founded && !management) return [];
  return [joinSentences(founded && `Fondée en ${founded}.`, management && `Direction : ${management}.`)];
}

function describeVisits({ host }: Company, { hostCountry, hostKeepsLogs }: FormattedFacts): string {
  const need = `Pour vous envoyer une page, le serveur de notre hébergeur, ${host} (${hostCountry}), a besoin de votre adresse IP.`;
  if (!hostKeepsLogs) return `${need} L’hébergeur ne tient aucun journal des visites.`;
  return joinSentences(
    need,
    'Pour trouver les erreurs et les attaques, l’hébergeur consigne cette adresse avec l’heure, la page, le nom de votre navigateur et la page d’où vous venez.',
    'Votre navigateur peut préparer une page quand vous pointez son lien ; cette page est consignée aussi, même si vous ne l’ouvrez jamais.',
    // You promise: the logs of visits are used for nothing else.
    `L’hébergeur garde chaque entrée ${hostKeepsLogs}. Nous n’utilisons ces journaux pour rien d’autre.`,
  );
}

/** For what, and to which countries, data leaves the company's own (LPD, article 19). */
function describeCountries({ country, hostCountry, mailCountry }: FormattedFacts): string[] {
  const providers = [
    { work: 'l’hébergement', place: hostCountry },
    { work: 'l’e-mail', place: mailCountry },
  ];
  const abroad = providers.filter(({ place }) => place !== country);
  if (abroad.length === 0) return [];
  const works = abroad.map(({ work }) => work).join(' et ');
  const places = [...new Set(abroad.map(({ place }) => place))].join(', ');
  return [`Pour ${works}, des données personnelles sont traitées à l’étranger. Pays : ${places}.`];
}

function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}
