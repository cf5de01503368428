import type { ReactNode } from 'react';
import type { Destination } from '../site/texts.ts';
import { useSite } from './use-site.ts';
import './Button.css';

interface Look {
  label: string;
  /** Less prominent: an outline without an arrow. */
  secondary?: boolean;
  /** Whether it waits for the visitor. */
  waits?: boolean;
  /** Whether it fills its place, with its text at the lower edge. */
  field?: boolean;
  /** A picture after the label. */
  children?: ReactNode;
}

/** It leads to a page of the site, or to an email or another site. */
type Props = Look & (Destination | { href: string; page?: never; anchor?: never });

/** A link that looks like a button. */
export function ButtonLink({ label, secondary, waits, field, children, ...target }: Props) {
  const { resolveHref } = useSite();
  return (
    <a
      className="button"
      href={target.page ? resolveHref(target) : target.href}
      data-filled={!secondary || undefined}
      data-waits={waits}
      data-field={field}
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
