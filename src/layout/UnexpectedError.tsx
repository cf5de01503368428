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
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
      <div className="button-links">
        <ButtonLink {...notFound.action} />
        <ButtonLink label={reload} secondary />
      </div>
    </section>
  );
}
