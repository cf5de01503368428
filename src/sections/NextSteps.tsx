import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import type { ContactWords } from '../site/words.ts';

/** What happens after an email. */
export const NextSteps = ({ title, steps, action }: ContactWords['next']) => (
  <section className="band">
    <h2 data-column="first">{title}</h2>
    <div className="rows" data-column="rest">
      {steps.map(({ title, text }, index) => (
        <div key={index}>
          <h3>
            <Numbered number={index + 1}>{title}</Numbered>
          </h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
    {action && (
      <div className="cluster" data-column="rest">
        <ButtonLink {...action} secondary />
      </div>
    )}
  </section>
);
