import type { ClosingWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';

interface Props extends ClosingWords {
  /** The title is one line as wide as the page, with the text below it. */
  isOneLine?: true;
  /** Shows the last line three times. */
  repeatsLine?: true;
}

export function ClosingCall({ isOneLine, repeatsLine, title, text, action }: Props) {
  const opening = title.slice(0, -1);
  const last = title.at(-1)!;
  return (
    <section className="closing-call band" data-one-line={isOneLine}>
      <h2 data-half={isOneLine ? undefined : 'left'} data-tight>
        {opening.length > 0 && <Lines lines={[...opening, '']} />}
        <span className="closing-call__last" data-shown-before={repeatsLine && last}>
          {last}.
        </span>
      </h2>
      <div className="closing-call__text" data-half={isOneLine ? undefined : 'right'}>
        <p className="lead">{text}</p>
        <div className="button-links">
          <ButtonLink {...action} />
        </div>
      </div>
    </section>
  );
}
