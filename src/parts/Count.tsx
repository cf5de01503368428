import type { ReactNode } from 'react';
import { handwrittenNumber } from './pictures.tsx';
import './Count.css';

/** More pieces would be too small to count, so none are drawn. */
const MAX_PIECES = 12;
const COLUMNS = 6;
/** The side of a piece. */
const SIDE = 20;
/** Radius and width of the lines. Small rings have two: more would run together. */
const SMALL_RINGS = [
  [9, 2],
  [4.4, 3],
];

interface Props {
  /** Each piece is a ring. */
  pieces?: number;
  /** How many more pieces are missing. They are outlines, and dashed if they come later. */
  missing?: number;
  isLater?: boolean;
  /** Whether a pen has written "−2" in the place of the missing pieces. The number is marked then. */
  isCorrected?: boolean | undefined;
  /** The number as it is shown. */
  children: ReactNode;
}

/** A large number below as many rings, in rows of six. They are one shape with a pattern, which keeps pages light. */
export function Count({ pieces = 0, missing = 0, isLater, isCorrected, children }: Props) {
  const all = pieces + missing;
  const [x, y] = findPlace(pieces);
  return (
    <>
      {all <= MAX_PIECES && (
        <svg
          className="count__pieces"
          viewBox={`0 0 ${COLUMNS * SIDE} ${Math.ceil(all / COLUMNS) * SIDE}`}
          aria-hidden="true"
        >
          <path fill="url(#ring)" d={`M0 0h${COLUMNS * SIDE}v${y}H${x}v${SIDE}H0z`} />
          {Array.from({ length: missing }, (_, index) => {
            const [left, top] = findPlace(pieces + index);
            return (
              <circle
                key={index}
                fill="none"
                stroke="currentColor"
                cx={left + SIDE / 2}
                cy={top + SIDE / 2}
                r={SIDE / 2 - 1}
                strokeDasharray={isLater ? 2.65 : undefined}
              />
            );
          })}
          {isCorrected && <g transform={`translate(${x + 24} ${y - 1}) scale(0.8)`}>{handwrittenNumber}</g>}
        </svg>
      )}
      <strong className="count__number title" data-corrected={isCorrected}>
        {children}
      </strong>
    </>
  );
}

/** Draws one ring in ink. Every count on the page repeats it, so the page has it once, before them. */
export const RingPattern = () => (
  <svg className="visually-hidden" data-ground="white" aria-hidden="true">
    <pattern
      id="ring"
      width={SIDE}
      height={SIDE}
      patternUnits="userSpaceOnUse"
      fill="none"
      stroke="currentColor"
    >
      {SMALL_RINGS.map(([radius, width]) => (
        <circle key={radius} cx={SIDE / 2} cy={SIDE / 2} r={radius} strokeWidth={width} />
      ))}
    </pattern>
  </svg>
);

const findPlace = (piece: number) => [(piece % COLUMNS) * SIDE, Math.floor(piece / COLUMNS) * SIDE] as const;
