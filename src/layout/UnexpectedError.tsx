import { useEffect, useRef } from 'react';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { useSite } from '../parts/use-site.ts';

/** Replaces a screen that has failed. React has logged the error. */
export function UnexpectedError() {
  const { labels, notFound } = useSite().words;
  const { title, lead, reload } = labels.unexpectedError;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
    heading.current?.focus();
  }, [title]);
  return (
    <section className="unexpected-error band" data-ground="ink">
      {/* Labelled: screen readers would read the separate element as "Error !". */}
      <h1 ref={heading} tabIndex={-1} aria-label={title}>
        {title.slice(0, -1)}
        <b data-tight>{title.at(-1)}</b>
      </h1>
      <p className="lead" data-half="left">
        {lead}
      </p>
      <div className="button-links" data-half="right">
        <ButtonLink {...notFound.action} />
        <ButtonLink label={reload} secondary />
      </div>
    </section>
  );
}
