import type { Action } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';

interface Props {
  /** Where the title is on wide windows, each with its own stylesheet; the text is in the other half, or below. */
  titleAt: 'left' | 'right' | 'across';
  /** Shows the last line three times. */
  repeatsLine?: true;
  title: string[];
  text: string;
  action: Action;
}

export function ClosingCall({ titleAt, repeatsLine, title, text, action }: Props) {
  const opening = title.slice(0, -1);
  const last = title.at(-1)!;
  const [end, ...others] = last.split(' ').reverse();
  return (
    <section className="closing-call band" data-title-at={titleAt}>
      <h2>
        {opening.length > 0 && <Lines lines={[...opening, '']} />}
        <span className="closing-call__last" data-shown-before={repeatsLine && last}>
          {others
            .reverse()
            .map((word) => `${word} `)
            .join('')}
          <span className="closing-call__end">
            {end}
            <span className="visually-hidden">.</span>
          </span>
        </span>
      </h2>
      <div className="closing-call__text">
        <p className="lead">{text}</p>
        <div className="button-links">
          <ButtonLink {...action} />
        </div>
      </div>
    </section>
  );
}
