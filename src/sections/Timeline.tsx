import { useSite } from '../parts/use-site.ts';
import '../parts/Button.css';
import '../parts/Tile.css';
import './Timeline.css';

/** Scaling has no end: its rings run out of the widest page. */
const ENDLESS = 16;

/** An answer to a decision: a verb, and where it leads on the page. */
export interface TimelineLink {
  label: string;
  anchor: string;
  /** Screen readers say this after it. */
  hidden?: string;
}

interface Props {
  /** From 1. The last phase has no end: its rings run off the page, to the left if links follow, else to the right. */
  phase: number;
  /** A step's name stands above its first ring, and screen readers say its length. */
  steps?: { name: string; length?: string }[];
  /** Links after the last ring. The first one covers that ring's last quarter. */
  links: TimelineLink[];
  legend?: string | undefined;
}

/** The rings of a phase, step by step, up to a decision. */
export function Timeline({ phase, steps = [], links, legend }: Props) {
  const { prices } = useSite().facts;
  // One ring a week, or one a phase without prices.
  const phases = [...(prices?.project.steps ?? [[1], [1]]), [ENDLESS]];
  const named = phases[phase - 1]!.map((rings, step) => ({ rings, ...steps[step] }));
  const end = links.length > 0 ? 'start' : 'end';
  return (
    <div className="timeline" data-phase={phase} data-endless={phase === phases.length ? end : undefined}>
      {named.map(({ rings, name, length }, step) => (
        <div key={step}>
          {name && <span className="small">{name}</span>}
          {length && <span className="visually-hidden">, {length}</span>}
          <div className="timeline__rings">
            {Array.from({ length: rings - 1 }, (_, ring) => (
              <i key={ring} className="tile" />
            ))}
            <div className="timeline__last">
              <i className="tile" />
              {step === named.length - 1 &&
                links.map(({ label, anchor, hidden }, index) => (
                  <a key={anchor} className="button" href={`#${anchor}`} data-waits>
                    {index === 0 && <i className="tile" data-corner="1" />}
                    {label}
                    {hidden && <span className="visually-hidden">{hidden}</span>}
                    <svg className="icon" viewBox="0 0 20 18" aria-hidden="true">
                      <path d="M10 0v17M3 10l7 7 7-7" />
                    </svg>
                  </a>
                ))}
            </div>
          </div>
        </div>
      ))}
      {legend && <p className="timeline__legend small">{legend}</p>}
    </div>
  );
}
