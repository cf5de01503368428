import { facts, head, imprint, privacy } from '../content/contact.ts';
import { pages } from '../content/pages.ts';
import { App } from '../frame/App.tsx';
import { ContactFacts } from '../sections/ContactFacts.tsx';
import { EmailPoster } from '../sections/EmailPoster.tsx';
import { LegalNotes } from '../sections/LegalNotes.tsx';

export function Contact({ email }: { email: string[] }) {
  return (
    <App path={pages.contact.path}>
      <EmailPoster {...head} lines={email} />
      <ContactFacts {...facts} />
      <LegalNotes imprint={imprint} privacy={privacy} />
    </App>
  );
}
