import type { ReactNode } from 'react';
import { useSite } from './use-site.ts';
import './Button.css';
import './WaitingLine.css';

interface Props {
  waits: ReactNode;
  /** Each is a button. Its sentence replaces the one that waits, and `data-answer` of the section becomes its value. */
  answers: { value: string; label: string; done: string }[];
  /** Where to go once the visitor has decided. */
  children?: ReactNode;
}

/**
 * A sentence that says what waits, and buttons that answer it: client/page-script/turn-on-click.ts. All sentences are also
 * there invisibly, so that the line keeps the height of the tallest.
 */
export function WaitingLine({ waits, answers, children }: Props) {
  const { undo } = useSite().words.labels;
  return (
    // Until the script runs nothing turns. Without a link, the sentence would lead nowhere then.
    <div className="waiting-line" data-scripted-only={!children || undefined}>
      <div className="waiting-line__sentence lead">
        {/* Not role="status": Orca 43 reads that role and not its text. */}
        <p aria-live="polite" aria-atomic="true">
          {waits}
        </p>
        {[{ value: '', done: waits }, ...answers].map(({ value, done }) => (
          <p key={value} data-sentence={value} hidden>
            {done}
          </p>
        ))}
      </div>
      <div className="waiting-line__answers">
        {answers.map(({ value, label }) => (
          <button key={value} className="choice" type="button" value={value} data-waits data-scripted-only>
            {label}
          </button>
        ))}
      </div>
      <div className="waiting-line__after cluster">
        {children}
        <button className="waiting-line__undo" type="button" data-scripted-only>
          {undo}
        </button>
      </div>
    </div>
  );
}
