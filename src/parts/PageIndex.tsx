import { Numbered } from './Numbered.tsx';
import './PageIndex.css';

/** The numbered sections of a page, as links. */
export const PageIndex = ({ sections }: { sections: { id: string; title: string }[] }) => (
  <ol role="list" className="columns" data-column="rest">
    {sections.map(({ id, title }, place) => (
      <li key={id}>
        <a className="index-link" href={`#${id}`}>
          <Numbered number={place + 1}>{title}</Numbered>
        </a>
      </li>
    ))}
  </ol>
);
