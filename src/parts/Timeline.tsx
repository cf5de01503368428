import type { ReactNode } from 'react';
import './Button.css';
import './Tile.css';
import './Timeline.css';

export interface TimelineStep {
  weeks: number;
  /** Stands above its first ring. */
  name?: string | undefined;
  /** Says for screen readers how many rings it has. */
  length?: string | undefined;
}

interface Props {
  steps: TimelineStep[];
  /** Whether its rings run out of the page, at the end or at the start. */
  endless?: 'end' | 'start' | undefined;
  /** Where the decision at its end leads: a verb, and what only screen readers say after it. */
  decision?: { href: string; label: ReactNode; hidden?: string | undefined } | undefined;
  /** What one ring is. */
  unit?: string | undefined;
}

/** A ring for each week, step by step. The last quarter of the last ring is part of the link to the decision. */
export const Timeline = ({ steps, endless, decision, unit }: Props) => (
  <div className="timeline" data-endless={endless}>
    {steps.map(({ weeks, name, length }, index) => (
      <div key={index} className="timeline__step">
        {name && <span className="small">{name}</span>}
        {length && <span className="visually-hidden">{length}</span>}
        <span className="timeline__rings">
          {Array.from({ length: weeks }, (_, week) => (
            <i key={week} className="tile" data-corner="all" />
          ))}
        </span>
      </div>
    ))}
    {decision && (
      <a className="timeline__decision" href={decision.href} data-waits>
        <i className="tile" data-corner="1" />
        {decision.label}
        {decision.hidden && <span className="visually-hidden"> {decision.hidden}</span>}
      </a>
    )}
    {unit && <p className="timeline__unit">{unit}</p>}
  </div>
);
