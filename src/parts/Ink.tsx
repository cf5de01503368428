import { ASCENT, writeByHand } from '../styles/handwriting.ts';
import './Ink.css';

interface Props {
  children: string;
  /** Hands take turns, so that two people have two of them. */
  turn?: number;
}

/**
 * What a person has written, word by word, so that it wraps; in print if the hand lacks a letter. The text stands in print
 * beside it too, so screen readers hear it once.
 */
export function Ink({ children, turn }: Props) {
  if (!writeByHand(children, turn))
    return (
      <span className="ink title" aria-hidden="true">
        {children}
      </span>
    );
  const words = children.split(' ').map((word) => writeByHand(word, turn)!);
  return (
    <span className="ink">
      {words.map(({ path, width }, index) => (
        <svg
          key={index}
          viewBox={`0 ${-ASCENT} ${width} ${ASCENT}`}
          preserveAspectRatio="xMinYMax"
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      ))}
    </span>
  );
}
