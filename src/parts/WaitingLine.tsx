import type { ReactNode } from 'react';
import type { Action } from '../site/texts.ts';
import { useSite } from './use-site.ts';
import './Button.css';
import './WaitingLine.css';

interface Props {
  /** If it has a question, the answers are one choice, which can be changed. Else an undo button takes their place. */
  question?: string;
  id?: string;
  waits: ReactNode;
  /** Each is a button. What is `done` then replaces what waits. */
  answers: Record<string, { label: string; done: string }>;
  /** Where to go once the visitor has decided. */
  next?: Action | undefined;
}

/**
 * A sentence that says what waits, and buttons that answer it: client/page-script/answer-on-click.ts. Without scripts, and in
 * print, the sentences of all answers are read. With scripts, they are there invisibly, so that nothing moves.
 */
export function WaitingLine({ question, id, waits, answers, next }: Props) {
  const { resolveHref, words } = useSite();
  const all = Object.entries(answers);
  return (
    // Without scripts, a sentence without a question or a link would lead nowhere.
    <div className="waiting-line stack" data-scripted-only={!(question || next) || undefined}>
      {question && (
        <p className="lead" id={id}>
          {question}
        </p>
      )}
      <div className="waiting-line__sentence">
        {/* Not role="status": Orca 43 reads that role and not its text. */}
        <p aria-live="polite" aria-atomic="true">
          {waits}
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
        {...(question && { role: 'radiogroup', 'aria-labelledby': id })}
      >
        {all.map(([value, { label }]) => (
          <button
            key={value}
            className="button"
            type="button"
            role={question && 'radio'}
            value={value}
            data-waits
          >
            {label}
          </button>
        ))}
      </div>
      {!question && (
        <div className="waiting-line__undo cluster">
          {next && <a href={resolveHref(next)}>{next.label}</a>}
          <button className="text-button" type="button" data-scripted-only>
            {words.labels.undo}
          </button>
        </div>
      )}
    </div>
  );
}
