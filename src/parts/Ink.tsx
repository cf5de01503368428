import { ASCENT, writeByHand } from '../styles/handwriting.ts';
import './Ink.css';

interface Props {
  children: string;
  /** Hands take turns, so that two people have two of them. */
  turn?: number;
  /** Whether each word is a picture of its own, so that they wrap. */
  wraps?: boolean;
}

/** What a person has written, or its print if the hand lacks a letter. Screen readers hear the print beside it alone. */
export function Ink({ children, turn, wraps }: Props) {
  if (!writeByHand(children, turn))
    return (
      <span className="title" aria-hidden="true">
        {children}
      </span>
    );
  return (wraps ? children.split(' ') : [children]).map((text, index) => {
    const { path, width } = writeByHand(text, turn)!;
    return (
      <svg
        key={index}
        className="ink"
        viewBox={`0 ${-ASCENT} ${width} ${ASCENT}`}
        preserveAspectRatio="xMinYMax"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  });
}
