import { ByAnswer } from '../parts/ByAnswer.tsx';
import { Count } from '../parts/Count.tsx';
import type { CaseExample } from '../site/words.ts';
import { Topic } from './Topic.tsx';
import './CaseEntry.css';

/** What the agent drafts in the case at the head of the page. It follows the visitor's answer, and shows the first one before. */
export function CaseEntry({ entry, question }: Pick<CaseExample, 'entry' | 'question'>) {
  const { answers } = question;
  const numbers = answers.map(({ number }) => number);
  return (
    <Topic heading="h3" title={entry.title} data-ground="ink" data-answer={answers[0].outcome}>
      <div className="case-entry" data-column="rest" data-ground="white">
        <div>
          <Count number={Math.max(...numbers)} certain={Math.min(...numbers)}>
            <ByAnswer answers={answers} pick={({ number }) => number} />
          </Count>
        </div>
        <div className="stack">
          <p>
            <b>{entry.name}</b> {entry.item}
          </p>
          <p className="title">
            <ByAnswer answers={answers} pick={({ label }) => label} />
          </p>
          {[0, 1].map((line) => (
            <p key={line}>
              <ByAnswer answers={answers} pick={({ amounts }) => amounts[line]!} />
            </p>
          ))}
          <p className="case-entry__state">{entry.waits}</p>
        </div>
      </div>
    </Topic>
  );
}
