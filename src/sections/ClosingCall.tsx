import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';

interface Props {
  /** How sentence and text stand to each other; one composition a page. */
  composition: 'stepped' | 'turned' | 'grounded' | 'measured';
  title: string[];
  text: string;
  action: { label: string; path: string };
}

export function ClosingCall({ composition, title, text, action }: Props) {
  return (
    <section className="closing-call band" data-composition={composition}>
      <h2>
        <Lines lines={title} />
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
