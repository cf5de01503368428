import type { ComponentProps } from 'react';

type Props = ComponentProps<'div'> & { heading?: 'h2' | 'h3'; title: string; lead?: string | undefined };

/** A title beside its content. `data-ground` sets the background. */
export const Topic = ({ heading: Heading = 'h2', title, lead, children, ...attributes }: Props) => (
  <div className="band" data-dense {...attributes}>
    <Heading className="title" data-column="first">
      {title}
    </Heading>
    {lead && <p data-column="rest">{lead}</p>}
    {children}
  </div>
);
