import type { StepsExample as Props } from '#words/services.ts';
import { stepPictures } from '../illustrations/step-pictures.ts';

export function StepsExample({ title, picture, steps }: Props) {
  return (
    <div className="steps-example">
      <h3>{title}</h3>
      <ol className="fields">
        {steps.map((step, index) => (
          <li key={step}>
            <svg viewBox="0 0 456 96" aria-hidden="true">
              {stepPictures[picture][index]!.map((line) => (
                <path key={line.strokeWidth} {...line} />
              ))}
            </svg>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
