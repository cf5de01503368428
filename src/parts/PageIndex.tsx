import { Numbered } from './Numbered.tsx';
import './PageIndex.css';

/** The numbered sections of a page, as links on the columns of the page. */
export const PageIndex = ({ sections }: { sections: { id: string; title: string }[] }) => (
  <ol role="list" className="columns">
    {sections.map(({ id, title }, index) => (
      <li key={id}>
        <a className="index-link" href={`#${id}`}>
          <Numbered number={index + 1}>{title}</Numbered>
        </a>
      </li>
    ))}
  </ol>
);
