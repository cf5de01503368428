import type { ExampleOffer as Words } from '../content/words.ts';
import { Figures } from '../parts/Figures.tsx';

/** An offer for no customer, whose figures follow from the owner's facts. */
export function ExampleOffer({ mark, task, figures, terms, note }: Words) {
  return (
    <div className="example-offer">
      <div className="example-offer__about">
        <p>
          <b>{mark}</b> <span>{note}</span>
        </p>
      </div>
      <div className="example-offer__sheet">
        <h3>{task}</h3>
        <Figures figures={figures} />
        <dl className="example-offer__terms">
          {terms.map(({ title, text }, index) => (
            <div key={index}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
