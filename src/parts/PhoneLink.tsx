import { Name } from './Name.tsx';

/** The number as a link that a phone dials. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
    <Name>{phone}</Name>
  </a>
);
