import { Fragment } from 'react';

/** A title set in lines by hand; a space keeps the words apart where the breaks are dropped. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && (
        <>
          {' '}
          <br />
        </>
      )}
      {line}
    </Fragment>
  ));
}
