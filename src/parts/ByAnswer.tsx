import type { ReactNode } from 'react';

/** The visitor's answers, by what becomes of the missing pieces. Each stands below the document that it trusts. */
export type AnswersWords = Record<'paid' | 'later' | 'cancelled', Answer>;

export interface Answer {
  label: string;
  /** What the agent does then. The amount comes first. */
  consequence: string;
  /** How many pieces are paid for, and the amounts on the entry that the agent drafts. */
  number: number;
  amounts: [string, string];
}

interface Props {
  answers: AnswersWords;
  /** What stands there until the visitor answers. */
  before: ReactNode;
  show: (answer: Answer, isLater: boolean) => ReactNode;
}

/**
 * What follows from the visitor's answer. Each answer's part is on the page, and client/page-script/answer-on-click.ts shows
 * one of them.
 */
export const ByAnswer = ({ answers, before, show }: Props) => (
  <>
    <div className="by-answer">{before}</div>
    {Object.entries(answers).map(([outcome, answer]) => (
      <div key={outcome} className="by-answer" data-outcome={outcome} hidden>
        {show(answer, outcome === 'later')}
      </div>
    ))}
  </>
);
