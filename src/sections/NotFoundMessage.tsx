import { ButtonLink } from '../parts/ButtonLink.tsx';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import type { Action } from '../site/texts.ts';
import './NotFoundMessage.css';

export interface NotFoundMessageWords {
  title: string;
  action: Action;
  /** Says to those who don't see the picture that the sentence after it is about a picture. */
  puzzle: string;
  /** `turn` is on the button that turns the tile. `done` replaces `waits` then. */
  waiting: { waits: string; turn: string; done: string };
}

/** 404 as a poster. The 0 is a ring of four tiles, and one waits until the visitor turns it. */
export const NotFoundMessage = ({ title, action, puzzle, waiting }: NotFoundMessageWords) => (
  <section className="not-found-message page-head band" data-ground="ink">
    <div className="not-found-message__poster title">
      <span aria-hidden="true" />
      <WaitingRing />
      <span aria-hidden="true" />
    </div>
    <h1 className="title">{title}</h1>
    <ButtonLink {...action} />
    <WaitingLine
      waits={
        <>
          <span className="visually-hidden">{puzzle}</span> {waiting.waits}
        </>
      }
      answers={{ turned: { label: waiting.turn, done: waiting.done } }}
    />
  </section>
);
