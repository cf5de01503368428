import type { DrawingName } from '../illustrations/programmes.ts';
import { Drawing } from '../parts/Drawing.tsx';

interface Props {
  title: string;
  lead: string;
  /** The parts of the page, numbered. */
  index?: { id: string; title: string }[];
  /** Whose tile strip closes the head. */
  tileStrip?: DrawingName;
}

/** A longer title is set as a sentence, in the size of the home page's. */
const MAX_SHORT_TITLE_CHARACTERS = 12;

export function PageHead({ title, lead, index, tileStrip }: Props) {
  return (
    <section className="page-head band" data-ground="ink">
      <h1 data-long={title.length > MAX_SHORT_TITLE_CHARACTERS || undefined}>{title}</h1>
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
      {tileStrip && (
        <div className="page-head__frieze">
          <Drawing name={tileStrip} />
        </div>
      )}
    </section>
  );
}
