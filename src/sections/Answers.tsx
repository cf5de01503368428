import { useId } from 'react';
import type { Decision } from '../content/words.ts';
import { useSite } from '../parts/use-site.ts';

/** Answers of which the visitor opens one. Until then, the agent waits. */
export function Answers({ waiting, answers }: Decision) {
  const { again } = useSite().words.labels;
  const name = useId();
  return (
    <div className="answers">
      {answers.map(({ label, consequences }, index) => (
        <details name={name} key={index}>
          <summary className="decision">
            {label} <u>{again}</u>
          </summary>
          {consequences.map((sentence, place) => (
            <p key={place}>{sentence}</p>
          ))}
        </details>
      ))}
      <p className="answers__waiting">{waiting}</p>
    </div>
  );
}
