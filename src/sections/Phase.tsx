import { TileField } from '../parts/TileField.tsx';
import type { Phase as Words } from '../site/words.ts';

interface Props extends Words {
  /** What it takes and costs, where the owner says so. */
  terms: string;
  received: string;
}

/** Its points as a table, whose last row is what the client receives. */
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
      <ul className="phase__points rows">
        {points.map((point, index) => (
          <li key={index}>
            <h3 className="lead">{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
        <li>
          <h3 className="lead">{received}</h3>
          <p className="lead">{result}</p>
        </li>
      </ul>
    </section>
  );
}
