import type { ContactWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';

/** What happens after an email. */
export function NextSteps({ title, steps }: ContactWords['next']) {
  return (
    <section className="next-steps band">
      <h2 className="title" data-column="first">
        <Lines lines={title} />
      </h2>
      <ol className="fields columns" data-column="rest">
        {steps.map((step, index) => (
          <li key={index}>
            <h3>{step.title}</h3>
            {step.text.map((sentence, place) => (
              <p key={place}>{sentence}</p>
            ))}
            {step.action && (
              <div className="button-links">
                <ButtonLink {...step.action} secondary />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
