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
  answers: AnswersWords;
}

/** What the agent drafts in the case at the head of the page. It follows the visitor's answer, and shows the first one before. */
export function CaseEntry({ entry, answers }: Props) {
  const numbers = Object.values(answers).map(({ number }) => number);
  return (
    <Band level="h3" title={entry.title} ground="ink" dense>
      <div className="case-entry" data-ground="white" data-answer={Object.keys(answers)[0]}>
        <div>
          <Count number={Math.max(...numbers)} certain={Math.min(...numbers)}>
            <ByAnswer answers={answers} show={({ number }) => number} />
          </Count>
        </div>
        <div className="stack">
          <p>
            <b>{entry.name}</b> {entry.item}
          </p>
          <p className="title">
            <ByAnswer answers={answers} show={({ label }) => label} />
          </p>
          {[0, 1].map((line) => (
            <p key={line}>
              <ByAnswer answers={answers} show={({ amounts }) => amounts[line]} />
            </p>
          ))}
          <p className="case-entry__state">{entry.waits}</p>
        </div>
      </div>
    </Band>
  );
}
