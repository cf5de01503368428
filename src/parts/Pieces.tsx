/** More pieces would be too small to count, so none are drawn. */
const MAX_PIECES = 12;
const COLUMNS = 6;
const PITCH = 20;
const RADIUS = 6.5;

interface Props {
  /** How many there are, and how many are drawn. */
  number: number;
  most?: number;
  /** From this one on, an answer decides about them. */
  rest?: number;
}

/** Discs in rows of six. Where two are missing, a pen has written that. */
export const Pieces = ({ number, most = number, rest = most }: Props) =>
  most > MAX_PIECES ? undefined : (
    <svg
      className="pieces"
      viewBox={`${-RADIUS} ${-RADIUS} ${(COLUMNS - 1) * PITCH + 2 * RADIUS} ${Math.ceil(most / COLUMNS) * PITCH}`}
      fill="currentColor"
      stroke="currentColor"
      aria-hidden="true"
    >
      {Array.from({ length: most }, (_, piece) => (
        <g
          key={piece}
          transform={moveTo(piece)}
          data-missing={piece >= number || undefined}
          data-rest={piece >= rest || undefined}
        >
          <circle r={RADIUS} />
          {piece >= rest && <circle r="9" fill="none" />}
        </g>
      ))}
      {most - number === 2 && (
        <g transform={moveTo(number)} strokeWidth={3}>
          <use href="/drawings/services.svg#handwritten" transform="translate(9 -11) scale(0.55)" />
        </g>
      )}
    </svg>
  );

const moveTo = (piece: number) =>
  `translate(${(piece % COLUMNS) * PITCH} ${Math.floor(piece / COLUMNS) * PITCH})`;
