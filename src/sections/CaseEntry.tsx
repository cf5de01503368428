import type { ReactNode } from 'react';
import { Band } from '../parts/Band.tsx';
import { type AnswersWords, ByAnswer } from '../parts/ByAnswer.tsx';
import { Count } from '../parts/Count.tsx';
import './CaseEntry.css';

/** What the agent drafts once the visitor has answered. `waits` says for whom it waits. */
export interface CaseEntryWords {
  title: string;
  name: string;
  item: string;
  waits: string;
}

interface Props {
  entry: CaseEntryWords;
  question: { ask: string; answers: AnswersWords };
}

/** What the agent drafts in the case at the head of the page. Until the visitor answers, it leads back to the question. */
export function CaseEntry({ entry, question: { ask, answers } }: Props) {
  const numbers = Object.values(answers).map(({ number }) => number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const write = (count: ReactNode, title: ReactNode, lines: string[]) => (
    <>
      <div className="case-entry__count">{count}</div>
      <div className="stack">
        <p>
          <b>{entry.name}</b> {entry.item}
        </p>
        <p className="title">{title}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {lines.length > 0 && <p className="case-entry__state">{entry.waits}</p>}
      </div>
    </>
  );
  return (
    <Band level="h3" title={entry.title} ground="ink" dense>
      <div className="case-entry" data-ground="white">
        <ByAnswer
          answers={answers}
          before={write(
            <Count pieces={least} missing={most - least}>
              ?
            </Count>,
            <a href="#question">{ask}</a>,
            [],
          )}
          show={({ label, number, amounts }, isLater) =>
            write(
              <Count pieces={number} missing={most - number} isLater={isLater}>
                {number}
              </Count>,
              label,
              amounts,
            )
          }
        />
      </div>
    </Band>
  );
}
