import { facts, head, imprint, privacy } from '../content/contact.ts';
import { ContactFacts } from '../sections/ContactFacts.tsx';
import { EmailPoster } from '../sections/EmailPoster.tsx';
import { LegalNotes } from '../sections/LegalNotes.tsx';

export function Contact({ email }: { email: string[] }) {
  return (
    <>
      <EmailPoster {...head} lines={email} />
      <ContactFacts {...facts} />
      <LegalNotes imprint={imprint} privacy={privacy} />
    </>
  );
}
