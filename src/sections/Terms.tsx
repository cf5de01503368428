import { TermList } from '../parts/TermList.tsx';
import type { TermsWords } from '../site/words.ts';

interface Props extends TermsWords {
  id?: string;
  ground?: 'ink';
  /** Whether what stands above has the same ground. */
  isJoined: boolean;
}

export const Terms = ({ id, ground, isJoined, title, lead, terms }: Props) => (
  <section className="band" id={id} data-ground={ground} data-joined={isJoined || undefined}>
    <h2 data-column="first">{title}</h2>
    {lead && (
      <p className="lead" data-column="rest">
        {lead}
      </p>
    )}
    <TermList className="rows" data-halves data-column="rest" terms={terms} />
  </section>
);
