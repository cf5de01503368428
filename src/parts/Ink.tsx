import { ASCENT, writeByHand } from '../styles/handwriting.ts';
import './Ink.css';

interface Props {
  children: string;
  /** Hands take turns, so that two people have two of them. */
  turn?: number;
  /** Whether each word is a picture of its own, so that they wrap. */
  wraps?: boolean;
}

/** What a person has written, or its print where the hand lacks a letter. Screen readers hear the print beside it alone. */
export const Ink = ({ children, turn, wraps }: Props) =>
  (wraps ? children.split(' ') : [children]).map((text, index) => {
    const written = writeByHand(text, turn);
    return written ? (
      <svg
        key={index}
        className="ink"
        viewBox={`0 ${-ASCENT} ${written.width} ${ASCENT}`}
        preserveAspectRatio="xMinYMax"
        aria-hidden="true"
      >
        <path d={written.path} />
      </svg>
    ) : (
      <span key={index} className="title" aria-hidden="true">
        {text}
      </span>
    );
  });
