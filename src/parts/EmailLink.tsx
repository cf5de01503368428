import type { ComponentProps } from 'react';
import { company } from '../content/company.ts';
import { splitEmail, toAsciiEmail } from '../site/email.ts';

/** The address as a link; on a narrow column it breaks after the @. */
export function EmailLink(attributes: ComponentProps<'a'>) {
  const [user, host] = splitEmail(company.email);
  return (
    <a {...attributes} href={`mailto:${toAsciiEmail(company.email)}`} aria-label={company.email}>
      {user}
      <wbr />
      {host}
    </a>
  );
}
