import type { Words } from '../content/words.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CompanyInformation } from '../sections/CompanyInformation.tsx';
import { Mission } from '../sections/Mission.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Values } from '../sections/Values.tsx';

export function About({ words: { about } }: { words: Words }) {
  return (
    <>
      <PageHead {...about.head} tileStrip="about" />
      <Mission {...about.mission} />
      <Values {...about.values} />
      <CompanyInformation {...about.companyInformation} />
      <ClosingCall isOneLine {...about.closing} />
    </>
  );
}
