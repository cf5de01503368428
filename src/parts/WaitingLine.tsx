import type { ReactNode } from 'react';
import './Button.css';
import './WaitingLine.css';

interface Props {
  /** Accessible name of the group of answers. */
  question: string;
  unanswered: ReactNode;
  /** Each is a button. What is `done` then replaces it. */
  answers: Record<string, { label: string; done: string }>;
}

/**
 * A sentence that says what waits, and buttons that answer it: client/page-script/answer-on-click.ts. Without scripts, and in
 * print, the sentences of all answers are read. With scripts, they are there invisibly, so that nothing moves.
 */
export function WaitingLine({ question, unanswered, answers }: Props) {
  const all = Object.entries(answers);
  return (
    <div className="waiting-line stack">
      <div className="waiting-line__sentence">
        {/* Not role="status": Orca 43 reads that role and not its text. */}
        <p aria-live="polite" aria-atomic="true">
          {unanswered}
        </p>
        {all.map(([value, { label, done }]) => (
          <p key={value}>
            <b>{label}</b> <span data-done={value}>{done}</span>
          </p>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be printed as an empty frame. */}
      <div className="waiting-line__answers" role="group" aria-label={question} data-scripted-only>
        {all.map(([value, { label }]) => (
          <button key={value} className="button" type="button" value={value} aria-pressed="false" data-waits>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
