import type { ReactNode } from 'react';
import { Numbered } from '../parts/Numbered.tsx';

interface Props {
  title: string;
  lead: string;
  /** The sections of the page, for a numbered list of links. */
  index?: { id: string; title: string }[];
  /** Between the lead and the list. */
  children?: ReactNode;
}

/** A title of up to this many characters fits the left half of a wide window. */
const MAX_SHORT_TITLE_CHARACTERS = 10;

export function PageHead({ title, lead, index, children }: Props) {
  return (
    <section
      className="page-head band"
      data-ground="ink"
      data-short={title.length <= MAX_SHORT_TITLE_CHARACTERS || undefined}
    >
      <h1>{title}</h1>
      <p className="page-head__lead lead" data-column="right">
        {lead}
      </p>
      {children}
      {index && (
        <ol className="page-head__index fields columns">
          {index.map(({ id, title }, place) => (
            <li key={id}>
              <a className="title" href={`#${id}`}>
                <Numbered number={place + 1}>{title}</Numbered>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
