import { ButtonLink } from '../parts/ButtonLink.tsx';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import type { Words } from '../site/words.ts';
import './NotFound.css';

/** 404 as a poster. The 0 is a ring of four tiles, and one waits until the visitor turns it. */
export const NotFound = ({ notFound: { title, action, puzzle } }: Words) => (
  <section className="not-found page-head band" data-ground="ink">
    <div className="not-found__poster title">
      <span aria-hidden="true">4</span>
      <WaitingRing />
      <span aria-hidden="true">4</span>
    </div>
    <h1 className="title">{title}</h1>
    <div className="beside">
      <div>
        <ButtonLink {...action} />
      </div>
      <div data-scripted-only>
        <WaitingLine
          question={puzzle.unsolved}
          unanswered={
            <>
              <span className="visually-hidden">{puzzle.intro}</span> {puzzle.unsolved}
            </>
          }
          answers={{ turned: { label: puzzle.button, done: puzzle.solved } }}
        />
      </div>
    </div>
  </section>
);
