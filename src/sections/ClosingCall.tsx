import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';
import type { Action } from '../site/pages.ts';

interface Props {
  /** The layout of title and text: one a page, each with its own stylesheet. */
  composition: 'echoed' | 'turned' | 'grounded' | 'measured';
  title: string[];
  text: string;
  action: Action;
}

/** Letters with a descender in the site's font. */
const DESCENDERS = /[gjpqyçÇ,;„()[\]{}|/\\_$]/;

export function ClosingCall({ composition, title, text, action }: Props) {
  const opening = title.slice(0, -1);
  const last = title.at(-1)!;
  return (
    <section className="closing-call band" data-composition={composition}>
      <h2 data-descends={DESCENDERS.test(last) || undefined}>
        {opening.length > 0 && (
          <span className="closing-call__opening">
            <Lines lines={[...opening, '']} />
          </span>
        )}
        <span className="closing-call__last" data-echo={composition === 'echoed' ? last : undefined}>
          {last}
          <span className="closing-call__stop">.</span>
        </span>
      </h2>
      <div className="closing-call__text">
        <p className="lead">{text}</p>
        <div className="actions">
          <ButtonLink {...action} />
        </div>
      </div>
    </section>
  );
}
