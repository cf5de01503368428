import type { ContactWords, Facts } from '../../words.ts';
import { countWorkingDays, joinSentences, sayInCountry } from './sentences.ts';

export default (facts: Facts): ContactWords => ({
  page: {
    label: 'Contact',
    title: [`Contact ${facts.name}, ${facts.town}`, `Contact ${facts.name}`],
    description: [
      `Write to ${facts.email} or suggest three times for a call. Address and registration number of ${facts.name}, ${facts.town}.`,
      `Write to ${facts.email}. Address and registration number of ${facts.name}.`,
    ],
    picture: {
      title: 'Write to us',
      alt: 'A ring in four pieces. One piece is turned and has another colour.',
    },
  },
  head: {
    title: 'Contact',
    reader: facts.managers
      ? `${facts.managers} ${facts.managerCount === 1 ? 'reads' : 'read'} every email.`
      : '',
    copying: { name: 'Copy email address', copiedMessage: 'Email address copied' },
  },
  drafts: {
    lead: 'Or use a ready-made email:',
    to: 'To:',
    subject: 'Subject:',
    open: 'Open in your email app',
    copying: { name: 'Copy the text', copiedMessage: 'Text copied' },
    call: {
      title: 'Schedule a Consultation',
      subject: 'Three times for a call',
      questions: [
        'Which day and time suit you best?',
        'What are your second and third choices?',
        'By phone (which number?) or by video?',
        'What would you like to talk about?',
      ],
      note: facts.answersWithinDays
        ? `We’ll confirm one of your times within ${countWorkingDays(facts.answersWithinDays)}.`
        : 'We’ll confirm one of your times by email.',
    },
  },
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'You write',
        text: [
          facts.answersHere
            ? `A few lines are enough, in ${facts.answersIn}.`
            : `A few lines are enough. Write in English if you like, and we’ll answer in ${facts.answersIn}.`,
          'Please don’t send anything confidential yet. We’ll sign a confidentiality agreement first.',
        ],
      },
      {
        title: 'One of us replies',
        text: [
          `You hear from us${facts.answersWithinDays ? ` within ${countWorkingDays(facts.answersWithinDays)}` : ''}, with questions or with a clear no and why.`,
          'We say no when a simpler tool would do. Our first reply also gives our earliest start date.',
        ],
      },
      {
        title: 'We talk',
        text: [
          'The call is free and takes half an hour, by phone or video.',
          'If Discovery makes sense, you get a written offer. You owe nothing until you sign.',
        ],
      },
    ],
    action: { label: 'Read what our contract says', page: 'methodology', anchor: 'contract' },
  },
  facts: {
    address: { label: 'Address', copying: { name: 'Copy address', copiedMessage: 'Address copied' } },
    phone: { label: 'Phone' },
    number: {
      label: 'Registration number',
      copying: { name: 'Copy registration number', copiedMessage: 'Registration number copied' },
    },
    card: { label: 'Management', action: 'Add to contacts' },
  },
  imprint: {
    title: 'Imprint',
    paragraphs: [
      `${facts.registeredName} runs this site and is responsible for the personal data described in the privacy notice. ${facts.host} ${sayInCountry(facts.hostCountry)} hosts the site.`,
    ],
  },
  privacy: {
    title: 'Privacy',
    paragraphs: [
      'This site has no forms or accounts, sets no cookies, counts no visitors and loads nothing from other sites. If you pause or play the animation, your browser stores the choice on your device. The browser never sends the choice to us, and clearing the site data deletes it.',
      describeVisits(facts),
      joinSentences(
        `We use your ${facts.phone ? 'messages, calls' : 'messages'} and contact details to answer you and for the work that follows.`,
        `Our mail provider, ${facts.mailProvider} ${sayInCountry(facts.mailCountry)}, handles the messages for us.`,
        'Before a video call, we agree with you which service to use.',
        'For data that you give us for a project, the offer and its data processing agreement apply.',
        'We delete your details and messages once we no longer need them, unless a law makes us keep them.',
      ),
      ...describeCountries(facts),
      `Under the Swiss Data Protection Act (FADP), you can ask us whether we hold data about you, and which. You can ask for a copy, also in a common electronic format to take elsewhere. You can ask us to correct or delete the data. Write to ${facts.email}. As a rule, our answer is free and comes within 30\u00a0days. You can also report a violation to the Federal Data Protection and Information Commissioner (FDPIC).`,
      `Last changed in ${facts.privacyChanged}.`,
    ],
  },
});

function describeVisits({ host, hostCountry, hostKeepsLogs }: Facts): string {
  const server = `To send you a page, the server of our host, ${host} ${sayInCountry(hostCountry)}, needs your IP address.`;
  if (!hostKeepsLogs) return `${server} The host keeps no log of visits.`;
  return joinSentences(
    server,
    'To find faults and attacks, the host logs your IP address and the time. Each entry also has the page, the name of your browser and the page that led you here.',
    'Your browser may load a page in advance when you point at its link or open the menu. The host logs that page too, even if you never open it.',
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
  const places = [...new Set(abroad.map(({ place }) => sayInCountry(place)))].join(' and ');
  return [`For ${works}, our providers process personal data outside ${country}, ${places}.`];
}
