import type { FoldWords } from '../site/words.ts';
import './FoldList.css';

/** Titles with what matters most, so that it is read without a click. What more there is to say unfolds below. */
export const FoldList = ({ folds }: { folds: FoldWords[] }) => (
  <ul role="list" className="rows" data-halves data-column="rest">
    {folds.map(({ title, text, more }, index) => {
      const summary = (
        <>
          <b>{title}</b> {text}
        </>
      );
      return (
        <li key={index}>
          {more ? (
            <details className="fold">
              <summary>{summary}</summary>
              <p>{more}</p>
            </details>
          ) : (
            <p>{summary}</p>
          )}
        </li>
      );
    })}
  </ul>
);
