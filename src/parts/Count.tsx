import type { ReactNode } from 'react';
import './Count.css';

/** More pieces would be too small to count, so none are drawn. */
const MAX_PIECES = 12;
const COLUMNS = 6;
const PITCH = 20;
const RADIUS = 6.5;

interface Props {
  number: number;
  /** How many of them are certain. The visitor's answer decides about the others. */
  certain: number;
  /** Whether a pen has written "−2" after the last one. */
  isCorrected?: boolean | undefined;
  /** Whether no other document has this number. */
  differs?: boolean;
  /** The number as it is shown. */
  children: ReactNode;
}

/** A large number below as many discs, in rows of six. */
export const Count = ({ number, certain, isCorrected, differs, children }: Props) => (
  <>
    {number <= MAX_PIECES && (
      <svg
        className="pieces"
        viewBox={`${-RADIUS} ${-RADIUS} ${(COLUMNS - 1) * PITCH + 2 * RADIUS} ${Math.ceil(number / COLUMNS) * PITCH}`}
        fill="currentColor"
        stroke="currentColor"
        aria-hidden="true"
      >
        {Array.from({ length: number }, (_, piece) => (
          <g key={piece} transform={moveTo(piece)} data-open={piece >= certain || undefined}>
            <circle r={RADIUS} />
            {piece >= certain && <circle r="9" fill="none" />}
          </g>
        ))}
        {isCorrected && (
          <g transform={moveTo(number)} strokeWidth={3}>
            <use href="/drawings/services.svg#handwritten" transform="translate(9 -11) scale(0.55)" />
          </g>
        )}
      </svg>
    )}
    <strong className="number" data-tight data-differs={differs || undefined}>
      {children}
    </strong>
  </>
);

const moveTo = (piece: number) =>
  `translate(${(piece % COLUMNS) * PITCH} ${Math.floor(piece / COLUMNS) * PITCH})`;
