import type { ReactNode } from 'react';
import type { Destination } from '../site/texts.ts';
import { useSite } from './use-site.ts';
import './Button.css';

/** Without a page of the site, `href` leads to an email or another site. */
interface Props extends Partial<Destination> {
  label: string;
  href?: string;
  /** Less prominent: an outline without an arrow. */
  secondary?: boolean;
  /** Whether it waits for the visitor: a red field with its text at the lower edge. */
  waits?: boolean;
  /** A picture after the label. */
  children?: ReactNode;
}

export function ButtonLink({ label, secondary, waits, children, page, anchor, href }: Props) {
  const { resolveHref } = useSite();
  return (
    <a
      className="button"
      href={page ? resolveHref({ page, anchor }) : href}
      data-filled={!secondary || undefined}
      data-waits={waits}
      data-field={waits}
    >
      <span>{label}</span>
      {!secondary && (
        <svg className="icon" viewBox="0 0 20 18" aria-hidden="true">
          <path d="M0 9h19M11 2l7 7-7 7" />
        </svg>
      )}
      {children}
    </a>
  );
}
