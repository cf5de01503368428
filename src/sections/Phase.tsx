import { Stats } from '../parts/Stats.tsx';
import type { MethodologyWords } from '../site/words.ts';
import { nameDecision, PHASES, PhaseWeeks } from './Weeks.tsx';
import './Weeks.css';

interface Props extends Pick<MethodologyWords, 'youReceive' | 'youDecide'> {
  phase: number;
  words: MethodologyWords['phases'][number];
}

/** A phase: its weeks and figures, its points, what the client receives, and what the client then decides. */
export function Phase({ phase, words, youReceive, youDecide }: Props) {
  const { title, subtitle, lead, stats, note, points, result, decide } = words;
  return (
    <section className="phase band" id={PHASES[phase]!.id}>
      <PhaseWeeks phase={phase} />
      <h2 data-column="first">
        <span aria-hidden="true">{phase + 1}</span> {title}
      </h2>
      <div className="stack" data-column="rest">
        <b className="small">{subtitle}</b>
        <p className="lead">{lead}</p>
      </div>
      {note && (
        <p className="small" data-column="first">
          {note}
        </p>
      )}
      <Stats stats={stats} />
      <ul className="columns" data-column="rest">
        {points.map((point) => (
          <li key={point.title}>
            <h3 className="lead">{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      <dl className="rows" data-column="rest">
        <div>
          <dt>{youReceive}</dt>
          <dd>{result}</dd>
        </div>
        <div id={nameDecision(phase)}>
          <dt>{youDecide}</dt>
          <dd className="title lead">{decide}</dd>
        </div>
      </dl>
    </section>
  );
}
