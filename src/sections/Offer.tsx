import type { MethodologyWords } from '../content/words.ts';

/** A blank offer, as a sheet of A4. The space after each text separates its last word from the blank. */
export function Offer({ title, lead, note, print, to, readAll, rows, ...words }: MethodologyWords['offer']) {
  const { validUntil, beforeSigning, signatures } = words;
  return (
    <section className="offer band" id="offer">
      <div className="offer__head" data-half="left" data-sticky>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <p className="offer__note">{note}</p>
        <button className="button-link" type="button" data-scripted-only data-prints data-secondary>
          <span className="button-link__label">{print}</span>
        </button>
      </div>
      <div className="offer__sheet">
        <div className="offer__to title">{`${to} `}</div>
        {/* Folded on phones alone, to the labels of its rows. */}
        <details className="offer__rows">
          <summary className="button-link">
            <span className="button-link__label">{readAll}</span>
          </summary>
          <dl>
            {rows.map(({ id, title, text }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{`${text} `}</dd>
              </div>
            ))}
          </dl>
        </details>
        <div className="offer__valid">{`${validUntil} `}</div>
        <p className="offer__signature lead">{beforeSigning}</p>
        <ul className="offer__signatures">
          {signatures.parties.map((party, index) => (
            <li key={index}>
              <b>{party}</b> <span>{`${signatures.fields} `}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
