import type { ReactNode } from 'react';
import './Button.css';
import './WaitingLine.css';

interface Props {
  /** What the agent asks, with the id of its paragraph. It names the answers. */
  question?: string;
  id?: string;
  unanswered: ReactNode;
  /** Each is a button. What is `done` then replaces it. */
  answers: Record<string, { label: string; done: string }>;
}

/**
 * A sentence that says what waits, and buttons that answer it: client/page-script/answer-on-click.ts. Without scripts, and in
 * print, the sentences of all answers are read. With scripts, they are there invisibly, so that nothing moves.
 */
export function WaitingLine({ question, id, unanswered, answers }: Props) {
  const all = Object.entries(answers);
  return (
    <div className="waiting-line stack">
      {question && (
        <p className="lead" id={id}>
          {question}
        </p>
      )}
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
      <div
        className="waiting-line__answers"
        data-scripted-only
        {...(question && { role: 'group', 'aria-labelledby': id })}
      >
        {all.map(([value, { label }]) => (
          <button key={value} className="button" type="button" value={value} aria-pressed="false" data-waits>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
