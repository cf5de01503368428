import { Ink } from '../parts/Ink.tsx';
import { Name } from '../parts/Name.tsx';
import { TermList } from '../parts/TermList.tsx';
import { useSite } from '../parts/use-site.ts';
import type { Point } from '../site/words.ts';
import './Offer.css';

/** A sample offer, filled in from the owner's facts for no real customer: compute-offer.ts. */
export interface OfferWords {
  title: string;
  /** Says that it is an example. */
  notice: string;
  task: string;
  terms: Point[];
  /** Below the line that the client would sign. */
  you: string;
}

/** What a client would sign, filled in from the owner's facts for no real customer, with a line for each side to sign. */
export function Offer({ words }: { words: OfferWords }) {
  const { title, notice, task, terms, you } = words;
  const { people, registeredName } = useSite().facts;
  const signer = people.find(({ manages }) => manages)?.name;
  return (
    <section className="offer band" id="offer" data-dense>
      <h2>{title}</h2>
      <p className="offer__notice lead">{notice}</p>
      <div className="offer__sheet stack" data-ground="white">
        <h3>{task}</h3>
        <TermList className="rows" terms={terms} />
        <div className="offer__lines">
          <div>
            <p>{you}</p>
          </div>
          <div>
            {signer && <Ink>{signer}</Ink>}
            <p>
              <Name>{signer ? `${signer}, ${registeredName}` : registeredName}</Name>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
