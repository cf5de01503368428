import type { ReactNode } from 'react';
import type { Action } from '../site/texts.ts';
import { useSite } from './use-site.ts';
import './Button.css';

/** It leads to a page of the site, or with `href` to an email or another site. */
type Props = (Action | { label: string; href: string }) & {
  /** Less prominent: an outline without an arrow. */
  secondary?: boolean;
  /** Whether it waits for the visitor: a red field with its text at the lower edge. */
  waits?: boolean;
  /** A picture after the label. */
  children?: ReactNode;
};

export function ButtonLink({ label, secondary, waits, children, ...target }: Props) {
  const { resolveHref } = useSite();
  return (
    <a
      className="button"
      href={'page' in target ? resolveHref(target) : target.href}
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
