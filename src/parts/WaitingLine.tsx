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

/** What the tile waits for, and what the visitor has decided: client/play/turn-on-click.ts changes it. */
export function WaitingLine({ words, consequence, next }: Props) {
  const { undo } = useSite().words.labels;
  const { waits, turn, done } = words;
  return (
    <div className="waiting-line">
      <div>
        {/* Not role="status": Orca 43 reads that role and not its text. */}
        <span aria-live="polite" aria-atomic="true">
          <b data-waiting={waits} data-done={done}>
            {waits}
          </b>
          {consequence && <span className="waiting-line__after">{consequence}</span>}
        </span>{' '}
        {/* For the pointer only: browsers would add this text to the button's own name. */}
        <label htmlFor="waiting-tile">
          <span aria-hidden="true">{turn}</span>
        </label>
        <span className="waiting-line__after">
          {next}
          <button id="undo" type="button">
            {undo}
          </button>
        </span>
      </div>
    </div>
  );
}
