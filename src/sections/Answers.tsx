import { useId } from 'react';
import type { Question } from '../content/words.ts';

/** The visitor opens one of the answers. The agent waits until then. */
export function Answers({ unanswered, answers }: Question) {
  const name = useId();
  return (
    <div className="answers">
      {answers.map(({ label, consequences, difference }, index) => (
        <details name={name} data-difference={difference} key={index}>
          <summary>{label}</summary>
          <p>{consequences.join(' ')}</p>
        </details>
      ))}
      <p className="answers__waiting">{unanswered}</p>
    </div>
  );
}
