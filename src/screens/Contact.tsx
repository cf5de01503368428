import { EmailPoster } from '../sections/EmailPoster.tsx';
import { LegalNotes } from '../sections/LegalNotes.tsx';
import { NextSteps } from '../sections/NextSteps.tsx';
import type { Words } from '../site/words.ts';

export function Contact({ contact, services }: Words) {
  return (
    <>
      <EmailPoster {...contact} services={services.blocks} />
      <NextSteps {...contact.next} />
      <LegalNotes {...contact} />
    </>
  );
}
