import { Stats } from '../parts/Stats.tsx';
import { TermList } from '../parts/TermList.tsx';
import type { OfferWords } from '../site/words.ts';

/** What a client would sign, filled in from the owner's facts for no real customer. */
export const Offer = ({ title, notice, task, stats, terms, note }: OfferWords) => (
  <section className="band" id="offer" data-ground="ink" data-dense>
    <h2 data-column="first">{title}</h2>
    <h3 data-column="rest">{task}</h3>
    <div className="small" data-column="first">
      <b>{notice}</b>
      <p>{note}</p>
    </div>
    <Stats stats={stats} />
    <TermList className="columns small" data-column="rest" terms={terms} />
  </section>
);
