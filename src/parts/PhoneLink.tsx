import { Name } from './Name.tsx';

/** The number as a link that a phone dials, never broken in two. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      <Name>{phone}</Name>
    </a>
  );
}
