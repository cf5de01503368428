import { Fragment } from 'react';
import type { LogLine } from '../content/words.ts';
import { Answers } from './Answers.tsx';

/** What was done by whom, line by line; after a question what follows from its answer, once there is one. */
export function Log({ lines }: { lines: LogLine[] }) {
  return (
    <ol className="log">
      {lines.map(({ time, text, by, question }, index) => (
        <Fragment key={index}>
          <li data-by={by}>
            <p>
              <span>{time}</span> {text}
            </p>
            {question && <Answers {...question} />}
          </li>
          {question && (
            <li className="log__next" data-by="person">
              <p>
                <span>{question.next.time}</span> {question.next.text}
              </p>
            </li>
          )}
        </Fragment>
      ))}
    </ol>
  );
}
