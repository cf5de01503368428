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

/** A large number below as many discs, in rows of six. Discs of one kind are one path, which keeps pages light. */
export function Count({ number, certain, isCorrected, differs, children }: Props) {
  const open = list(certain, number);
  return (
    <>
      {number <= MAX_PIECES && (
        <svg
          className="pieces"
          viewBox={`${-RADIUS} ${-RADIUS} ${(COLUMNS - 1) * PITCH + 2 * RADIUS} ${Math.ceil(number / COLUMNS) * PITCH}`}
          fill="currentColor"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d={circles(list(0, certain))} />
          {open.length > 0 && (
            <>
              <path data-open="" d={circles(open)} />
              <path data-paid="" d={circles(open, 9)} fill="none" />
            </>
          )}
          {isCorrected && (
            <use
              href="/drawings/services.svg#handwritten"
              strokeWidth={3}
              transform={`translate(${findPlace(number).map((at, axis) => at + [9, -11][axis]!)}) scale(0.55)`}
            />
          )}
        </svg>
      )}
      <strong className="number" data-tight data-differs={differs || undefined}>
        {children}
      </strong>
    </>
  );
}

const list = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

const findPlace = (piece: number) =>
  [(piece % COLUMNS) * PITCH, Math.floor(piece / COLUMNS) * PITCH] as const;

const circles = (pieces: number[], r = RADIUS) =>
  pieces
    .map((piece) => {
      const [x, y] = findPlace(piece);
      return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
    })
    .join('');
