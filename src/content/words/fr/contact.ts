import type { ContactWords, Facts } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';

export default (facts: Facts): ContactWords => ({
  page: {
    label: 'Contact',
    title: 'Écrivez-nous',
    description: `Écrivez à ${facts.email} ou proposez des créneaux pour un entretien. Avec notre adresse et notre numéro IDE.`,
  },
  head: {
    title: 'Contact',
    reader: `Nous vous répondons personnellement${sayWithin(facts.answersWithinDays)}, et le premier entretien est gratuit.`,
    copyButton: {
      name: 'Copier l’adresse',
      copiedMessage: 'Adresse e-mail copiée. Collez-la dans le champ « À » de votre e-mail.',
    },
  },
  drafts: {
    lead: 'Ou partez d’un e-mail déjà préparé :',
    yours: 'Votre e-mail pour nous',
    to: 'À :',
    subject: 'Objet :',
    greeting: 'Bonjour,',
    openInApp: 'Ouvrir dans votre messagerie',
    copyButton: { name: 'Copier le texte', copiedMessage: 'Texte copié. Collez-le dans un nouvel e-mail.' },
    question: {
      title: 'Une question',
      questions: [
        'Que souhaitez-vous obtenir ?',
        'Qu’avez-vous déjà essayé ?',
        'Qui, de votre côté, travaillerait avec nous ?',
        'Que voulez-vous savoir en premier ?',
      ],
    },
    call: {
      title: 'Fixer un entretien',
      questions: [
        'Quel jour et quelle heure vous conviennent le mieux ?',
        'Quels sont vos deuxième et troisième choix ?',
        'Par téléphone (à quel numéro ?) ou en visioconférence ?',
        'De quoi souhaitez-vous parler ?',
      ],
      book: 'Choisir une date',
    },
  },
  next: {
    title: 'La suite',
    steps: [
      {
        title: 'Vous écrivez',
        text: `Quelques lignes suffisent, ${sayInLanguages(facts.answerLanguages)}. Merci de ne rien envoyer de confidentiel pour l’instant : nous signerons d’abord un accord de confidentialité.`,
      },
      {
        title: 'Nous répondons',
        text: 'Nous posons des questions, proposons un entretien ou disons non, en expliquant pourquoi. Sinon, nous vous indiquons aussi quand nous pourrions commencer.',
      },
      {
        title: 'Nous en parlons',
        text: 'L’entretien dure une demi-heure, par téléphone ou en visioconférence. Si une analyse préalable se justifie, vous recevez une offre écrite, et vous ne devez rien tant que vous n’avez pas signé.',
      },
    ],
    action: { label: 'Lire ce que dit notre contrat', page: 'methodology', anchor: 'contract' },
  },
  imprint: {
    title: 'Mentions légales',
    text: `${facts.registeredName} exploite ce site et est responsable du traitement des données personnelles décrit sous « Protection des données ». Le site est hébergé par ${facts.privacy.host}.`,
    labels: { address: 'Adresse', phone: 'Téléphone', number: 'Numéro IDE', management: 'Direction' },
    card: 'Ajouter aux contacts (vCard)',
  },
  privacy: {
    title: 'Protection des données',
    folds: [
      {
        title: 'Ce site',
        text: 'Ce site n’a ni formulaire ni compte, ne dépose aucun cookie, ne compte pas les visiteurs et ne charge rien depuis d’autres sites.',
        more: 'Si vous mettez l’animation en pause ou la relancez, votre navigateur enregistre ce choix sur votre appareil. Il ne nous le communique jamais, et le choix disparaît quand vous effacez les données du site.',
      },
      { title: 'Vos visites', ...describeVisits(facts) },
      {
        title: 'Vos messages',
        text: `Nous utilisons vos messages${facts.phone ? ', vos appels' : ''} et vos coordonnées pour vous répondre et pour donner suite à votre demande.`,
        more: joinSentences(
          `Notre prestataire de messagerie, ${facts.privacy.mail}, les traite pour notre compte.`,
          'Avant une visioconférence, nous convenons avec vous du service à utiliser.',
          facts.booking ? 'Si vous choisissez une date en ligne, c’est la déclaration de protection des données du site ouvert par le lien qui s’applique.' : '',
          'Les données que vous nous confiez pour un projet sont régies par l’offre et son contrat de sous-traitance au sens de la LPD.',
          'Nous effaçons vos coordonnées et vos messages dès que nous n’en avons plus besoin, sauf si la loi nous oblige à les conserver.',
        ),
      },
      {
        title: 'Vos droits',
        text: 'En vertu de la loi fédérale sur la protection des données (LPD), vous pouvez nous demander si nous traitons des données personnelles vous concernant et, si oui, lesquelles.',
        more: `Vous pouvez en demander une copie, y compris dans un format électronique courant pour les utiliser ailleurs, ainsi que leur rectification ou leur effacement. Écrivez à ${facts.email}. En règle générale, nous répondons gratuitement et dans les 30 jours. Vous pouvez aussi signaler une violation au Préposé fédéral à la protection des données et à la transparence (PFPDT). Dernière modification : ${facts.privacy.changed}.`,
      },
    ],
  },
  accessibility: {
    title: 'Accessibilité',
    folds: [
      {
        title: 'Ce qui est acquis',
        text: 'Ce site suit les WCAG 2.2, niveaux A et AA, et donc la norme suisse eCH-0059.',
        more: 'La taille des boutons atteint aussi le niveau AAA, tout comme le contraste des textes, sauf sur les fonds de couleur. Tout s’utilise au clavier, et tous les textes sont là : agrandis, en couleurs forcées et sans scripts. C’est notre propre déclaration : personne ne l’a vérifiée de l’extérieur.',
      },
      {
        title: 'Ce qui manque encore',
        text: 'Il n’a été testé qu’avec un seul lecteur d’écran : Orca, avec Firefox.',
        more: 'NVDA, JAWS, VoiceOver et TalkBack peuvent donc dire certaines choses de façon inattendue. Certaines voix lisent 30’000 comme 30 suivi de trois zéros.',
      },
      {
        title: 'Vous rencontrez un obstacle ?',
        text: `Écrivez à ${facts.email}, et nous vous répondrons${sayWithin(facts.answersWithinDays)}.`,
        more: `Vous recevrez sous une autre forme ce que vous cherchiez, et nous lèverons l’obstacle si nous le pouvons. État : ${facts.privacy.changed}.`,
      },
    ],
  },
  closing: { title: 'La première ligne est écrite.' },
});

function describeVisits({ privacy: { host, keepsLogsFor } }: Facts) {
  const text = `Pour vous envoyer une page, le serveur de notre hébergeur, ${host}, a besoin de votre adresse IP.`;
  if (!keepsLogsFor) return { text, more: 'L’hébergeur ne tient aucun journal des visites.' };
  const more = joinSentences(
    'Pour détecter les pannes et les attaques, il consigne cette adresse avec la date et l’heure, la page, le nom de votre navigateur et la page d’où vous venez.',
    'Votre navigateur peut charger une page à l’avance quand vous placez le pointeur sur son lien ou ouvrez le menu. Cette page est consignée aussi, même si vous ne l’ouvrez jamais.',
    `Chaque entrée est conservée pendant ${keepsLogsFor} et n’est utilisée à aucune autre fin.`,
  );
  return { text, more };
}

/** Inside a sentence. Empty if no days are stated. */
const sayWithin = (days: number | undefined) =>
  days ? ` dans ${days === 1 ? 'un délai d’un jour ouvrable' : `les ${days} jours ouvrables`}` : '';

/** Turns "anglais ou allemand" into "en anglais ou en allemand". */
const sayInLanguages = (languages: string) => `en ${languages.replace(/(,| ou) /g, '$1 en ')}`;
