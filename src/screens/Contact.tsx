import { ContactFacts } from '../sections/ContactFacts.tsx';
import { EmailPoster } from '../sections/EmailPoster.tsx';
import { LegalNotes } from '../sections/LegalNotes.tsx';
import { NextSteps } from '../sections/NextSteps.tsx';
import type { ScreenProps } from '../site/screen-props.ts';

export function Contact({ words: { contact, services } }: ScreenProps) {
  const { head, letters, next, facts, imprint, counted, privacy } = contact;
  return (
    <>
      <EmailPoster head={head} letters={letters} services={services.blocks} />
      <NextSteps {...next} />
      <LegalNotes imprint={imprint} privacy={privacy} counted={counted} facts={<ContactFacts {...facts} />} />
    </>
  );
}
