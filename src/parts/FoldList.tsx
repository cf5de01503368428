import type { ComponentProps } from 'react';
import type { Point } from '../site/words.ts';
import './FoldList.css';

/** `text` is read at once, and `more` unfolds below it. */
export interface FoldWords extends Point {
  more?: string;
}

type Props = ComponentProps<'ul'> & { folds: FoldWords[] };

/** Titles with what matters most, so that it is read without a click. What more there is to say unfolds below. */
export const FoldList = ({ folds, ...attributes }: Props) => (
  <ul role="list" className="lines" data-halves data-column="rest" {...attributes}>
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
