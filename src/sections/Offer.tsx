import type { BlankOffer, OfferWords } from '../content/words.ts';
import { Fields } from '../parts/Fields.tsx';
import { Figures } from '../parts/Figures.tsx';
import { Fold } from '../parts/Fold.tsx';

/** An offer filled in, to be read at a glance; and the blank one, which is printed on a sheet of A4. */
export function Offer({ title, lead, example, blank }: OfferWords) {
  return (
    <section className="offer band" id="offer">
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      {example && (
        <>
          <p className="offer__mark">{example.mark}</p>
          <div className="offer__example">
            <div className="offer__subject title">
              <h3 className="title">{example.phase}</h3>
              <p>{example.task}</p>
            </div>
            <Figures figures={example.figures} />
            <Fields terms={example.terms} />
            <p>{example.note}</p>
          </div>
        </>
      )}
      <Fold title={blank.title} id="blank-offer">
        <div className="offer__print">
          <p>{blank.note}</p>
          <button className="button-link" type="button" data-scripted-only data-prints data-secondary>
            <span className="button-link__label">{blank.print}</span>
          </button>
        </div>
        <Sheet {...blank} />
      </Fold>
    </section>
  );
}

/** The space after each text separates its last word from the blank. */
function Sheet({ title, to, rows, validUntil, beforeSigning, signatures }: BlankOffer) {
  return (
    <div className="offer__sheet">
      <h3>{title}</h3>
      <div className="offer__to title">{`${to} `}</div>
      <dl className="offer__rows">
        {rows.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{`${text} `}</dd>
          </div>
        ))}
        <div>
          <dt>{validUntil}</dt>
          <dd> </dd>
        </div>
      </dl>
      <p className="offer__signature">{beforeSigning}</p>
      <ul className="offer__signatures">
        {signatures.parties.map((party, index) => (
          <li key={index}>
            <b>{party}</b> <span>{`${signatures.fields} `}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
