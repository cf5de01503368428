import type { ReactNode } from 'react';
import type { Action } from '../site/texts.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  title: ReactNode;
  /** The heading has this id, so that links can lead to it. */
  id?: string | undefined;
  /** Below a heading of level 2, its parts say one thing together and stand closer. */
  level?: 'h2' | 'h3';
  lead?: ReactNode;
  /** Without a ground, the band stands on paper. */
  ground?: 'ink' | undefined;
  /** Whether it continues the band above, without the space between them. */
  joined?: boolean;
  /** A secondary link below the content. */
  action?: Action | undefined;
  children?: ReactNode;
}

/** A full-width stripe of the page: a heading that hangs on a rule, and its content in the other columns. */
export function Band({ title, id, level: Heading = 'h2', lead, ground, joined, action, children }: Props) {
  return (
    <section
      className="titled band"
      data-ground={ground}
      data-joined={joined || undefined}
      data-dense={Heading === 'h3' || undefined}
    >
      <Heading id={id}>{title}</Heading>
      {lead && <p className="lead">{lead}</p>}
      {children}
      {action && (
        <div className="cluster">
          <ButtonLink {...action} secondary />
        </div>
      )}
    </section>
  );
}
