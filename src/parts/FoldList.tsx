import type { Point } from '../site/texts.ts';
import './FoldList.css';

/** `text` is read at once, and `more` unfolds below it. Links lead to `id`. */
export interface FoldWords extends Point {
  id?: string;
  more: string;
}

interface Props {
  folds: FoldWords[];
  /** Whether the sentences are as small as running text. They stand beside the title of their band then. */
  isLegal?: boolean;
}

/**
 * Titles with what matters most, so that it is read without a click. What more there is to say unfolds below. In wide windows
 * the title is as large as running text, and the sentence below it as a lead.
 */
export const FoldList = ({ folds, isLegal }: Props) => (
  <ul role="list" className={`folds lines ${isLegal ? '' : 'halves'}`.trimEnd()}>
    {folds.map(({ id, title, text, more }, index) => (
      <li key={index} id={id}>
        <details>
          <summary>
            <b>{title}</b> {text}
          </summary>
          <p>{more}</p>
        </details>
      </li>
    ))}
  </ul>
);
