import type { ReactNode } from 'react';
import type { WaitingWords } from '../content/words.ts';

interface Props {
  words: WaitingWords;
  /** Said too when the tile is turned. */
  consequence?: ReactNode;
  /** Where to go then. */
  next?: ReactNode;
}

/** What the tile waits for, and what the visitor has decided: client/play/turn-on-click.ts changes it. */
export function WaitingLine({ words, consequence, next }: Props) {
  const { waits, turn, closed, again, withoutScripts } = words;
  return (
    <div className="waiting-line">
      <div className="waiting-line__live">
        <span role="status">
          <b data-open={waits} data-closed={closed}>
            {waits}
          </b>
          {consequence && (
            <span data-while="closed" hidden>
              {consequence}
            </span>
          )}
        </span>{' '}
        <label htmlFor="waiting-tile" data-while="open">
          {turn}
        </label>
        <span data-while="closed" hidden>
          <button id="open-again" type="button">
            {again}
          </button>
          {next}
        </span>
      </div>
      <b className="waiting-line__still">{withoutScripts}</b>
    </div>
  );
}
