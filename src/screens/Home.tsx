import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Impact } from '../sections/Impact.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';
import type { Words } from '../site/words.ts';

export function Home({ words: { home, services } }: { words: Words }) {
  return (
    <>
      <Hero {...home.hero} />
      <ServiceCards {...services.cards} services={services.blocks} />
      <Impact {...home.impact} />
      <ClosingCall titleAt="left" repeatsLine {...home.closing} />
    </>
  );
}
