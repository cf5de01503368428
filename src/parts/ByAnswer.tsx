import type { ReactNode } from 'react';

/** The visitor's three answers, by what becomes of the pieces that are missing. */
export type AnswersWords = Record<'cancelled' | 'paid' | 'later', Answer>;

interface Answer {
  label: string;
  /** What the agent does then. The amount comes first. */
  consequence: string;
  /** How many pieces are paid for, and the amounts on the entry that the agent drafts. */
  number: number;
  amounts: [string, string];
}

interface Props {
  answers: AnswersWords;
  /** What stands there until the visitor answers, if not what the first answer shows. */
  before?: ReactNode;
  show: (answer: Answer) => ReactNode;
}

/**
 * A text that follows the visitor's answer. The text of each answer is on the page, one is shown, and
 * client/page-script/answer-on-click.ts shows that of another answer.
 */
export const ByAnswer = ({ answers, before, show }: Props) => (
  <>
    {before !== undefined && <span data-shown-for="">{before}</span>}
    {Object.entries(answers).map(([outcome, answer], index) => (
      <span key={outcome} data-shown-for={outcome} hidden={before !== undefined || index > 0}>
        {show(answer)}
      </span>
    ))}
  </>
);
