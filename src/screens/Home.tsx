import { closing, hero, impact } from '#words/home.ts';
import { blocks, cards } from '#words/services.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Impact } from '../sections/Impact.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';

export function Home() {
  return (
    <>
      <Hero {...hero} />
      <ServiceCards {...cards} services={blocks} />
      <Impact {...impact} />
      <ClosingCall composition="echoed" {...closing} />
    </>
  );
}
