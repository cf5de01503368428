import { useId } from 'react';
import type { Question } from '../content/words.ts';

/** Answers of which the visitor opens one. Until then, the agent waits. */
export function Answers({ waiting, answers, next }: Question) {
  const name = useId();
  return (
    <div className="answers">
      {answers.map(({ label, consequences }, index) => (
        <details name={name} key={index}>
          <summary className="decision">{label}</summary>
          {consequences.map((sentence, place) => (
            <p key={place}>{sentence}</p>
          ))}
        </details>
      ))}
      <p className="answers__waiting">{waiting}</p>
      <p className="answers__next">
        {next.time} {next.text}
      </p>
    </div>
  );
}
