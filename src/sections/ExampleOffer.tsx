import type { ExampleOffer as Words } from '../content/words.ts';
import { Fields } from '../parts/Fields.tsx';
import { Figures } from '../parts/Figures.tsx';

/** An offer for no customer, whose figures follow from the owner's facts. */
export function ExampleOffer({ mark, task, figures, terms, note }: Words) {
  return (
    <>
      <div className="example-offer__about" data-column="first">
        <b>{mark}</b>
        <p className="small">{note}</p>
      </div>
      <div className="example-offer columns">
        <h3>{task}</h3>
        <Figures figures={figures} />
        <div className="columns small">
          <Fields terms={terms} />
        </div>
      </div>
    </>
  );
}
