import type { Phase as Words } from '../content/words.ts';
import { TileField } from './TileField.tsx';

interface Props extends Omit<Words, 'terms'> {
  /** How long it takes and what it costs; empty where the owner does not say. */
  terms: string;
  received: string;
}

/** A phase, with its points as a table whose last row is what the client receives. */
export function Phase({ drawing, title, lead, terms, points, received, result }: Props) {
  return (
    <section className="phase band" data-ground={drawing === 'scaling' ? 'ink' : undefined}>
      <div className="phase__field">
        <TileField name={drawing} />
      </div>
      <div className="phase__title">
        <h2>{title}</h2>
        <p className="lead">{terms ? `${lead} ${terms}` : lead}</p>
      </div>
      <div className="phase__table">
        <ul className="rows">
          {points.map((point, index) => (
            <li key={index}>
              <h3 className="lead">{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
        <dl className="rows lead">
          <div>
            <dt>{received}</dt>
            <dd>{result}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
