import type { Destination } from '../site/words.ts';
import { useSite } from './use-site.ts';
import './Button.css';

interface Props extends Partial<Destination> {
  label: string;
  /** Instead of a page: an email, or another site. */
  href?: string;
  /** Less prominent: an outline without an arrow. */
  secondary?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ label, page, anchor, href, secondary }: Props) {
  const { resolveHref } = useSite();
  return (
    <a className="button-link" href={page ? resolveHref({ page, anchor }) : href} data-secondary={secondary}>
      <span>{label}</span>
      {!secondary && (
        <svg className="icon" viewBox="0 0 20 18" aria-hidden="true">
          <path d="M0 9h19M11 2l7 7-7 7" />
        </svg>
      )}
    </a>
  );
}
