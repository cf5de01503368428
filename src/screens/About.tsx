import { closing, companyInformation, head, mission, values } from '#words/about.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CompanyInformation } from '../sections/CompanyInformation.tsx';
import { Mission } from '../sections/Mission.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Values } from '../sections/Values.tsx';

export function About() {
  return (
    <>
      <PageHead {...head} frieze="about" />
      <Mission {...mission} />
      <Values {...values} />
      <CompanyInformation {...companyInformation} />
      <ClosingCall composition="measured" {...closing} />
    </>
  );
}
