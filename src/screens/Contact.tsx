import { EmailPoster } from '../sections/EmailPoster.tsx';
import { LegalNotes } from '../sections/LegalNotes.tsx';
import { NextSteps } from '../sections/NextSteps.tsx';
import type { Words } from '../site/words.ts';

export const Contact = ({ contact }: Words) => (
  <>
    <EmailPoster {...contact} />
    <NextSteps {...contact.next} />
    <LegalNotes {...contact} />
  </>
);
