import type { DrawingName } from '../illustrations/programmes.ts';
import { Drawing } from '../parts/Drawing.tsx';

interface Props {
  title: string;
  lead: string;
  /** Whose frieze closes the head. */
  frieze?: DrawingName;
}

/** A longer title is set as a sentence, in the size of the home page's. */
const LONGEST_WORD = 12;

export function PageHead({ title, lead, frieze }: Props) {
  return (
    <section className="page-head band" data-ground="ink">
      <h1 data-long={title.length > LONGEST_WORD || undefined}>{title}</h1>
      <p className="page-head__lead lead">{lead}</p>
      {frieze && (
        <div className="frieze">
          <Drawing name={frieze} />
        </div>
      )}
    </section>
  );
}
