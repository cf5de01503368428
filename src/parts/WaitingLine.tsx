import type { ReactNode } from 'react';
import type { WaitingWords } from '../site/words.ts';
import { useSite } from './use-site.ts';
import './Button.css';
import './WaitingLine.css';

interface Props extends Omit<WaitingWords, 'waits'> {
  waits: ReactNode;
  /** Where to go once the visitor has decided. */
  children?: ReactNode;
}

/**
 * A sentence that says what waits, and the button that answers it: client/page-script/turn-on-click.ts. Both sentences
 * are also there invisibly, so that the line keeps the height of the taller one.
 */
export function WaitingLine({ waits, turn, done, children }: Props) {
  const { undo } = useSite().words.labels;
  return (
    <div className="waiting-line">
      <div className="waiting-line__sentence lead">
        {/* Not role="status": Orca 43 reads that role and not its text. */}
        <p aria-live="polite" aria-atomic="true">
          {waits}
        </p>
        <span data-sentence="waiting" aria-hidden="true">
          {waits}
        </span>
        <span data-sentence="done" aria-hidden="true">
          {done}
        </span>
      </div>
      <button className="waiting-line__turn choice" type="button" data-waits data-scripted-only>
        {turn}
      </button>
      <div className="waiting-line__after cluster">
        {children}
        <button className="waiting-line__undo" type="button" data-scripted-only>
          {undo}
        </button>
      </div>
    </div>
  );
}
