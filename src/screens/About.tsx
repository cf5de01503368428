import type { Words } from '../content/words.ts';
import { AboutHead } from '../sections/AboutHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CompanyInformation } from '../sections/CompanyInformation.tsx';
import { Customers } from '../sections/Customers.tsx';
import { People } from '../sections/People.tsx';
import { Values } from '../sections/Values.tsx';

export function About({ about }: Words) {
  const { head, mission, people, customers, values, companyInformation, closing } = about;
  return (
    <>
      <AboutHead title={head.title} mission={mission} people={people} />
      <People lead={head.lead} {...people} />
      {customers && <Customers {...customers} />}
      <Values {...values} />
      <CompanyInformation {...companyInformation} />
      <ClosingCall {...closing} />
    </>
  );
}
