import { company } from '../content/company.ts';

/** The address as a link; on a narrow column it breaks after the @. */
export function EmailLink() {
  const [user, host] = company.email.split('@');
  return (
    <a href={`mailto:${company.email}`}>
      {`${user}@`}
      <wbr />
      {host}
    </a>
  );
}
