import { Band } from '../parts/Band.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Name } from '../parts/Name.tsx';
import { Signature } from '../parts/Signature.tsx';
import { TermList } from '../parts/TermList.tsx';
import { useSite } from '../parts/use-site.ts';
import type { Action, Point } from '../site/texts.ts';

/** A sample offer, filled in from the owner's facts for no real customer: compute-offer.ts. */
export interface OfferWords {
  title: string;
  /** Says that it is an example. */
  notice: string;
  task: string;
  /** Figures with their unit, and what they count. */
  stats: Point[];
  terms: Point[];
  /** Below the line that the client would sign, and the link on that line. */
  you: string;
  action: Action;
}

/** What a client would sign, with a line for each side. The client's line leads to an email that asks for such an offer. */
export function Offer({ words }: { words: OfferWords }) {
  const { facts } = useSite();
  const signer = facts.people.find(({ manages }) => manages)?.name;
  return (
    <Band title={words.title} id="offer" lead={words.notice}>
      <div className="sheet stack" data-ground="white">
        <h3>{words.task}</h3>
        <TermList className="stats beside" terms={words.stats} />
        <TermList className="rows" terms={words.terms} />
        <ul role="list" className="beside">
          <li className="signature">
            <ButtonLink {...words.action} waits />
            <p>{words.you}</p>
          </li>
          <Signature name={signer}>
            <Name>{signer ? `${signer}, ${facts.registeredName}` : facts.registeredName}</Name>
          </Signature>
        </ul>
      </div>
    </Band>
  );
}
