import { Pieces } from '../parts/Pieces.tsx';
import type { CaseEntry } from '../site/words.ts';
import '../parts/Button.css';
import './CaseDocuments.css';

/** What the agent drafts in the case of the page. It waits for a person. */
export const CaseDraft = ({ name, item, number, amount, blocked, waits }: CaseEntry) => (
  <div className="result entry" data-ground="white">
    <div>
      <Pieces number={number} />
      <strong className="number">{number}</strong>
    </div>
    <div className="stack">
      <p>
        <b>{name}</b>
        <br />
        {item}
      </p>
      <p>
        {amount}
        <br />
        {blocked}
      </p>
      <p className="choice" data-waits>
        {waits}
      </p>
    </div>
  </div>
);
