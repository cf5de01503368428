import type { ComponentProps, ReactNode } from 'react';
import './TermList.css';

type Props = ComponentProps<'dl'> & { terms: { title: ReactNode; text: ReactNode }[] };

/** Terms, each with its meaning; those without one are left out. Classes say how they stand: styles/layout.css. */
export const TermList = ({ terms, ...attributes }: Props) => (
  <dl {...attributes}>
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
