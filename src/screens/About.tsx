import type { Words } from '../content/words.ts';
import { AboutHead } from '../sections/AboutHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CompanyInformation } from '../sections/CompanyInformation.tsx';
import { People } from '../sections/People.tsx';
import { Values } from '../sections/Values.tsx';

export function About({ words: { about } }: { words: Words }) {
  const { head, mission, values, companyInformation, closing } = about;
  return (
    <>
      <AboutHead words={head} mission={mission} waiting={companyInformation.waiting.line} />
      <People {...mission.people} />
      <Values {...values} />
      <CompanyInformation {...companyInformation} />
      <ClosingCall isOneLine {...closing} />
    </>
  );
}
