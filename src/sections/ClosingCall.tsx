import type { ClosingWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

/** A title across the page, with the text below it. A line that is repeated is read aloud once. */
export function ClosingCall({ title, text, action }: ClosingWords) {
  const end = /[.?!…]$/.test(title.at(-1)!) ? '' : '.';
  return (
    <section className="closing-call band">
      <h2 data-tight>
        {title.map((line, index) => (
          <span key={index} aria-hidden={line === title[index + 1] || undefined}>
            {index < title.length - 1 ? `${line} ` : line + end}
          </span>
        ))}
      </h2>
      <p className="lead" data-column="left">
        {text}
      </p>
      <div className="cluster" data-column="right">
        <ButtonLink {...action} />
      </div>
    </section>
  );
}
