import type { AboutWords } from '../site/words.ts';

/** Customers who have agreed to be named: the task and its result beside what the customer says. */
export const Customers = ({ title, items }: NonNullable<AboutWords['customers']>) => (
  <section className="band" data-joined>
    <h2 data-column="first">{title}</h2>
    <div className="rows" data-column="rest">
      {items.map(({ task, result, quotation, by }) => (
        <div key={task}>
          <div className="stack">
            <h3 className="lead">{task}</h3>
            <p>{result}</p>
          </div>
          <figure className="stack">
            <blockquote className="title lead">{quotation}</blockquote>
            <figcaption className="small">{by}</figcaption>
          </figure>
        </div>
      ))}
    </div>
  </section>
);
