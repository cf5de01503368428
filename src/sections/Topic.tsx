import type { ReactNode } from 'react';
import './Topic.css';

interface Props {
  heading?: 'h2' | 'h3';
  title: string;
  lead?: string;
  /** Whether the topic above it stands on ink too. */
  isJoined?: boolean;
  children: ReactNode;
}

/** A title in the first columns, and beside it what there is to know about it, on ink. */
export const Topic = ({ heading: Heading = 'h2', title, lead, isJoined, children }: Props) => (
  <div className="topic band" data-ground="ink" data-joined={isJoined || undefined}>
    <div data-column="first">
      <Heading className="topic__heading title">{title}</Heading>
      {lead && <p className="small">{lead}</p>}
    </div>
    {children}
  </div>
);
