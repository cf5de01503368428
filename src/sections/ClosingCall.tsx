import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';

interface Props {
  /** How sentence and text stand to each other; one composition a page, each with its own stylesheet. */
  composition: 'echoed' | 'turned' | 'grounded' | 'measured';
  title: string[];
  text: string;
  action: { label: string; path: string };
}

/** Letters that reach below the line in the site's font. */
const DESCENDERS = /[gjpqyçÇ,;„()[\]{}|/\\_$]/;
/** Letters of a line that leaves the right half of a band to the text. */
const LONGEST_HALF_LINE = 8;

export function ClosingCall({ composition, title, text, action }: Props) {
  const lines = title.slice(0, -1);
  const last = title.at(-1)!;
  const besideText = composition === 'grounded' ? title[0]! : last;
  return (
    <section className="closing-call band" data-composition={composition}>
      <h2
        data-descends={DESCENDERS.test(last) || undefined}
        data-half={besideText.length <= LONGEST_HALF_LINE || undefined}
      >
        {lines.length > 0 && (
          <>
            <Lines lines={lines} /> <br />
          </>
        )}
        <span data-echo={composition === 'echoed' ? last : undefined}>{last}</span>
        <span className="closing-call__stop">.</span>
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
