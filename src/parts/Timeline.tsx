import './Button.css';
import './Tile.css';
import './Timeline.css';

interface Props {
  /** A step's name stands above its first ring, and screen readers say its length. */
  steps: { weeks: number; name?: string; length?: string }[];
  /** Whether its rings run out of the page, at the end or at the start. */
  endless?: 'end' | 'start' | undefined;
  /** Where the decision at its end leads: a verb, and what screen readers say after it. */
  decision?: { href: string; label: string; hidden?: string | undefined } | undefined;
  /** What one ring is. */
  unit?: string | undefined;
}

/** A ring for each week, step by step. The last quarter of the last ring is part of the link to the decision. */
export const Timeline = ({ steps, endless, decision, unit }: Props) => (
  <div className="timeline" data-endless={endless}>
    {steps.map(({ weeks, name, length }, index) => (
      <div key={index}>
        {name && <span className="timeline__name small">{name}</span>}
        {length && <span className="visually-hidden">{length}</span>}
        <div className="timeline__rings">
          {Array.from({ length: weeks - 1 }, (_, week) => (
            <i key={week} className="tile" data-corner="all" />
          ))}
          <div className="timeline__last">
            <i className="tile" data-corner="all" />
            {decision && index === steps.length - 1 && (
              <a className="timeline__decision" href={decision.href} data-waits>
                <i className="tile" data-corner="1" />
                {decision.label}
                {decision.hidden && <span className="visually-hidden"> {decision.hidden}</span>}
                <svg className="icon" viewBox="0 0 20 18" aria-hidden="true">
                  <path d="M10 0v17M3 10l7 7 7-7" />
                </svg>
              </a>
            )}
          </div>
        </div>
      </div>
    ))}
    {unit && <p className="timeline__unit small">{unit}</p>}
  </div>
);
