import type { ContactWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

/** What happens after an email. */
export function NextSteps({ title, steps }: ContactWords['next']) {
  return (
    <section className="band">
      <h2 data-column="first">{title.join(' ')}</h2>
      <ol className="stats columns" data-column="rest" data-parts="3">
        {steps.map((step, index) => (
          <li key={index}>
            <b aria-hidden="true">{index + 1}</b>
            <h3>{step.title}</h3>
            <div className="stack">
              {step.text.map((sentence, place) => (
                <p key={place}>{sentence}</p>
              ))}
              {step.action && (
                <div className="cluster">
                  <ButtonLink {...step.action} secondary />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
