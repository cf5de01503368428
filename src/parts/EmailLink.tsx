import { company } from '../content/company.ts';
import { splitEmail } from '../site/split-email.ts';

/** The address as a link; on a narrow column it breaks after the @. */
export function EmailLink() {
  const [user, host] = splitEmail(company.email);
  return (
    <a href={`mailto:${company.email}`} aria-label={company.email}>
      {user}
      <wbr />
      {host}
    </a>
  );
}
