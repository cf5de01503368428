import type { CaseDocument } from '../content/words.ts';

/** More pieces would be too small to count, so none are drawn. */
const MAX_PIECES = 12;
const COLUMNS = 4;
const PITCH = 108;
const RADIUS = 38;

/** "−2" as a pen writes it. */
const HANDWRITTEN = 'M-24 23C-17 20 -11 22 -6 20M3 12C4 3 19 0 20 10C21 19 9 28 2 38C8 34 14 39 24 35';

/** Documents with a large number and as many pieces each. One whose number stands on no other document is marked. */
export function CaseDocuments({ documents }: { documents: CaseDocument[] }) {
  const numbers = documents.map(({ number }) => number);
  return (
    <ul className="documents small">
      {documents.map(({ name, item, number, label }, index) => (
        <li key={index} data-ground="white">
          <p>
            <b>{name}</b>
            <br />
            {item.replace(/-(?=\d)/g, '-\u2060')}
          </p>
          <Pieces number={number} numbers={numbers} />{' '}
          <strong
            data-tight
            data-differs={numbers.indexOf(number) === numbers.lastIndexOf(number) || undefined}
          >
            {number}
          </strong>{' '}
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** As many discs as the largest number. Those above the number of this document, or of another one, are marked. */
function Pieces({ number, numbers }: { number: number; numbers: number[] }) {
  const most = Math.max(...numbers);
  const least = Math.min(...numbers);
  if (most > MAX_PIECES) return undefined;
  const height = PITCH * Math.ceil(most / COLUMNS);
  return (
    <svg viewBox={`-40 -40 404 ${height - 28}`} fill="currentColor" aria-hidden="true">
      {Array.from({ length: most }, (_, piece) => (
        <circle
          key={piece}
          cx={PITCH * (piece % COLUMNS)}
          cy={PITCH * Math.floor(piece / COLUMNS)}
          r={RADIUS}
          data-missing={piece >= number || undefined}
          data-extra={(piece >= least && piece < number) || undefined}
        />
      ))}
      {most - number === 2 && (
        <path
          transform={`translate(276 ${height - 158}) rotate(-5) scale(2.5)`}
          d={HANDWRITTEN}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
