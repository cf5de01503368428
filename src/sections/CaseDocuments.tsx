import type { CaseDocument } from '../content/words.ts';

/** More pieces would be too small to count. */
const MAX_PIECES = 24;
const PIECE_PITCH = 108;
const PIECE_RADIUS = 40;

/** The digits 1 to 9 as a pen writes them, in a box of 24 × 40. */
const HANDWRITTEN = [
  'M8 10C12 8 14 5 15 3C14 14 11 27 10 38',
  'M3 12C4 3 19 0 20 10C21 19 9 28 2 38C8 34 14 39 24 35',
  'M4 7C9 1 21 3 18 11C16 17 11 18 8 19C16 18 22 23 19 31C16 39 5 40 2 34',
  'M13 3C10 12 5 19 2 26C9 27 16 25 22 24M17 14C15 23 14 31 13 39',
  'M20 4C15 5 11 4 7 4C6 10 5 14 4 19C11 15 20 18 19 27C18 37 7 40 2 35',
  'M16 3C8 9 3 20 4 30C5 39 17 40 18 31C19 22 8 21 4 30',
  'M3 6C9 5 15 6 21 4C16 15 11 27 8 39M6 21C10 20 14 20 18 19',
  'M18 8C14 1 4 4 6 12C8 19 19 21 18 31C16 40 4 39 4 31C4 22 19 18 18 8',
  'M19 11C18 3 6 2 5 11C4 20 16 21 19 11C19 21 16 31 13 39',
];
const HANDWRITTEN_MINUS = 'M-24 23C-17 20 -11 22 -6 20';

/** Documents with a large number and as many pieces each. One whose number stands on no other document is marked. */
export function CaseDocuments({ documents }: { documents: CaseDocument[] }) {
  const numbers = documents.map(({ number }) => number);
  const most = Math.max(...numbers);
  return (
    <ul className="documents small">
      {documents.map(({ name, item, number, label }, index) => (
        <li key={index} data-ground="white">
          <p>
            <b>{name}</b>
            <br />
            {item.replace(/-(?=\d)/g, '-\u2060')}
          </p>
          {most <= MAX_PIECES && (
            <Pieces
              number={number}
              most={most}
              least={index === 0 ? Math.min(...numbers) : number}
              isNoted={index === documents.length - 1}
            />
          )}{' '}
          <strong data-tight data-differs={standsAlone(number, numbers) || undefined}>
            {number}
          </strong>{' '}
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

interface PiecesProps {
  number: number;
  /** The pieces up to this number are missing, and those above `least` can be struck off. */
  most: number;
  least: number;
  /** Whether somebody has written by hand how many are missing. */
  isNoted: boolean;
}

function Pieces({ number, most, least, isNoted }: PiecesProps) {
  const columns = most > 12 ? 6 : 4;
  const width = columns * PIECE_PITCH;
  const height = Math.ceil(most / columns) * PIECE_PITCH;
  const missing = most - number;
  const gap = PIECE_PITCH - 2 * PIECE_RADIUS;
  return (
    <svg viewBox={`0 0 ${width - gap} ${height - gap}`} fill="currentColor" aria-hidden="true">
      {Array.from({ length: most }, (_, piece) => (
        <circle
          key={piece}
          cx={PIECE_RADIUS + PIECE_PITCH * (piece % columns)}
          cy={PIECE_RADIUS + PIECE_PITCH * Math.floor(piece / columns)}
          r={PIECE_RADIUS - 2}
          data-missing={piece >= number || undefined}
          data-extra={(piece >= least && piece < number) || undefined}
        />
      ))}
      {isNoted && missing > 0 && missing <= HANDWRITTEN.length && (
        <path
          transform={`translate(${width - (missing > 1 ? 116 : 80)} ${height - 118}) rotate(-5) scale(2.5)`}
          d={HANDWRITTEN_MINUS + HANDWRITTEN[missing - 1]}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

const standsAlone = (number: number, numbers: number[]) =>
  numbers.filter((other) => other === number).length === 1;
