import type { ContactWords, Facts } from '../../words.ts';
import { joinSentences, sayInCountry, sayInLanguages, sayWithin } from './sentences.ts';

export default (facts: Facts): ContactWords => ({
  page: {
    label: 'Contact',
    title: [`Contacter ${facts.name}, ${facts.town}`, `Contacter ${facts.name}`],
    description: [
      `Écrivez à ${facts.email} ou proposez-nous trois créneaux pour un entretien. Adresse et numéro IDE de ${facts.name}, ${facts.town}.`,
      `Écrivez à ${facts.email}. Adresse et numéro IDE de ${facts.name}.`,
    ],
    picture: {
      title: 'Écrivez-nous',
      alt: 'Un anneau en quatre pièces. L’une d’elles est tournée et d’une autre couleur.',
    },
  },
  head: {
    title: 'Contact',
    reader: facts.managers
      ? `${facts.managers} ${facts.managerCount === 1 ? 'lit' : 'lisent'} chaque e-\u2060mail.`
      : '',
    copying: { name: 'Copier l’adresse e-mail', copiedMessage: 'Adresse e-\u2060mail copiée' },
  },
  drafts: {
    lead: 'Ou utilisez un e-\u2060mail déjà prêt\u00a0:',
    to: 'À\u00a0:',
    subject: 'Objet\u00a0:',
    open: 'Ouvrir dans votre messagerie',
    copying: { name: 'Copier le texte', copiedMessage: 'Texte copié' },
    call: {
      title: 'Fixer un entretien',
      subject: 'Trois créneaux pour un entretien',
      questions: [
        'Quel jour et quelle heure vous conviennent le mieux\u00a0?',
        'Quels sont vos deuxième et troisième choix\u00a0?',
        'Par téléphone (à quel numéro\u00a0?) ou en visioconférence\u00a0?',
        'De quoi souhaitez-vous parler\u00a0?',
      ],
      note: facts.answersWithinDays
        ? `Nous vous confirmons l’un de ces créneaux ${sayWithin(facts.answersWithinDays)}.`
        : 'Nous vous confirmons l’un de ces créneaux par e-\u2060mail.',
    },
  },
  next: {
    title: 'Ce qui se passe ensuite',
    steps: [
      {
        title: 'Vous écrivez',
        text: [
          facts.answersHere
            ? `Quelques lignes suffisent, ${sayInLanguages(facts.answersIn)}.`
            : `Quelques lignes suffisent. Écrivez en français si vous le souhaitez, et nous vous répondrons ${sayInLanguages(facts.answersIn)}.`,
          'N’envoyez encore rien de confidentiel, s’il vous plaît. Nous signerons d’abord un accord de confidentialité.',
        ],
      },
      {
        title: 'L’un de\u00a0nous répond',
        text: [
          `Nous vous répondons${facts.answersWithinDays ? ` ${sayWithin(facts.answersWithinDays)}` : ''}, par des questions ou par un non clair et motivé.`,
          'Nous disons non quand un outil plus simple suffirait. Notre première réponse indique aussi à quelle date nous pouvons commencer au plus tôt.',
        ],
      },
      {
        title: 'Nous en parlons',
        text: [
          'L’entretien est gratuit et dure une demi-\u2060heure, par téléphone ou en visioconférence.',
          'Si une analyse préalable se justifie, vous recevez une offre écrite. Vous ne devez rien tant que vous n’avez pas signé.',
        ],
      },
    ],
    action: { label: 'Lire ce que dit notre contrat', page: 'methodology', anchor: 'contract' },
  },
  facts: {
    address: { label: 'Adresse', copying: { name: 'Copier l’adresse', copiedMessage: 'Adresse copiée' } },
    phone: { label: 'Téléphone' },
    number: {
      label: 'Numéro IDE',
      copying: { name: 'Copier le numéro IDE', copiedMessage: 'Numéro IDE copié' },
    },
    card: { label: 'Direction', action: 'Ajouter aux contacts' },
  },
  imprint: {
    title: 'Mentions légales',
    paragraphs: [
      `${facts.registeredName} exploite ce site et répond du traitement des données personnelles décrit dans la déclaration de protection des données. ${facts.host} (${facts.hostCountry}) héberge le site.`,
    ],
  },
  privacy: {
    title: 'Protection des données',
    paragraphs: [
      'Ce site n’a ni formulaire ni compte. Il ne dépose aucun cookie, ne compte pas ses visiteurs et ne charge rien depuis d’autres sites. Si vous suspendez ou lancez l’animation, votre navigateur enregistre ce choix sur votre appareil et ne nous l’envoie jamais. Ce choix disparaît quand vous effacez les données du site.',
      describeVisits(facts),
      joinSentences(
        `Si vous nous écrivez${facts.phone ? ' ou nous appelez' : ''}, nous utilisons vos coordonnées et ce que vous nous communiquez pour vous répondre et pour le travail qui s’ensuit.`,
        `Notre prestataire de messagerie, ${facts.mailProvider} (${facts.mailCountry}), traite les messages pour nous.`,
        'Avant une visioconférence, nous convenons avec vous du service à utiliser.',
        'Les données que vous nous confiez pour un projet relèvent de l’offre et de son contrat de sous-\u2060traitance de données.',
        'Nous effaçons vos coordonnées et vos messages quand nous n’en avons plus besoin à ces fins, sauf si une loi nous oblige à les conserver.',
      ),
      ...describeCountries(facts),
      `Selon la loi fédérale sur la protection des données (LPD), vous pouvez nous demander si nous traitons des données qui vous concernent, et lesquelles. Vous pouvez en demander une copie, y compris dans un format électronique courant pour la transmettre ailleurs. Vous pouvez aussi nous demander de rectifier ou d’effacer ces données. Écrivez à ${facts.email}. En règle générale, notre réponse est gratuite et vous parvient dans les 30\u00a0jours. Vous pouvez en outre signaler une violation au Préposé fédéral à la protection des données et à la transparence (PFPDT).`,
      `Dernière modification\u00a0: ${facts.privacyChanged}.`,
    ],
  },
});

function describeVisits({ host, hostCountry, hostKeepsLogs }: Facts): string {
  const server = `Pour vous envoyer une page, le serveur de notre hébergeur, ${host} (${hostCountry}), a besoin de votre adresse\u00a0IP.`;
  if (!hostKeepsLogs) return `${server} L’hébergeur ne tient aucun journal des visites.`;
  return joinSentences(
    server,
    'Pour détecter les pannes et les attaques, l’hébergeur consigne votre adresse\u00a0IP avec l’heure, la page consultée, le nom de votre navigateur et la page d’où vous venez.',
    'Votre navigateur peut charger une page à l’avance quand vous pointez son lien ou ouvrez le menu. L’hébergeur consigne cette page aussi, même si vous ne l’ouvrez jamais.',
    `L’hébergeur conserve chaque entrée pendant ${hostKeepsLogs}. Nous n’utilisons ces journaux à aucune autre fin.`,
  );
}

/** Says which services process data abroad, and in which countries (LPD, article 19). */
function describeCountries({ country, hostCountry, mailCountry }: Facts): string[] {
  const providers = [
    { work: 'l’hébergement', place: hostCountry },
    { work: 'la messagerie', place: mailCountry },
  ];
  const abroad = providers.filter(({ place }) => place !== country);
  if (abroad.length === 0) return [];
  const works = abroad.map(({ work }) => work).join(' et ');
  const places = [...new Set(abroad.map(({ place }) => sayInCountry(place)))].join(' et ');
  return [`Pour ${works}, nos prestataires traitent des données personnelles hors de ${country}, ${places}.`];
}
