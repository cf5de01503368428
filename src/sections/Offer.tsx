import type { OfferWords } from '../content/words.ts';
import { Stats } from '../parts/Stats.tsx';
import { TermList } from '../parts/TermList.tsx';

/** What a client would sign, filled in from the owner's facts for no real customer. */
export function Offer({ title, lead, mark, task, stats, terms, note }: OfferWords) {
  return (
    <section className="band" id="offer">
      <h2 data-column="left">{title}</h2>
      <p className="lead" data-column="right">
        {lead}
      </p>
      <div className="offer__about" data-column="first">
        <b>{mark}</b>
        <p className="small">{note}</p>
      </div>
      <div className="offer__paper" data-ground="white">
        <h3>{task}</h3>
        <Stats stats={stats} />
        <TermList terms={terms} small />
      </div>
    </section>
  );
}
