import { useEffect, useRef } from 'react';
import { ButtonLink } from '../parts/ButtonLink.tsx';

const TITLE = 'Unexpected Application Error!';

/** What stands in place of a screen that has failed. React has logged the error. */
export function UnexpectedError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = TITLE;
    heading.current?.focus();
  }, []);
  return (
    <section className="unexpected-error" data-ground="ink">
      {/* Named, because a part that is set apart is read apart: "Error !". */}
      <h1 ref={heading} tabIndex={-1} aria-label={TITLE}>
        {TITLE.slice(0, -1)}
        <b>!</b>
      </h1>
      <p className="lead">
        Something in this page has failed. This site stores nothing, so you have lost nothing.
      </p>
      <div className="actions">
        <ButtonLink label="Return to Home" path="/" />
        <ButtonLink label="Reload" path="" secondary />
      </div>
    </section>
  );
}
