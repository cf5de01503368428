import { AboutHead } from '../sections/AboutHead.tsx';
import { Assurances } from '../sections/Assurances.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CompanyInformation } from '../sections/CompanyInformation.tsx';
import { Customers } from '../sections/Customers.tsx';
import { Values } from '../sections/Values.tsx';
import type { Words } from '../site/words.ts';

export const About = ({ about }: Words) => (
  <>
    <AboutHead {...about} />
    <Assurances {...about} />
    {about.customers && <Customers {...about.customers} />}
    <Values {...about.values} data-ground="ink" />
    <CompanyInformation {...about.companyInformation} />
    <ClosingCall {...about.closing} />
  </>
);
