import type { Point } from '../site/words.ts';

interface Props {
  title: string;
  items: Point[];
  /** Whether what stands above has the same ground. */
  isJoined?: boolean;
}

/** The company's values, and any list of points on a page of text. */
export const Values = ({ title, items, isJoined = true }: Props) => (
  <section className="band" data-joined={isJoined || undefined}>
    <h2 data-column="first">{title}</h2>
    <div className="rows" data-halves data-column="rest">
      {items.map(({ title, text }) => (
        <div key={title}>
          <h3 className="lead">{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </section>
);
