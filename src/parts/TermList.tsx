import type { ReactNode } from 'react';
import './TermList.css';

interface Props {
  className: string;
  terms: { title: ReactNode; text: ReactNode }[];
}

/** Terms, each with its meaning; those without one are left out. Classes say how they stand: styles/layout.css. */
export const TermList = ({ className, terms }: Props) => (
  <dl className={className}>
    {terms.map(
      ({ title, text }, index) =>
        text && (
          <div key={index}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ),
    )}
  </dl>
);
