import type { ContactWords, Facts } from '../../../site/words.ts';
import { joinSentences } from '../../../site/join-sentences.ts';

export default (facts: Facts): ContactWords => ({
  page: {
    label: 'Contact',
    title: 'Contact us',
    description: `Email ${facts.email}, or suggest times for a call. Our address and registration number are here too.`,
  },
  head: {
    title: 'Contact',
    reader: `One of us replies${sayWithin(facts.answersWithinDays)}, and the first call is free.`,
    copyButton: {
      name: 'Copy email address',
      copiedMessage: 'Email address copied. Paste it into the To line of your email.',
    },
  },
  drafts: {
    lead: 'Or start from a ready-made email:',
    yours: 'Your email to us',
    to: 'To:',
    subject: 'Subject:',
    greeting: 'Hello,',
    openInApp: 'Open in your email app',
    copyButton: { name: 'Copy the text', copiedMessage: 'Text copied. Paste it into a new email.' },
    question: {
      title: 'A question',
      questions: [
        'What would you like to get done?',
        'What have you tried so far?',
        'Who would work with us on your side?',
        'What would you like to know first?',
      ],
    },
    call: {
      title: 'Schedule a Consultation',
      questions: [
        'Which day and time suit you best?',
        'What are your second and third choices?',
        'By phone (which number?) or by video?',
        'What would you like to talk about?',
      ],
      book: 'Pick a time',
    },
  },
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'You write',
        text: `A few lines are enough, in ${facts.answerLanguages}. Please send nothing confidential yet: first, we both sign a confidentiality agreement.`,
      },
      {
        title: 'One of us replies',
        text: 'We ask questions, suggest a call, or say no and tell you why. Unless it’s a no, we also say when we could start.',
      },
      {
        title: 'We talk',
        text: 'The call takes half an hour, by phone or video. If Discovery makes sense, you get a written proposal, and you owe nothing until you sign.',
      },
    ],
    action: { label: 'Read what our contract says', page: 'methodology', anchor: 'contract' },
  },
  imprint: {
    title: 'Imprint',
    text: `${facts.registeredName} runs this site and is responsible for the personal data described under Privacy. ${facts.privacy.host} hosts the site.`,
    labels: { address: 'Address', phone: 'Phone', number: 'Registration number', management: 'Management' },
    card: 'Add to contacts (vCard)',
  },
  privacy: {
    title: 'Privacy',
    folds: [
      {
        title: 'This site',
        text: 'This site has no forms or accounts, sets no cookies, does not count visitors and loads nothing from other sites.',
        more: 'If you pause or play the animation, your browser remembers your choice on your device. It never sends the choice to us, and clearing the site data deletes it.',
      },
      { title: 'Your visits', ...describeVisits(facts) },
      {
        title: 'Your messages',
        text: `We use your ${facts.phone ? 'messages, calls' : 'messages'} and contact details to answer you and to do the work that follows.`,
        more: joinSentences(
          `Our mail provider, ${facts.privacy.mail}, handles them for us.`,
          'Before a video call, we agree with you on the service to use.',
          facts.booking ? 'If you pick a time online, the privacy notice of the site that the link opens applies.' : '',
          'Data that you give us for a project is covered by the proposal and its data processing agreement.',
          'We delete your details and messages once we no longer need them, unless the law requires us to keep them.',
        ),
      },
      {
        title: 'Your rights',
        text: 'Under the Swiss Data Protection Act (FADP), you can ask us whether we hold data about you and, if so, what it is.',
        more: `You can ask for a copy, also in a common electronic format to use elsewhere, and you can ask us to correct or delete the data. Write to ${facts.email}. As a rule, we answer free of charge and within 30 days. You can also report a violation to the Federal Data Protection and Information Commissioner (FDPIC). Last changed in ${facts.privacy.changed}.`,
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    folds: [
      {
        title: 'What already works',
        text: 'This site is built to WCAG 2.2, levels A and AA, and so to the Swiss standard eCH-0059.',
        more: 'The size of buttons and links meets level AAA as well, and so does the contrast of text, except on coloured fields. Everything can be used with a keyboard, and all text is there when enlarged, in forced colours and without scripts. This is our own statement: nobody outside has audited it.',
      },
      {
        title: 'What doesn’t yet',
        text: 'So far, it has been tested with only one screen reader: Orca with Firefox.',
        more: 'NVDA, JAWS, VoiceOver and TalkBack may say something in an odd way. In German and French, some voices read 30’000 as 30 and three zeros.',
      },
      {
        title: 'Found a barrier?',
        text: `Write to ${facts.email}, and we’ll answer${sayWithin(facts.answersWithinDays)}.`,
        more: `You’ll get what you were looking for in another form, and we’ll mend the barrier if we can. As of ${facts.privacy.changed}.`,
      },
    ],
  },
  closing: { title: 'The first line is written.' },
});

function describeVisits({ privacy: { host, keepsLogsFor } }: Facts) {
  const text = `To send you a page, the server of our host, ${host}, needs your IP address.`;
  if (!keepsLogsFor) return { text, more: 'The host keeps no log of visits.' };
  const more = joinSentences(
    'To detect faults and attacks, it logs this address with the date and time, the page, the name of your browser and the page that led you here.',
    'Your browser may load a page in advance when you point at its link or open the menu. That page is logged too, even if you never open it.',
    `Each entry is kept for ${keepsLogsFor} and used for nothing else.`,
  );
  return { text, more };
}

/** Inside a sentence. Empty if no days are stated. */
const sayWithin = (days: number | undefined) =>
  days ? ` within ${days} working ${days === 1 ? 'day' : 'days'}` : '';
