import { ButtonLink } from '../parts/ButtonLink.tsx';
import { ByAnswer } from '../parts/ByAnswer.tsx';
import { Corrected } from '../parts/Corrected.tsx';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import type { Action } from '../site/texts.ts';
import '../parts/Tile.css';
import './Hero.css';

export interface HeroWords {
  /** Lines are separated by "\n". */
  title: string;
  lead: string;
  primary: Action;
  secondary: Action;
  /** Price and how to stop, in one or two short sentences. */
  priceNote: string;
  /** What waits for the visitor beside the title. */
  invoice?: HeroInvoice;
}

interface HeroInvoice {
  /** One ring per billed piece, at most 12. Undelivered pieces have a red tile turned out. */
  billed: { before: string; number: number; after?: string };
  delivered: { before: string; number: number };
  /** What the agent asks, and when. */
  time: string;
  asks: string;
  question: string;
  /** To pay for what was delivered, or for what was billed. `done` replaces the question then. */
  answers: Record<'fewer' | 'all', { label: string; done: string }>;
}

/** The title, what the company does, and a case that waits for the visitor. */
export function Hero({ words }: { words: HeroWords }) {
  const { title, lead, primary, secondary, priceNote, invoice } = words;
  return (
    <section className={`${invoice ? 'hero ' : ''}split-head page-head band`} data-ground="ink">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {invoice && <Invoice words={invoice} />}
      <div className="hero__links cluster">
        <ButtonLink {...primary} />
        <ButtonLink {...secondary} secondary />
      </div>
      <p className="hero__price-note">{priceNote}</p>
    </section>
  );
}

/** An invoice with a ring for each piece. Those that weren't delivered wait until the visitor decides. */
const Invoice = ({ words: { billed, delivered, time, asks, question, answers } }: { words: HeroInvoice }) => (
  <div className="hero__invoice stack">
    <dl className="hero__facts">
      <div>
        <dt>{billed.before}</dt>
        <dd className="title">
          <ByAnswer
            answers={answers}
            before={billed.number}
            show={(_, value) =>
              value === 'all' ? billed.number : <Corrected from={billed.number} to={delivered.number} />
            }
          />{' '}
          <span className="hero__unit">{billed.after}</span>
        </dd>
      </div>
      <div>
        <dt>{delivered.before}</dt>
        <dd className="title">{delivered.number}</dd>
      </div>
    </dl>
    <div className="hero__rings rings">
      {Array.from({ length: billed.number }, (_, piece) =>
        piece < delivered.number ? <i key={piece} className="tile" /> : <WaitingRing key={piece} />,
      )}
    </div>
    <WaitingLine
      question={question}
      unanswered={
        <>
          <b className="small">
            {time} {asks}
          </b>{' '}
          <span className="lead">{question}</span>
        </>
      }
      answers={answers}
    />
  </div>
);
