import type { ReactNode } from 'react';
import type { WaitingWords } from '../content/words.ts';
import { useSite } from './use-site.ts';

interface Props {
  /** `runs` follows when the tile is turned, while other tiles move. */
  words: WaitingWords & { runs?: string };
  /** Where to go then. */
  children?: ReactNode;
}

/** What the tile waits for, and what the visitor has decided: client/play/turn-on-click.ts changes it. */
export function WaitingLine({ words, children }: Props) {
  const { waits, turn, done, runs } = words;
  return (
    <div className="waiting-line">
      {/* Not role="status": Orca 43 reads that role and not its text. */}
      <span aria-live="polite" aria-atomic="true">
        <b data-waiting={waits} data-done={done}>
          {waits}
        </b>
        {runs && <span className="waiting-line__after" data-when="playing">{` ${runs}`}</span>}
      </span>{' '}
      {/* For the pointer only: browsers would add this text to the button's own name. */}
      <label htmlFor="waiting-tile">
        <span aria-hidden="true">{turn}</span>
      </label>
      <span className="waiting-line__after">
        {children}
        <button id="undo" type="button">
          {useSite().words.labels.undo}
        </button>
      </span>
    </div>
  );
}
