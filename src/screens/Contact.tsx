import { type FormattedFacts, facts, head, imprint, next, privacy } from '#words/contact.ts';
import { ContactFacts } from '../sections/ContactFacts.tsx';
import { EmailPoster } from '../sections/EmailPoster.tsx';
import { LegalNotes } from '../sections/LegalNotes.tsx';
import { NextSteps } from '../sections/NextSteps.tsx';

interface Props {
  /** The address in the lines of its poster. */
  email: string[];
  formatted: FormattedFacts;
}

export function Contact({ email, formatted }: Props) {
  return (
    <>
      <EmailPoster {...head} lines={email} />
      <NextSteps {...next(formatted)} />
      <LegalNotes
        imprint={imprint(formatted)}
        privacy={privacy(formatted)}
        facts={<ContactFacts {...facts} country={formatted.country} />}
      />
    </>
  );
}
