import { PageIndex } from '../parts/PageIndex.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';

interface Props {
  title: string;
  lead: string;
  /** The sections of the page, for a numbered list of links. */
  index?: { id: string; title: string }[];
}

/** The head of a page of text, and of Services without a case. */
export const PageHead = ({ title, lead, index }: Props) => (
  <section className="band" data-ground="ink" data-head>
    <PageTitle data-column="left">{title}</PageTitle>
    <p className="lead" data-column="right">
      {lead}
    </p>
    {index && <PageIndex sections={index} />}
  </section>
);
