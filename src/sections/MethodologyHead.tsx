import { PageTitle } from '../parts/PageTitle.tsx';
import type { MethodologyWords } from '../site/words.ts';
import { Weeks } from './Weeks.tsx';
import './MethodologyHead.css';

/** The title, what it takes in all, and the weeks of a project with the places where the client decides. */
export const MethodologyHead = ({ head, phases }: Pick<MethodologyWords, 'head' | 'phases'>) => (
  <section className="methodology-head band" data-ground="ink" data-head>
    <PageTitle>{head.title}</PageTitle>
    <p className="lead" data-column="left">
      {head.lead}
    </p>
    {head.total && <p data-column="right">{head.total}</p>}
    <figure>
      <Weeks phases={phases} />
      <figcaption className="small">{head.legend}</figcaption>
    </figure>
  </section>
);
