import type { DrawingName } from '../illustrations/programmes.ts';
import { Drawing } from '../parts/Drawing.tsx';

interface Props {
  title: string;
  lead: string;
  /** The sections of the page, for a numbered list of links. */
  index?: { id: string; title: string }[];
  /** The tile strip at the end of the head. */
  tileStrip?: DrawingName;
}

/** A title of up to this many characters fits the left half of a wide window. */
const MAX_SHORT_TITLE_CHARACTERS = 9;

export function PageHead({ title, lead, index, tileStrip }: Props) {
  return (
    <section
      className="page-head band"
      data-ground="ink"
      data-short={title.length <= MAX_SHORT_TITLE_CHARACTERS || undefined}
    >
      <h1>{title}</h1>
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
        <div className="page-head__strip">
          <Drawing name={tileStrip} />
        </div>
      )}
    </section>
  );
}
