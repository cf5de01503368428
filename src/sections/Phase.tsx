import type { MethodologyWords } from '../content/words.ts';
import { Numbered } from '../parts/Numbered.tsx';
import { Stats } from '../parts/Stats.tsx';
import { TILE_FIELDS, TileField } from './TileField.tsx';

interface Props extends Pick<MethodologyWords, 'phases' | 'youReceive' | 'youDecide'> {
  number: number;
  field: keyof typeof TILE_FIELDS;
}

/** A phase: its figures, its points, what the client receives, and the client's decision. */
export function Phase({ number, field, phases, youReceive, youDecide }: Props) {
  const { title, subtitle, lead, stats, note, points, result, decide } = phases[number - 1]!;
  return (
    <section className="band" id={field} data-ground={TILE_FIELDS[field].ground}>
      <TileField name={field} />
      <h2 data-column="left">
        <Numbered number={number}>{title}</Numbered>
      </h2>
      <div className="phase__lead stack" data-column="right">
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
        {points.map((point, index) => (
          <li key={index}>
            <h3 className="lead">{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      <dl className="rows lead">
        <div>
          <dt>{youReceive}</dt>
          <dd>{result}</dd>
        </div>
        <div>
          <dt>{youDecide}</dt>
          <dd>{decide}</dd>
        </div>
      </dl>
    </section>
  );
}
