import { ASCENT, writeByHand } from '../styles/handwriting.ts';
import './Ink.css';

interface Props {
  children: string;
  /** Hands take turns, so that two people have two of them. */
  turn?: number;
  /** Where it is as wide as its place: texts of the same size, of which the longest fits. */
  among?: string[];
}

/** What a person has written. Its text stands beside it in print, so screen readers hear it once. */
export function Ink({ children, turn, among = [] }: Props) {
  const ink = writeByHand(children, turn);
  if (!ink) return null;
  const width = Math.max(ink.width, ...among.map((text) => writeByHand(text)?.width ?? 0));
  return (
    <svg className="ink" viewBox={`0 ${-ASCENT} ${width} ${ASCENT}`} aria-hidden="true">
      <path d={ink.path} />
    </svg>
  );
}
