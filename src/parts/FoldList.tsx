import type { FoldWords } from '../site/words.ts';
import { Fold } from './Fold.tsx';

/** Folds in ruled rows, two beside each other where there is room. */
export const FoldList = ({ folds }: { folds: FoldWords[] }) => (
  <ul role="list" className="rows" data-halves data-column="rest">
    {folds.map(({ title, text, more }) => (
      <li key={title}>
        <Fold title={title} text={text}>
          {more && <p>{more}</p>}
        </Fold>
      </li>
    ))}
  </ul>
);
