import type { FormattedFacts, Words } from '../content/words.ts';
import { AboutHead } from '../sections/AboutHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CompanyInformation } from '../sections/CompanyInformation.tsx';
import { People } from '../sections/People.tsx';
import { Values } from '../sections/Values.tsx';

interface Props {
  words: Words;
  formatted: FormattedFacts;
}

export function About({ words: { about }, formatted }: Props) {
  const { head, mission, values, companyInformation, closing } = about;
  return (
    <>
      <AboutHead words={head} mission={mission} waiting={companyInformation.waiting.line} />
      <People {...mission.people} />
      <Values {...values} />
      <CompanyInformation {...companyInformation} formatted={formatted} />
      <ClosingCall isOneLine {...closing} />
    </>
  );
}
