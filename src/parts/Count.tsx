import type { ReactNode } from 'react';
import { handwrittenNumber } from './pictures.tsx';
import './Count.css';

/** More pieces would be too small to count, so none are drawn. */
const MAX_PIECES = 12;
const COLUMNS = 6;
/** The side of a piece. */
const SIDE = 20;

/** Dots upon dots are rings: the colour and the width of each. They have two lines, because more would run together. */
const RING = [
  ['foreground', 20],
  ['background', 16],
  ['foreground', 12],
  ['background', 6],
] as const;
const OUTLINE = [
  ['foreground', 19],
  ['background', 17],
] as const;
const OUTLINE_WITH_CORE = [...OUTLINE, ['foreground', 5]] as const;

interface Props {
  /** Each piece is a ring. */
  pieces?: number;
  /** How many more pieces are missing. They are outlines, with a core if they come later. */
  missing?: number;
  isLater?: boolean;
  /** Whether a pen has written "−2" in the place of the missing pieces. The number is marked then. */
  isCorrected?: boolean | undefined;
  /** The number as it is shown. */
  children: ReactNode;
}

/** A large number below as many rings, in rows of six. */
export function Count({ pieces = 0, missing = 0, isLater, isCorrected, children }: Props) {
  const all = pieces + missing;
  const [x, y] = findCentre(pieces);
  return (
    <>
      {all <= MAX_PIECES && (
        <svg
          className="count__pieces"
          data-ground="white"
          viewBox={`0 0 ${COLUMNS * SIDE} ${Math.ceil(all / COLUMNS) * SIDE}`}
          strokeLinecap="round"
          aria-hidden="true"
        >
          {drawPieces(0, pieces, RING)}
          {drawPieces(pieces, all, isLater ? OUTLINE_WITH_CORE : OUTLINE)}
          {isCorrected && <g transform={`translate(${x + 14} ${y - 11}) scale(0.8)`}>{handwrittenNumber}</g>}
        </svg>
      )}
      <strong className="count__number title" data-corrected={isCorrected}>
        {children}
      </strong>
    </>
  );
}

/** Draws all pieces of one kind as one shape for each of their dots, which keeps pages light. */
function drawPieces(first: number, end: number, dots: readonly (readonly [string, number])[]) {
  const places = Array.from({ length: end - first }, (_, index) => `M${findCentre(first + index)}h0`).join(
    '',
  );
  return (
    places &&
    dots.map(([colour, width]) => (
      <path key={width} d={places} stroke={`var(--${colour})`} strokeWidth={width} />
    ))
  );
}

const findCentre = (piece: number) =>
  [((piece % COLUMNS) + 0.5) * SIDE, (Math.floor(piece / COLUMNS) + 0.5) * SIDE] as const;
