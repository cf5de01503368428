import type { Destination } from '../content/words.ts';
import { useSite } from './use-site.ts';

interface Props extends Partial<Destination> {
  label: string;
  /** An address outside the site. */
  href?: string;
  /** A file that is saved, instead of a page. */
  file?: { path: string; name: string };
  /** Less prominent: an outline without the arrow cell. */
  secondary?: boolean;
}

/** A link that looks like a button. Without any address it reloads the current page. */
export function ButtonLink({ label, page, anchor, href, file, secondary }: Props) {
  const { resolveHref } = useSite();
  return (
    <a
      className="button-link"
      href={page ? resolveHref({ page, anchor }) : (href ?? file?.path ?? '')}
      download={file?.name}
      data-secondary={secondary || undefined}
    >
      <span>{label}</span>
      {!secondary && (
        <svg className="icon" viewBox="0 0 20 18" aria-hidden="true">
          <path d="M0 9h19M11 2l7 7-7 7" />
        </svg>
      )}
    </a>
  );
}
