import type { OfferWords } from '../content/words.ts';
import { Fold } from '../parts/Fold.tsx';
import { BlankOffer } from './BlankOffer.tsx';
import { ExampleOffer } from './ExampleOffer.tsx';

/** What a client signs: filled in, to be read at a glance, and blank, to be printed. */
export function Offer({ title, lead, example, blank }: OfferWords) {
  return (
    <section className="band" id="offer">
      <h2 data-column="left">{title}</h2>
      <p className="lead" data-column="right">
        {lead}
      </p>
      {example && <ExampleOffer {...example} />}
      <Fold title={blank.title} id="blank-offer">
        <BlankOffer {...blank} />
      </Fold>
    </section>
  );
}
