import { Stats } from '../parts/Stats.tsx';
import { TermList } from '../parts/TermList.tsx';
import type { OfferWords } from '../site/words.ts';
import './Offer.css';

/** What a client would sign, filled in from the owner's facts for no real customer. */
export const Offer = ({ title, notice, task, stats, terms, note }: OfferWords) => (
  <section className="offer band" id="offer">
    <h2 data-column="first">{title}</h2>
    <div className="offer__note small" data-column="first">
      <b>{notice}</b>
      <p>{note}</p>
    </div>
    <div className="offer__paper stack" data-ground="white">
      <h3 data-column="rest">{task}</h3>
      <Stats stats={stats} />
      <TermList className="columns small" data-column="rest" terms={terms} />
    </div>
  </section>
);
