import { company } from '../content/company.ts';

/** The number as a link that a phone dials. */
export function PhoneLink() {
  return <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>;
}
