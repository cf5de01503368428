import { ASCENT, writeByHand } from '../styles/handwriting.ts';
import './Ink.css';

interface Props {
  children: string;
  /** Hands take turns, so that two people have two of them. */
  turn?: number;
  /** Whether each word is a picture of its own, so that they wrap. */
  wraps?: boolean;
}

/** What a person has written, or all of it in print if the hand lacks a letter. Screen readers hear the print beside it alone. */
export function Ink({ children, turn, wraps }: Props) {
  const words = wraps ? children.split(' ') : [children];
  const drawn = words.map((word) => writeByHand(word, turn)).filter((ink) => ink !== undefined);
  if (drawn.length < words.length)
    return (
      <span className="title" aria-hidden="true">
        {children}
      </span>
    );
  return drawn.map(({ width, path }, index) => (
    <svg
      key={index}
      className="ink"
      viewBox={`0 ${-ASCENT} ${width} ${ASCENT}`}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  ));
}
