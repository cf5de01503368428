import type { ReactNode } from 'react';
import './WaitingLine.css';

interface Props<Answer> {
  answers: Record<string, Answer>;
  /** What stands there until the visitor answers. */
  before: ReactNode;
  show: (answer: Answer, value: string) => ReactNode;
}

/** What follows from the visitor's answer. The page has a part for each, and client/page-script/answer-on-click.ts shows one. */
export const ByAnswer = <Answer,>({ answers, before, show }: Props<Answer>) => (
  <>
    <div className="by-answer">{before}</div>
    {Object.entries(answers).map(([value, answer]) => (
      <div key={value} className="by-answer" data-value={value} hidden>
        {show(answer, value)}
      </div>
    ))}
  </>
);
