import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Impact } from '../sections/Impact.tsx';
import { Pays } from '../sections/Pays.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';
import type { Words } from '../site/words.ts';

export function Home({ home, services }: Words) {
  return (
    <>
      <Hero {...home.hero} services={services.blocks} />
      <ServiceCards {...services.cards} services={services.blocks} />
      {home.impact && <Impact {...home.impact} />}
      {home.pays && <Pays {...home.pays} />}
      <ClosingCall {...home.closing} />
    </>
  );
}
