import type { BlankOffer as Words } from '../content/words.ts';

/** An offer before it is filled in. It is printed on a sheet of A4, to be signed by both. */
export function BlankOffer({ title, note, print, to, rows, ...end }: Words) {
  const { validUntil, beforeSigning, signatures } = end;
  return (
    <>
      <div className="blank-offer__print">
        <p>{note}</p>
        <button className="button-link" type="button" data-scripted-only data-prints data-secondary>
          <span className="button-link__label">{print}</span>
        </button>
      </div>
      <div className="blank-offer">
        <h3>{title}</h3>
        {/* The space after each text separates its last word from the blank. */}
        <p className="blank-offer__line">{`${to} `}</p>
        <dl className="blank-offer__rows rows">
          {rows.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{`${text} `}</dd>
            </div>
          ))}
        </dl>
        <p className="blank-offer__line">{`${validUntil} `}</p>
        <p>{beforeSigning}</p>
        <ul className="blank-offer__signatures">
          {signatures.parties.map((party, index) => (
            <li key={index}>
              <b>{party}</b> <span>{signatures.fields}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
