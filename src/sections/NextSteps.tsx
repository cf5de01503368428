import type { ContactWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

/** What happens after an email. */
export const NextSteps = ({ title, steps, action }: ContactWords['next']) => (
  <section className="band">
    <h2 data-column="first">{title}</h2>
    <ol className="stats columns" data-column="rest">
      {steps.map((step, index) => (
        <li key={step.title}>
          <b aria-hidden="true">{index + 1}</b>
          <h3>{step.title}</h3>
          <div className="stack">
            {step.text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
    {action && (
      <div className="cluster" data-column="rest">
        <ButtonLink {...action} secondary />
      </div>
    )}
  </section>
);
