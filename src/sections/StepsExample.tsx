import type { StepsExample as Props } from '../content/words.ts';
import { Certainty } from './Certainty.tsx';

export function StepsExample({ picture, steps, certainty }: Props) {
  return (
    <>
      <ol className="columns" data-column="rest">
        {steps.map((step, index) => (
          <li key={index}>
            <svg
              viewBox="0 0 456 96"
              preserveAspectRatio="xMinYMid"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <use href={`/drawings/steps.svg#${picture}-${index + 1}`} />
            </svg>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {certainty && <Certainty {...certainty} />}
    </>
  );
}
