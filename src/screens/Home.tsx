import { Band } from '../parts/Band.tsx';
import { TermList } from '../parts/TermList.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Pays } from '../sections/Pays.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';
import type { Words } from '../site/words.ts';

export const Home = ({ home, services }: Words) => (
  <>
    <Hero words={home.hero} />
    <ServiceCards title={home.services.title} services={services.list} />
    {home.impact && (
      <Band title={home.impact.title} action={home.impact.action} ground="ink">
        <TermList className="rows large" terms={home.impact.items} />
      </Band>
    )}
    {home.pays && <Pays words={home.pays} />}
    <ClosingCall {...home.closing} />
  </>
);
