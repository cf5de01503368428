import { Band } from '../parts/Band.tsx';
import { ByAnswer } from '../parts/ByAnswer.tsx';
import { Count } from '../parts/Count.tsx';
import type { CaseWords } from './Case.tsx';
import './CaseEntry.css';

/** What the agent drafts in the case at the head of the page. Until the visitor answers, it leads back to the question. */
export function CaseEntry({ words: { documents, question, entry } }: { words: CaseWords }) {
  const billed = documents[0].number;
  return (
    <Band level="h3" title={entry.title} ground="ink">
      <div className="case-entry sheet" data-ground="white">
        <div>
          <ByAnswer
            answers={question.answers}
            before={<Count missing={billed}>?</Count>}
            show={({ number }, value) => (
              <Count pieces={number} missing={billed - number} isLater={value === 'later'} />
            )}
          />
        </div>
        <div className="stack">
          <p>
            <b>{entry.name}</b> {entry.item}
          </p>
          <ByAnswer
            answers={question.answers}
            before={
              <p className="title">
                <a href="#question">{question.text}</a>
              </p>
            }
            show={({ label, amounts }) => (
              <>
                <p className="title">{label}</p>
                {amounts.map((amount, index) => (
                  <p key={index}>{amount}</p>
                ))}
                <div className="lines">
                  <b>{entry.state}</b>
                </div>
              </>
            )}
          />
        </div>
      </div>
    </Band>
  );
}
