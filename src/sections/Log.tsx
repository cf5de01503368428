import { Fragment } from 'react';
import type { LogLine } from '../content/words.ts';
import { Answers } from './Answers.tsx';

/** What was done by whom, line by line. After a question follows the next step, hidden until the visitor answers. */
export const Log = ({ lines }: { lines: LogLine[] }) => (
  <ol className="log">
    {lines.map(({ time, text, by, question }, index) => (
      <Fragment key={index}>
        <li data-by={by}>
          <p>
            <b>{time}</b> {text}
          </p>
          {question && <Answers {...question} />}
        </li>
        {question && (
          <li className="log__next" data-by="person">
            <p>
              <b>{question.next.time}</b> {question.next.text}
            </p>
          </li>
        )}
      </Fragment>
    ))}
  </ol>
);
