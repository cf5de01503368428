import type { ClosingWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

/**
 * A title of one line is as wide as the page, with the text below it; one of several is beside the text. A line that is
 * repeated is read aloud once.
 */
export function ClosingCall({ title, text, action }: ClosingWords) {
  const lastIndex = title.length - 1;
  const isOne = title.length === 1;
  return (
    <section className="closing-call band" data-lines={isOne ? 'one' : 'several'}>
      <h2 data-tight data-column={isOne ? undefined : 'left'}>
        {title.map((line, index) => (
          <span key={index} aria-hidden={line === title[index + 1] || undefined}>
            {line}
            {index === lastIndex ? '.' : ' '}
            {/* Chromium reads blocks of one line as one word. */}
            {index < lastIndex && <br />}
          </span>
        ))}
      </h2>
      <div className="stack" data-column={isOne ? undefined : 'right'}>
        <p className="lead">{text}</p>
        <div className="cluster">
          <ButtonLink {...action} />
        </div>
      </div>
    </section>
  );
}
