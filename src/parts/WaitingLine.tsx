import type { ReactNode } from 'react';
import type { WaitingWords } from '../content/words.ts';
import { useSite } from './use-site.ts';

interface Props {
  words: WaitingWords;
  /** Said too when the tile is turned. */
  consequence?: ReactNode;
  /** Where to go then. */
  next?: ReactNode;
}

/** What the tile waits for, and what the visitor has decided: client/play/turn-on-click.ts changes it, React does not. */
export function WaitingLine({ words, consequence, next }: Props) {
  const { undo } = useSite().words.labels;
  const { waits, turn, done, withoutScripts } = words;
  return (
    <div className="waiting-line">
      <div className="waiting-line__live">
        <span role="status">
          <b data-open={waits} data-closed={done}>
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
          {next}
          <button id="open-again" type="button">
            {undo}
          </button>
        </span>
      </div>
      <b className="waiting-line__still">{withoutScripts}</b>
    </div>
  );
}
