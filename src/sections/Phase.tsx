import type { MethodologyWords, Phase as Words } from '../content/words.ts';
import { TileField } from './TileField.tsx';

interface Props extends Words {
  received: string;
  decision: MethodologyWords['decision'];
}

/** A phase, with its points as a table whose last rows are what the client receives, and what he decides. */
export function Phase({ drawing, title, lead, terms, points, received, result, decision, stop }: Props) {
  return (
    <section className="phase band" id={drawing} data-ground={drawing === 'scaling' ? 'ink' : undefined}>
      <TileField name={drawing} />
      <div className="phase__title" data-half="left" data-sticky>
        <h2>{title}</h2>
        <p className="lead">{terms ? `${lead} ${terms}` : lead}</p>
      </div>
      <div className="phase__table" data-half="right">
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
          <div className="phase__decision">
            <dt>{decision}</dt>
            <dd>
              <details>
                <summary className="decision">
                  <span data-when="closed">{stop.question}</span>
                  <span data-when="open">{stop.decided}</span> <u data-when="open">{stop.again}</u>
                </summary>
                <p>{stop.text}</p>
              </details>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
