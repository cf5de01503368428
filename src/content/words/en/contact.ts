import type { ContactWords, Facts } from '../../words.ts';
import { labels } from './interface.ts';
import { countWorkingDays, joinSentences } from './sentences.ts';

/** The lines of the email about a service, to be answered in it. */
const questions = ['Task:', 'Cases a month:', 'Systems:', 'Where it gets stuck:'];

export const contact = (facts: Facts): ContactWords => ({
  page: {
    label: 'Contact',
    title: [`Contact ${facts.name}, ${facts.town}: email and address`, `Contact ${facts.name}`],
    description: [
      `Write to ${facts.email}. Address and registration number of ${facts.name}, ${facts.town}, and what happens after your email.`,
      `Write to ${facts.email}. Address and registration number of ${facts.name}.`,
    ],
    picture: {
      title: 'Write to us',
      alt: 'A row of ringed tiles, one of them in another colour.',
    },
  },

  /** The poster: its title, and what its button copies. */
  head: {
    title: 'Contact',
    copying: { name: 'Copy email address', copiedMessage: 'Email address copied' },
  },

  /** An email about each service, shown before a mail program opens it. */
  letters: {
    lead: 'Or open a letter with our questions in it:',
    questions,
    count: `${questions.length} questions`,
    to: 'To:',
    subject: 'Subject:',
    open: 'Open in your mail',
    copying: { name: 'Copy the letter', copiedMessage: 'Letter copied' },
  },

  /** Shown where the browser does not let the page copy. */

  /** From the first email to an offer. */
  next: {
    title: ['Tell us the task,', 'how often it comes up', 'and where it gets stuck.'],
    steps: [
      {
        title: 'You write',
        text: [
          `A few lines are enough, in ${facts.answersIn}.`,
          ...(facts.answersHere ? [] : ['We do not answer in English.']),
          'No documents yet, and nothing confidential: we sign a confidentiality agreement first.',
        ],
      },
      {
        title: 'A person replies',
        // You promise: a person answers, within the days that company.ts states, and you say no where a simpler tool is enough or nobody could check the result.
        text: [
          `${describeWait(facts)} questions, or with a no and the reason.`,
          'We say no when a simpler tool would do, or when nobody could check the result.',
        ],
      },
      {
        title: 'We talk',
        // You promise: the offer is in writing, and costs nothing until the client signs it.
        text: [
          'Half an hour, by phone or video.',
          'If it makes sense, you receive a written offer for Discovery. Until you sign it, it costs you nothing.',
        ],
        action: { label: 'Read the blank offer', page: 'methodology', anchor: 'offer' },
      },
    ],
  },

  facts: {
    address: { label: 'Address', copying: { name: 'Copy address', copiedMessage: 'Address copied' } },
    phone: { label: 'Phone' },
    number: { label: 'Registration number', copying: { name: 'Copy registration number', copiedMessage: 'Registration number copied' } },
    card: { label: 'Address book', action: 'Save contact' },
  },

  imprint: {
    title: labels.legal.imprint,
    paragraphs: [
      `${facts.name} is responsible for this site and for the personal data named in the privacy notice. This site is hosted by ${facts.host}, ${facts.hostCountry}.`,
      ...describeCompany(facts),
      'Typeface: Instrument Sans, under the SIL Open Font License.',
    ],
  },

  /** Above the privacy notice; the page script fills in what the visitor's own browser has counted. */
  counted: {
    sentence:
      'This page, counted in your browser: {files}\u00a0files, all from {hosts}. Cookies it can read: {cookies}.',
    none: 'none',
  },

  /**
   * Written for the Federal Act on Data Protection (FADP) and for this site as it is built. Read it as your own and
   * have it checked: it has to stay true of your host and of what you do with email. Where a provider works in a
   * country that is not in Annex 1 of the Data Protection Ordinance, add which guarantee protects data there.
   */
  privacy: {
    title: labels.legal.privacy,
    paragraphs: [
      'This site has no forms and no accounts, sets no cookies, counts no visitors and loads nothing from other sites. If you pause the motion or start it again, your browser keeps that choice on your device. It is never sent to us. Clearing site data removes it.',
      describeVisits(facts),
      joinSentences(
        // You promise: what clients send is used only to answer them and for the work that follows, and deleted when it is no longer needed; a video call runs on a service agreed with them first.
        `If you ${findWays(facts)}, we use your contact details and what you tell us to answer you and for the work that follows.`,
        `Our mail provider, ${facts.mailProvider} in ${facts.mailCountry}, handles the messages for us.`,
        'A video call runs on a service agreed with you first. What you give us for a project, the offer governs.',
        'We delete your details and messages when they are no longer needed for this, unless a law requires us to keep them.',
      ),
      ...describeCountries(facts),
      // You promise: such requests are answered, as a rule within 30 days and free of charge, as the law asks.
      `Under the Swiss Data Protection Act you can ask whether we hold data about you, and which, receive a copy of it, also to take elsewhere in a common electronic format, and ask us to correct or delete it. Write to ${facts.email}; as a rule the answer is free and comes within 30\u00a0days. You can also report a violation to the Federal Data Protection and Information Commissioner (FDPIC).`,
      `Last changed in ${facts.privacyChanged}.`,
    ],
  },
});

const findWays = (facts: Facts) => (facts.phone ? 'write to us or call us' : 'write to us');

function describeWait({ answersWithinDays: days }: Facts): string {
  return days ? `Within ${countWorkingDays(days)}, with` : 'With';
}

function describeCompany({ founded, managers }: Facts): string[] {
  if (!founded && !managers) return [];
  return [joinSentences(founded && `Founded in ${founded}.`, managers && `Management: ${managers}.`)];
}

function describeVisits({ host, hostCountry, hostKeepsLogs }: Facts): string {
  const ours = `our host, ${host} in ${hostCountry},`;
  if (!hostKeepsLogs)
    return `To send you a page, the server of ${ours} needs your IP address. The host keeps no log of visits.`;
  return joinSentences(
    `To send you a page, the server of ${ours} needs your IP address.`,
    'To find faults and attacks, the host logs this address with the time, the page, the name of your browser and the page that led you here.',
    'Your browser may prepare a page when you point at its link or open the menu; that page is logged too, even if you never open it.',
    // You promise: the logs of visits are used for nothing else.
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
