import type { DrawingName } from '../illustrations/programmes.ts';
import { Drawing } from '../parts/Drawing.tsx';

interface Props {
  title: string;
  lead: string;
  /** The parts of the page, numbered. */
  index?: { id: string; title: string }[];
  /** Whose frieze closes the head. */
  frieze?: DrawingName;
}

/** A longer title is set as a sentence, in the size of the home page's. */
const LONGEST_WORD = 12;

export function PageHead({ title, lead, index, frieze }: Props) {
  return (
    <section className="page-head band" data-ground="ink">
      <h1 data-long={title.length > LONGEST_WORD || undefined}>{title}</h1>
      <p className="page-head__lead lead">{lead}</p>
      {index && (
        <ol className="page-head__index fields">
          {index.map(({ id, title }, place) => (
            <li key={id}>
              <a className="title" href={`#${id}`}>
                <span>{place + 1}</span>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
      {frieze && (
        <div className="page-head__frieze">
          <Drawing name={frieze} />
        </div>
      )}
    </section>
  );
}
