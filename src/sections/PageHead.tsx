import { PageIndex } from '../parts/PageIndex.tsx';

interface Props {
  title: string;
  lead: string;
  /** The sections of the page, for a numbered list of links. */
  index: { id: string; title: string }[];
}

/** The head of Services without a case. */
export const PageHead = ({ title, lead, index }: Props) => (
  <section className="band" data-ground="ink" data-head>
    <h1 data-column="left">{title}</h1>
    <p className="lead" data-column="right">
      {lead}
    </p>
    <PageIndex sections={index} />
  </section>
);
