import type { ReactNode } from 'react';
import { Numbered } from '../parts/Numbered.tsx';

interface Props {
  title: string;
  lead: string;
  /** The sections of the page, for a numbered list of links. */
  index?: { id: string; title: string }[];
  /** Between the title and the lead, which then stands small beside the list. */
  example?: ReactNode;
}

/** A title of up to this many characters fits the left half of a wide window. */
const MAX_SHORT_TITLE_CHARACTERS = 10;

export const PageHead = ({ title, lead, index, example }: Props) => (
  <section className="band" data-ground="ink" data-head>
    <h1 data-column={title.length <= MAX_SHORT_TITLE_CHARACTERS ? 'left' : undefined}>{title}</h1>
    {example}
    <p className={example ? undefined : 'lead'} data-column={example ? undefined : 'right'}>
      {lead}
    </p>
    {index && (
      <ol className="lead columns" data-column="rest">
        {index.map(({ id, title }, place) => (
          <li key={id}>
            <a className="index-link" href={`#${id}`}>
              <Numbered number={place + 1}>{title}</Numbered>
            </a>
          </li>
        ))}
      </ol>
    )}
  </section>
);
