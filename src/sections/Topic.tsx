import type { ReactNode } from 'react';

interface Props {
  heading?: 'h2' | 'h3';
  title: string;
  lead?: string;
  ground?: 'ink';
  children: ReactNode;
}

/** A title in the first columns, and beside it what there is to know about it. */
export const Topic = ({ heading: Heading = 'h2', title, lead, ground, children }: Props) => (
  <div className="band" data-dense data-ground={ground}>
    <Heading className="title" data-column="first">
      {title}
    </Heading>
    {lead && <p data-column="rest">{lead}</p>}
    {children}
  </div>
);
