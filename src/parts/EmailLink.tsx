import type { ComponentProps } from 'react';
import { splitEmail, toAsciiEmail } from '../site/email.ts';
import { useSite } from './use-site.ts';

/** The address as a link; on a narrow column it breaks after the @. */
export function EmailLink(attributes: ComponentProps<'a'>) {
  const { email } = useSite().facts;
  const [user, host] = splitEmail(email);
  return (
    <a translate="no" {...attributes} href={`mailto:${toAsciiEmail(email)}`} aria-label={email}>
      {user}
      <wbr />
      {host}
    </a>
  );
}
