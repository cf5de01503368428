import { Fragment, type ReactNode } from 'react';
import type { WaitingWords } from '../site/words.ts';
import { useSite } from './use-site.ts';
import './Button.css';
import './Waiting.css';

interface Props {
  words: WaitingWords;
  /** Whether the button has the frame of what waits. */
  isFramed?: boolean;
  /** Where to go once the visitor has decided. */
  children?: ReactNode;
}

/**
 * A sentence that says what the tile waits for, and the button that turns it: client/play/turn-on-click.ts. Both sentences
 * lie below the shown one, invisible, so that its place is as high as the higher one.
 */
export function WaitingLine({ words, isFramed, children }: Props) {
  const { waits, turn, done, button } = words;
  const undo = useSite().words.labels.undo;
  return (
    <div className="waiting-line">
      <div className="waiting-line__sentence">
        {/* Not role="status": Orca 43 reads that role and not its text. */}
        <p id="decision" aria-live="polite" aria-atomic="true">
          {waits}
        </p>
        <span data-sentence="waiting" aria-hidden="true">
          {waits}
        </span>
        <span data-sentence="done" aria-hidden="true">
          <ChangedFigure before={waits} after={done} />
        </span>
      </div>
      <button
        className="choice"
        id="turn"
        type="button"
        data-waits={isFramed}
        aria-label={button}
        data-scripted-only
      >
        {turn}
      </button>
      <div className="waiting-line__after cluster">
        {children}
        <button id="undo" type="button">
          {undo}
        </button>
      </div>
    </div>
  );
}

/** The figure that the visitor has chosen follows the one that stood there: two figures wait, and one of them is done. */
function ChangedFigure({ before, after }: { before: string; after: string }) {
  const [old, chosen] = before.match(/\d+/g) ?? [];
  if (!old || !chosen) return after;
  return after.split(new RegExp(`\\b(?=${chosen}\\b)`)).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          <s aria-hidden="true">{old}</s>{' '}
        </>
      )}
      {part}
    </Fragment>
  ));
}
