import { Fragment } from 'react';

/** A title with given line breaks; the spaces separate words where CSS hides the breaks. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {index < lines.length - 1 ? `${line} ` : line}
    </Fragment>
  ));
}
