import { useId } from 'react';
import type { LogLine, Question } from '../content/words.ts';
import type { findCase } from '../site/find-case.ts';
import { CaseDocuments } from './CaseDocuments.tsx';

type Props = NonNullable<ReturnType<typeof findCase>>;

/** One case from its documents to the last step, at the head of a page. */
export const Case = ({ anchor, title, lead, documents, log }: Props) => (
  <>
    <div className="case__words stack" data-column="right">
      <h2 className="title" id={anchor}>
        {title}
      </h2>
      <p>{lead}</p>
    </div>
    <CaseDocuments documents={documents} />
    <Log lines={log} />
  </>
);

/** What was done by whom, line by line. The line after a question is hidden until the visitor answers. */
const Log = ({ lines }: { lines: LogLine[] }) => (
  <ol className="log stack">
    {lines.map(({ time, text, by, question }, index) => (
      <li data-by={by} key={index}>
        <p>
          <b>{time}</b> {text}
        </p>
        {question && <Answers {...question} />}
      </li>
    ))}
  </ol>
);

/** The visitor opens one of the answers. The agent waits until then. */
function Answers({ unanswered, answers }: Question) {
  const name = useId();
  return (
    <div className="answers">
      {answers.map(({ label, consequences, difference }, index) => (
        <details name={name} data-difference={difference} key={index}>
          <summary>{label}</summary>
          <p>{consequences.join(' ')}</p>
        </details>
      ))}
      <p className="answers__waiting">{unanswered}</p>
    </div>
  );
}
