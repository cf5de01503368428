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

/** Each title has a sentence that is always visible, and more text that unfolds. */
export const FoldList = ({ folds, isLegal }: Props) => (
  <ul role="list" className={isLegal ? 'folds lines' : 'folds halves lines'}>
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
