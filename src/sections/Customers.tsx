import type { AboutWords } from '../site/words.ts';

/** Customers who have agreed to be named: the task and its result, beside who says so and a quotation if there is one. */
export const Customers = ({ title, items }: NonNullable<AboutWords['customers']>) => (
  <section className="band" data-joined>
    <h2 data-column="first">{title}</h2>
    <div className="rows" data-column="rest">
      {items.map(({ task, result, quotation, by }, index) => (
        <div key={index}>
          <div>
            <h3 className="lead">{task}</h3>
            <p>{result}</p>
          </div>
          <div>
            {quotation && <blockquote className="title lead">{quotation}</blockquote>}
            <p className="small">{by}</p>
          </div>
        </div>
      ))}
    </div>
  </section>
);
