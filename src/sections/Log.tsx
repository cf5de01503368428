import type { LogLine } from '../content/words.ts';
import { Answers } from './Answers.tsx';

/** What was done by whom, line by line. */
export function Log({ lines }: { lines: LogLine[] }) {
  return (
    <ol className="log lead" data-half="right">
      {lines.map(({ time, text, by, asks, question }, index) => (
        <li key={index} data-by={by} data-asks={asks}>
          <span>{time}</span>{' '}
          <div>
            <p>{text}</p>
            {question && <Answers {...question} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
