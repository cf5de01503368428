import { closing, hero, impact } from '../content/home.ts';
import { blocks, cards } from '../content/services.ts';
import { App } from '../layout/App.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Impact } from '../sections/Impact.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';

export function Home() {
  return (
    <App path="/">
      <Hero {...hero} />
      <ServiceCards {...cards} services={blocks} />
      <Impact {...impact} />
      <ClosingCall composition="stepped" {...closing} />
    </App>
  );
}
