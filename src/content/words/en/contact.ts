import type { ContactWords, Facts } from '../../words.ts';
import { countWorkingDays, joinSentences } from './sentences.ts';

export default (facts: Facts): ContactWords => ({
  page: {
    label: 'Contact',
    title: [`Contact ${facts.name}, ${facts.town}: email and address`, `Contact ${facts.name}`],
    description: [
      `Write to ${facts.email}. Address and registration number of ${facts.name}, ${facts.town}, and what happens after your email.`,
      `Write to ${facts.email}. Address and registration number of ${facts.name}.`,
    ],
    picture: {
      title: 'Write to us',
      alt: 'A ring of four tiles, one of them in another colour.',
    },
  },

  /** The poster: its title, and what its button copies. */
  head: {
    title: 'Contact',
    copying: { name: 'Copy email address', copiedMessage: 'Email address copied' },
  },

  /** An email about each service, shown before a mail program opens it; its questions are in services.ts. */
  letters: {
    lead: 'Or start from an email with our questions in it:',
    to: 'To:',
    subject: 'Subject:',
    open: 'Open in your mail',
    opened: 'Opened in your mail. Nothing\u00a0there? Copy\u00a0the\u00a0text.',
    copying: { name: 'Copy the text', copiedMessage: 'Text copied' },
  },

  /** From the first email to an offer. */
  next: {
    title: ['Tell us the task,', 'how often it comes up', 'and where it gets stuck.'],
    steps: [
      {
        title: 'You write',
        text: [
          facts.answersHere
            ? `A few lines are enough, in ${facts.answersIn}.`
            : `A few lines are enough. Write in English if you like; we answer in ${facts.answersIn}.`,
          'No documents yet, and nothing confidential: we sign a confidentiality agreement first.',
        ],
      },
      {
        title: 'A person replies',
        text: [
          `${describeWait(facts)} questions, or with a no and the reason.`,
          'We say no when a simpler tool would do, or when nobody could check the result.',
          'Our first reply names the next date on which we can start.',
        ],
      },
      {
        title: 'We talk',
        text: [
          'Half an hour, by phone or video.',
          'If it makes sense, you receive a written offer for Discovery. Until you sign it, it costs you nothing.',
        ],
        action: { label: 'Read the blank offer', page: 'methodology', anchor: 'blank-offer' },
      },
    ],
  },

  facts: {
    address: { label: 'Address', copying: { name: 'Copy address', copiedMessage: 'Address copied' } },
    phone: { label: 'Phone' },
    number: {
      label: 'Registration number',
      copying: { name: 'Copy registration number', copiedMessage: 'Registration number copied' },
    },
    card: { label: 'Address book', action: 'Save contact' },
  },

  imprint: {
    title: 'Imprint',
    paragraphs: [
      `${facts.name} is responsible for this site and for the personal data named in the privacy notice. This site is hosted by ${facts.host}, ${facts.hostCountry}.`,
      ...(facts.managers ? [`Management: ${facts.managers}.`] : []),
    ],
  },

  /** Above the privacy notice; the page script fills in what the visitor's own browser has counted. */
  counted: {
    sentence:
      'Counted just now by your browser: this page loaded {files}\u00a0files, all from {hosts}. Cookies that a script can read: {cookies}.',
    none: 'none',
  },

  /**
   * Written for the Federal Act on Data Protection (FADP) and for this site as it is built. Read it as your own and
   * have it checked: it has to stay true of your host and of what you do with email. Where a provider works in a
   * country that is not in Annex 1 of the Data Protection Ordinance, add which guarantee protects data there.
   */
  privacy: {
    title: 'Privacy',
    paragraphs: [
      'This site has no forms and no accounts, sets no cookies, counts no visitors and loads nothing from other sites. If you pause the motion or start it again, your browser keeps that choice on your device. It is never sent to us. Clearing site data removes it.',
      describeVisits(facts),
      joinSentences(
        `If you ${facts.phone ? 'write to us or call us' : 'write to us'}, we use your contact details and what you tell us to answer you and for the work that follows.`,
        `Our mail provider, ${facts.mailProvider} in ${facts.mailCountry}, handles the messages for us.`,
        'A video call runs on a service agreed with you first.',
        'The offer, and its data processing agreement, govern what you give us for a project.',
        'We delete your details and messages when they are no longer needed for this, unless a law requires us to keep them.',
      ),
      ...describeCountries(facts),
      `Under the Swiss Data Protection Act you can ask whether we hold data about you, and which, receive a copy of it, also to take elsewhere in a common electronic format, and ask us to correct or delete it. Write to ${facts.email}; as a rule the answer is free and comes within 30\u00a0days. You can also report a violation to the Federal Data Protection and Information Commissioner (FDPIC).`,
      `Last changed in ${facts.privacyChanged}.`,
    ],
  },
});

function describeWait({ answersWithinDays: days }: Facts): string {
  return days ? `Within ${countWorkingDays(days)}, with` : 'With';
}

function describeVisits({ host, hostCountry, hostKeepsLogs }: Facts): string {
  const server = `To send you a page, the server of our host, ${host} in ${hostCountry}, needs your IP address.`;
  if (!hostKeepsLogs) return `${server} The host keeps no log of visits.`;
  return joinSentences(
    server,
    'To find faults and attacks, the host logs this address with the time, the page, the name of your browser and the page that led you here.',
    'Your browser may prepare a page when you point at its link or open the menu; that page is logged too, even if you never open it.',
    `The host keeps each entry for ${hostKeepsLogs}. We use the logs for nothing else.`,
  );
}

/** For what, and to which countries, data leaves the company's own (FADP, article 19). */
function describeCountries({ country, hostCountry, mailCountry }: Facts): string[] {
  const providers = [
    { work: 'hosting', place: hostCountry },
    { work: 'email', place: mailCountry },
  ];
  const abroad = providers.filter(({ place }) => place !== country);
  if (abroad.length === 0) return [];
  const works = abroad.map(({ work }) => work).join(' and ');
  const places = [...new Set(abroad.map(({ place }) => place))].join(' and ');
  return [`For ${works}, personal data is processed outside ${country}: in ${places}.`];
}
