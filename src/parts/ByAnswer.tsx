import type { ReactNode } from 'react';

export interface Answer {
  label: string;
  /** What the agent does then. The amount comes first. */
  consequence: string;
  /** What becomes of the pieces that are missing. */
  outcome: 'cancelled' | 'paid' | 'later';
  /** How many pieces are paid for, and the amounts on the entry that the agent drafts. */
  number: number;
  amounts: [string, string];
}

interface Props<Text> {
  answers: Answer[];
  pick: (answer: Answer) => Text;
  /** What stands there until the visitor answers, if not the text of the first answer. */
  before?: Text;
  /** How a text is shown, if not as it is. */
  show?: (text: Text) => ReactNode;
}

/**
 * A text that follows the visitor's answer. Each text is on the page, one is shown, and client/page-script/answer-on-click.ts
 * shows the one of another answer.
 */
export function ByAnswer<Text extends string | number>({
  answers,
  pick,
  before = pick(answers[0]!),
  show = (text) => text,
}: Props<Text>) {
  const texts = new Set([before, ...answers.map(pick)]);
  return [...texts].map((text, index) => {
    const fitting = answers.filter((answer) => pick(answer) === text).map(({ outcome }) => outcome);
    return (
      <span key={text} data-answers={fitting.join(' ')} hidden={index > 0}>
        {show(text)}
      </span>
    );
  });
}
