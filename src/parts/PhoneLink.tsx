import { company } from '../content/company.ts';

/** The number as a link that a phone dials, never broken in two. */
export function PhoneLink() {
  return (
    <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone.replaceAll(' ', '\u00a0')}</a>
  );
}
