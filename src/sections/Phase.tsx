import { Numbered } from '../parts/Numbered.tsx';
import { PointList } from '../parts/PointList.tsx';
import { Stats } from '../parts/Stats.tsx';
import type { MethodologyWords } from '../site/words.ts';
import '../parts/Tile.css';
import './Phase.css';

type Words = MethodologyWords['phases'][number] & Pick<MethodologyWords, 'youReceive' | 'youDecide'>;
type Props = Words & { number: number; next: string | undefined };

/** A phase: its figures, its points, what the client receives, and what the client then decides about the next one. */
export function Phase({ number, title, lead, stats, note, points, result, decide, next, ...words }: Props) {
  return (
    <section className="band" data-dense>
      <h2 id={`phase-${number}`} data-column="first">
        <Numbered number={number}>{title}</Numbered>
      </h2>
      <p className="lead" data-column="rest">
        {lead}
      </p>
      {note && (
        <p className="small" data-column="first">
          {note}
        </p>
      )}
      <Stats stats={stats} />
      <PointList points={points} />
      <dl className="rows" data-column="rest">
        <div>
          <dt>{words.youReceive}</dt>
          <dd>{result}</dd>
        </div>
        <div className="phase__decision" id={`decision-${number}`}>
          <dt>
            {words.youDecide}
            {next && (
              <a className="tile" href={`#phase-${number + 1}`} data-corner="1" data-waits>
                <span className="visually-hidden">{next}</span>
              </a>
            )}
          </dt>
          <dd className="title lead">{decide}</dd>
        </div>
      </dl>
    </section>
  );
}
