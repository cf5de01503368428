import { facts, head, imprint, next, privacy } from '#words/contact.ts';
import { ContactFacts } from '../sections/ContactFacts.tsx';
import { EmailPoster } from '../sections/EmailPoster.tsx';
import { LegalNotes } from '../sections/LegalNotes.tsx';
import { NextSteps } from '../sections/NextSteps.tsx';

export function Contact({ email }: { email: string[] }) {
  return (
    <>
      <EmailPoster {...head} lines={email} />
      <NextSteps {...next} />
      <LegalNotes imprint={imprint} privacy={privacy} facts={<ContactFacts {...facts} />} />
    </>
  );
}
