import type { TermsWords } from '../content/words.ts';
import { TermList } from '../parts/TermList.tsx';

interface Props extends TermsWords {
  id?: string;
  ground?: 'ink';
}

export const Terms = ({ id, ground, title, lead, terms }: Props) => (
  <section className="band" id={id} data-ground={ground} data-joined>
    <h2 data-column="left">{title}</h2>
    <p className="lead" data-column="right">
      {lead}
    </p>
    <TermList terms={terms} />
  </section>
);
