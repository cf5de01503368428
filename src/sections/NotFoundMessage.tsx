import { ButtonLink } from '../parts/ButtonLink.tsx';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import type { NotFoundWords } from '../site/words.ts';
import './NotFoundMessage.css';

/** 404 as a poster. The 0 is a ring of four tiles, and one waits until the visitor turns it. */
export const NotFoundMessage = ({ title, action, waiting }: NotFoundWords) => (
  <section className="not-found-message band" data-ground="ink" data-head>
    <div className="not-found-message__poster title">
      <span data-tight aria-hidden="true">
        4
      </span>
      <div>
        <WaitingRing />
      </div>
      <span data-tight aria-hidden="true">
        4
      </span>
    </div>
    <h1 className="title">{title}</h1>
    <ButtonLink {...action} />
    <WaitingLine
      waits={waiting.waits}
      answers={[{ value: 'done', label: waiting.turn, done: waiting.done }]}
    />
  </section>
);
