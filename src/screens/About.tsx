import type { Words } from '../content/words.ts';
import { AboutHead } from '../sections/AboutHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CompanyInformation } from '../sections/CompanyInformation.tsx';
import { Customers } from '../sections/Customers.tsx';
import { People } from '../sections/People.tsx';
import { Values } from '../sections/Values.tsx';

export const About = ({ about }: Words) => (
  <>
    <AboutHead {...about} />
    <People lead={about.head.lead} {...about.people} />
    {about.customers && <Customers {...about.customers} />}
    <Values {...about.values} />
    <CompanyInformation {...about.companyInformation} />
    <ClosingCall {...about.closing} />
  </>
);
