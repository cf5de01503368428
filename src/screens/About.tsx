import { Band } from '../parts/Band.tsx';
import { PointList } from '../parts/PointList.tsx';
import { AboutHead } from '../sections/AboutHead.tsx';
import { Assurances } from '../sections/Assurances.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CompanyInformation } from '../sections/CompanyInformation.tsx';
import { Customers } from '../sections/Customers.tsx';
import type { Words } from '../site/words.ts';

export const About = ({ about }: Words) => (
  <>
    <AboutHead {...about} />
    <Assurances {...about} />
    {about.customers && <Customers {...about.customers} />}
    <Band title={about.values.title} ground="ink">
      <PointList className="rows lead" points={about.values.items} />
    </Band>
    <CompanyInformation {...about.companyInformation} />
    <ClosingCall {...about.closing} />
  </>
);
