import type { MethodologyWords } from '../content/words.ts';
import { Figures } from '../parts/Figures.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { TILE_FIELDS, TileField } from './TileField.tsx';

interface Props extends Pick<MethodologyWords, 'phases' | 'youReceive' | 'youDecide'> {
  number: number;
  field: keyof typeof TILE_FIELDS;
}

/** A phase: its figures, its points, what the client receives, and what he decides. */
export function Phase({ number, field, phases, youReceive, youDecide }: Props) {
  const { title, lead, figures, note, points, result, stop } = phases[number - 1]!;
  return (
    <section className="phase band" id={field} data-ground={TILE_FIELDS[field].ground}>
      <TileField name={field} />
      <h2>
        <Numbered number={number}>{title}</Numbered>
      </h2>
      <div data-column="first">
        <p className="phase__lead lead">{lead}</p>
        {note && <p className="phase__note small">{note}</p>}
      </div>
      <div className="columns" data-column="rest">
        <Figures figures={figures} />
        <ul className="fields columns">
          {points.map((point, index) => (
            <li key={index}>
              <h3 className="lead">{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <dl className="phase__end rows lead">
        <div>
          <dt>{youReceive}</dt>
          <dd>{result}</dd>
        </div>
        <div>
          <dt>{youDecide}</dt>
          <dd>
            <details>
              <summary className="decision">
                <span data-when="closed">{stop.action}</span>
                <span className="decision__ring" data-when="closed" />
                <span data-when="open">{stop.decided}</span> <u data-when="open">{stop.undo}</u>
              </summary>
              {number < phases.length && (
                <ol className="phase__ordered">
                  {phases.map((phase, index) => {
                    const name = <Numbered number={index + 1}>{phase.title}</Numbered>;
                    return <li key={index}>{index < number ? name : <s>{name}</s>}</li>;
                  })}
                </ol>
              )}
              <p>{stop.text}</p>
            </details>
          </dd>
        </div>
      </dl>
    </section>
  );
}
