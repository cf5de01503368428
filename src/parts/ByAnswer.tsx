import type { ReactNode } from 'react';
import './WaitingLine.css';

interface Props<Value extends string, Answer> {
  answers: Record<Value, Answer>;
  /** What stands there until the visitor answers. */
  before: ReactNode;
  show: (answer: Answer, value: Value) => ReactNode;
}

/** What follows from the visitor's answer. The page has a part for each, and client/page-script/answer-on-click.ts shows one. */
export const ByAnswer = <Value extends string, Answer>({ answers, before, show }: Props<Value, Answer>) => (
  <>
    <div className="by-answer">{before}</div>
    {(Object.entries(answers) as [Value, Answer][]).map(([value, answer]) => (
      <div key={value} className="by-answer" data-value={value} hidden>
        {show(answer, value)}
      </div>
    ))}
  </>
);
