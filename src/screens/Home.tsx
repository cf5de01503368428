import { closing, hero, impact, services } from '../content/home.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Impact } from '../sections/Impact.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';

export function Home() {
  return (
    <>
      <Hero {...hero} />
      <ServiceCards {...services} />
      <Impact {...impact} />
      <ClosingCall composition="echoed" {...closing} />
    </>
  );
}
