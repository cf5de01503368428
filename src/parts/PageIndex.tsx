import { Numbered } from './Numbered.tsx';
import './PageIndex.css';

/** The numbered sections of a page, as links. Two and four stand in rows of two, so that none is left alone. */
export const PageIndex = ({ sections }: { sections: { id: string; title: string }[] }) => (
  <ol role="list" className="columns" data-halves={sections.length % 2 === 0 || undefined}>
    {sections.map(({ id, title }, place) => (
      <li key={id}>
        <a className="index-link" href={`#${id}`}>
          <Numbered number={place + 1}>{title}</Numbered>
        </a>
      </li>
    ))}
  </ol>
);
