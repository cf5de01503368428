import type { ReactNode } from 'react';
import { drawDots, SMALL_RING, writeNote } from './pictures.tsx';
import './Count.css';

/** More pieces would be too small to count, so none are drawn. */
const MAX_PIECES = 12;
const COLUMNS = 6;
const SIDE = 20;

/** A missing piece is an outline, with a core if it comes later. */
const OUTLINE = [19, 17];
const OUTLINE_WITH_CORE = [19, 17, 5];

interface Props {
  pieces?: number;
  missing?: number;
  isLater?: boolean;
  /** What a pen has written in the place of the missing pieces. The number is marked then. */
  note?: string | undefined;
  /** What stands for the number. */
  children?: ReactNode;
}

/** A large number below as many rings, in rows of six. */
export function Count({ pieces = 0, missing = 0, isLater, note, children = pieces }: Props) {
  const all = pieces + missing;
  const points = Array.from({ length: all }, (_, piece) => `M${findCentre(piece)}h0`);
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
          {pieces > 0 && drawDots(points.slice(0, pieces).join(''), SMALL_RING)}
          {missing > 0 && drawDots(points.slice(pieces).join(''), isLater ? OUTLINE_WITH_CORE : OUTLINE)}
          {note && writeNote(note, `translate(${x - 10} ${y + 11.4}) scale(.16)`)}
        </svg>
      )}
      <strong className="count__number title" data-corrected={Boolean(note) || undefined}>
        {children}
      </strong>
    </>
  );
}

const findCentre = (piece: number) =>
  [((piece % COLUMNS) + 0.5) * SIDE, (Math.floor(piece / COLUMNS) + 0.5) * SIDE] as const;
