import { ASCENT, writeByHand } from '../styles/handwriting.ts';
import './Ink.css';

interface Props {
  children: string;
  /** Whether screen readers read it, because it doesn't stand beside it in print. */
  isSaid?: boolean;
  /** Where it is as wide as its place: texts of the same size, of which the longest fits. */
  among?: string[];
}

/** What a person has written. */
export function Ink({ children, isSaid, among = [] }: Props) {
  const ink = writeByHand(children);
  if (!ink) return isSaid ? children : null;
  const width = Math.max(ink.width, ...among.map((text) => writeByHand(text)?.width ?? 0));
  return (
    <>
      {isSaid && <span className="visually-hidden">{children}</span>}
      <svg className="ink" viewBox={`0 ${-ASCENT} ${width} ${ASCENT}`} aria-hidden="true">
        <path d={ink.path} />
      </svg>
    </>
  );
}
