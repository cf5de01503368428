import type { FormattedFacts, Words } from '../content/words.ts';
import { ContactFacts } from '../sections/ContactFacts.tsx';
import { EmailPoster } from '../sections/EmailPoster.tsx';
import { LegalNotes } from '../sections/LegalNotes.tsx';
import { NextSteps } from '../sections/NextSteps.tsx';

interface Props {
  words: Words;
  /** The email address, in the lines of its poster. */
  emailLines: string[];
  formatted: FormattedFacts;
}

export function Contact({ words: { contact, services }, emailLines, formatted }: Props) {
  const { head, letters, failedMessage, next, facts, imprint, counted, privacy } = contact;
  return (
    <>
      <EmailPoster
        head={head}
        letters={letters}
        lines={emailLines}
        failedMessage={failedMessage}
        services={services.blocks}
      />
      <NextSteps {...next(formatted)} />
      <LegalNotes
        imprint={imprint(formatted)}
        privacy={privacy(formatted)}
        counted={counted}
        facts={<ContactFacts {...facts} failedMessage={failedMessage} country={formatted.country} />}
      />
    </>
  );
}
