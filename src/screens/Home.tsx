import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Impact } from '../sections/Impact.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';
import type { ScreenProps } from '../site/screen-props.ts';

export function Home({ words: { home, services } }: ScreenProps) {
  return (
    <>
      <Hero {...home.hero} services={services.blocks} />
      <ServiceCards {...services.cards} services={services.blocks} />
      <Impact {...home.impact} />
      <ClosingCall {...home.closing} />
    </>
  );
}
